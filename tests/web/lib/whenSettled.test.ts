import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSettled } from '../../../src/lib/api/whenSettled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = vi.fn<() => void>();
const end = new AbortController();
/** How often it has begun so many milliseconds later. */
async function countBegun(milliseconds: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return begin.mock.calls.length;
}

test('what a screen does not need waits for all that it asks for', async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const request = client.fetchQuery({ queryKey: ['slow'], queryFn: () => promise });
  void whenSettled(client, end.signal, begin);
  expect(await countBegun(60_000)).toBe(0);
  resolve('here');
  await request;
  expect(await countBegun(200)).toBe(1);
});

test('where nothing is asked for, it begins soon', async () => {
  begin.mockClear();
  void whenSettled(new QueryClient(), end.signal, begin);
  expect(await countBegun(200)).toBe(1);
});

test('it does not begin for a screen that is gone', async () => {
  begin.mockClear();
  void whenSettled(new QueryClient(), end.signal, begin);
  end.abort();
  expect(await countBegun(1000)).toBe(0);
});
