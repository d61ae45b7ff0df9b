import { afterEach, expect, test, vi } from 'vitest';
import { health } from '#domain/system/system.calls.ts';
import { send } from '../../../src/lib/api/client.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a line that is cut', new TypeError('Failed to fetch'), 'errors.offline'],
  ['an answer that does not come in time', new DOMException('timed out', 'TimeoutError'), 'errors.slow_network'],
])('%s is said to be that', async (_, failure, message) => {
  vi.stubGlobal('fetch', () => Promise.reject(failure));
  await expect(send(health, {})).rejects.toMatchObject({ status: 0, message });
});
