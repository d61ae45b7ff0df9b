import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '#server/kit/storage.ts';
import { startS3, type S3Server } from '../../support/s3.ts';

const megabyte = 1024 ** 2;
let s3: S3Server;
let storage: Storage;
let faults: unknown[];
beforeAll(async () => {
  s3 = await startS3();
  ({ storage, faults } = await s3.open());
});
afterAll(() => s3.remove());

test.each([
  ['an image', 1],
  ['a long manuscript', 3],
])('many who read %s slowly keep nobody from the bucket', async (_, megabytes) => {
  const name = `doc/${randomUUID()}.docx`;
  await storage.put(name, new Uint8Array(megabytes * megabyte));
  const files = await Promise.all(Array.from({ length: 60 }, () => storage.open(name)));
  const small = `cover/${randomUUID()}.jpg`;
  await storage.put(small, new Uint8Array(9));
  expect((await storage.get(small))?.byteLength).toBe(9);
  for (const file of files) await file!.part!.body.cancel();
  expect(faults).toEqual([]);
});

test('a service that answers 404 for a file that is gone already has it removed', async () => {
  s3.fault = 404;
  try {
    expect(await storage.remove(`cover/${randomUUID()}.jpg`)).toBeUndefined();
  } finally {
    s3.fault = undefined;
  }
  expect(faults).toEqual([]);
});
