import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitUntilSettled } from '../../../src/lib/api/whenSettled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether it has come so many milliseconds later. */
async function hasCome(settled: Promise<void>, milliseconds: number): Promise<boolean> {
  let come = false;
  void settled.then(() => (come = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return come;
}

test('what a screen does not need waits for all that it asks for', async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const request = client.fetchQuery({ queryKey: ['slow'], queryFn: () => promise });
  const settled = waitUntilSettled(client);
  expect(await hasCome(settled, 60_000)).toBe(false);
  resolve('here');
  await request;
  expect(await hasCome(settled, 200)).toBe(true);
});

test('where nothing is asked for, it comes soon', async () => {
  expect(await hasCome(waitUntilSettled(new QueryClient()), 200)).toBe(true);
});
