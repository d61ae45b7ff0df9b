import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { whenSettled } from '../../../src/lib/api/whenSettled.ts';

test('what a screen does not need waits for all that it asks for', async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const request = client.fetchQuery({ queryKey: ['slow'], queryFn: () => promise });
  let isSettled = false;
  const settled = whenSettled(client).then(() => (isSettled = true));
  await new Promise((pass) => setTimeout(pass, 300));
  expect(isSettled).toBe(false);
  resolve('here');
  await request;
  await settled;
});

test('where nothing is asked for, it comes soon', async () => {
  await whenSettled(new QueryClient());
});
