import { afterEach, expect, test, vi } from 'vitest';
import { health } from '#domain/system/system.calls.ts';
import { send } from '../../../src/lib/api/client.ts';

afterEach(() => vi.unstubAllGlobals());

const timedOut = new DOMException('timed out', 'TimeoutError');
/** An answer that ends in the middle. */
const breakAnswer = (error: Error) =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"status":200,"da')),
      pull: (stream) => stream.error(error),
    }),
  );

test.each([
  ['a line that is cut', () => Promise.reject(new TypeError('Failed to fetch')), 'errors.offline'],
  ['an answer that does not come in time', () => Promise.reject(timedOut), 'errors.slow_network'],
  ['a line that is cut within the answer', async () => breakAnswer(new TypeError('network error')), 'errors.offline'],
  ['an answer that does not end in time', async () => breakAnswer(timedOut), 'errors.slow_network'],
  ["somebody else's page", async () => new Response('<html>Sign in to this Wi-Fi</html>'), 'errors.offline'],
])('%s is said to be that', async (_, answer, message) => {
  vi.stubGlobal('fetch', answer);
  await expect(send(health, {})).rejects.toMatchObject({ status: 0, message });
});

test("a proxy's failure keeps its status", async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
  await expect(send(health, {})).rejects.toMatchObject({ status: 502, message: 'errors.unavailable' });
});
