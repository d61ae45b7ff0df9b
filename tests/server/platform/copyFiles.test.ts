import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { CommandError } from '#server/commandError.ts';
import { unavailable } from '#server/kit/apiError.ts';
import type { Storage } from '#server/kit/storage.ts';
import { copyFiles } from '#server/platform/files/copyFiles.ts';
import { createFolderStorage } from '#server/platform/storage.ts';
import { s3Keys, startS3, type S3Server } from '../../support/s3.ts';

const count = 40;
let s3: S3Server;
let dataDir: string;
let folder: Storage;
let bucket: Storage;

beforeAll(async () => void (s3 = await startS3()));
afterAll(() => s3.remove());
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(inject('store').temp, 'copy-files-'));
  folder = createFolderStorage(path.join(dataDir, 'files'));
  ({ storage: bucket } = await s3.open());
  for await (const { name } of bucket.list()) await bucket.remove(name);
  for (let index = 0; index < count; index += 1)
    await folder.put(`cover/${randomUUID()}.jpg`, randomBytes(100 + index));
});

const quiet = { progress: () => undefined };
/** Every file by its name, as hex. */
async function contents(storage: Storage): Promise<Record<string, string>> {
  const entries: [string, string][] = [];
  for await (const { name } of storage.list())
    entries.push([name, Buffer.from((await storage.get(name))!).toString('hex')]);
  return Object.fromEntries(entries);
}

describe('the copy of files into a bucket', () => {
  test('takes all, finds them there when it runs again, and takes nothing away', async () => {
    const before = await contents(folder);
    expect(await copyFiles(folder, bucket, quiet)).toMatchObject({ copied: count, kept: 0 });
    s3.requests.length = 0;
    expect(await copyFiles(folder, bucket, quiet)).toEqual({ copied: 0, kept: count, bytes: 0 });
    expect(new Set(s3.requests)).toEqual(new Set(['GET /house/']));
    expect(await contents(bucket)).toEqual(before);
    expect(await contents(folder)).toEqual(before);
  });

  test('goes on after it was stopped in the middle, and comes back from the bucket whole', async () => {
    const before = await contents(folder);
    let left = 15;
    const stopping: Storage = {
      ...bucket,
      put: (name, bytes) => (left-- > 0 ? bucket.put(name, bytes) : Promise.reject(unavailable())),
    };
    const stopped: unknown = await copyFiles(folder, stopping, quiet).catch((error: unknown) => error);
    expect(stopped).toBeInstanceOf(CommandError);
    expect((stopped as CommandError).message).toMatch(/15 files are copied so far\. Run it again/);
    expect(await copyFiles(folder, bucket, quiet)).toMatchObject({ copied: count - 15, kept: 15 });
    const other = createFolderStorage(path.join(dataDir, 'other'));
    expect(await copyFiles(bucket, other, quiet)).toMatchObject({ copied: count });
    expect(await contents(other)).toEqual(before);
  });

  test('replaces a file of another size, and of the same size only where all are read', async () => {
    const before = await contents(folder);
    await copyFiles(folder, bucket, quiet);
    const [shorter = '', changed = ''] = Object.keys(before);
    await bucket.put(shorter, randomBytes(5));
    await bucket.put(changed, randomBytes(before[changed]!.length / 2));
    expect(await copyFiles(folder, bucket, quiet)).toMatchObject({ copied: 1, kept: count - 1 });
    expect(await copyFiles(folder, bucket, { ...quiet, verifyAll: true })).toMatchObject({
      copied: 1,
      kept: count - 1,
    });
    expect(await contents(bucket)).toEqual(before);
  });

  test('refuses a storage that keeps other bytes than it was sent', async () => {
    const lossy: Storage = { ...bucket, put: (name, bytes) => bucket.put(name, bytes.slice(1)) };
    await expect(copyFiles(folder, lossy, quiet)).rejects.toThrow(/^cover\/\S+: what was kept is not what was sent$/);
  });
});

describe('npm run files:copy', () => {
  const run = (env: NodeJS.ProcessEnv, ...args: string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const options = { env: { ...process.env, ...s3Keys, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env } };
      execFile(process.execPath, ['server/copyFiles.ts', ...args], options, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });

  test('says how many it copied', async () => {
    const { code, stdout, stderr } = await run({ FILES: s3.files });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/Copied 40 files \(0 MB\) in \d+ s; 0 were there already\./);
    expect(await contents(bucket)).toEqual(await contents(folder));
  });

  test.each<[string, NodeJS.ProcessEnv, string[], RegExp]>([
    ['without a bucket', { FILES: '' }, [], /^FILES: give the address of a bucket\. Usage: /],
    ['with another way', {}, ['--to', 'tape'], /^--to tape: must be bucket or folder\. Usage: /],
    [
      'with keys that the service does not know',
      { AWS_ACCESS_KEY_ID: 'nobody', AWS_SECRET_ACCESS_KEY: 'hunter2' },
      [],
      /^FILES: the bucket house cannot be used \((?!.*hunter2)/,
    ],
  ])('ends %s with a line', async (_, env, args, line) => {
    const { code, stderr } = await run({ FILES: s3.files, ...env }, ...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
