import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CreateMultipartUploadCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { WantedRange } from '#server/kit/range.ts';
import type { Storage } from '#server/kit/storage.ts';
import { createFolderStorage } from '#server/platform/storage.ts';
import { startS3, type S3Server } from '../../support/s3.ts';

const newName = () => `cover/${randomUUID()}.jpg`;
const bytes = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);

let s3: S3Server;
beforeAll(async () => void (s3 = await startS3()));
afterAll(() => s3.remove());

interface Tested {
  storage: Storage;
  /** Begins to write a file, and never ends. */
  begin: (name: string) => Promise<void>;
  /** Puts something there that is none of the server's. */
  addOther: (name: string) => Promise<void>;
}

async function inFolder(): Promise<Tested> {
  const folder = await mkdtemp(path.join(inject('store').temp, 'storage-'));
  const begin = async (name: string) => {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, `${name}.part`), bytes);
    const now = new Date();
    await utimes(path.join(folder, `${name}.part`), now, now);
  };
  const addOther = (name: string) => writeFile(path.join(folder, name), bytes);
  return { storage: createFolderStorage(folder), begin, addOther };
}

async function inBucket(): Promise<Tested> {
  const { storage } = await s3.open();
  const { bucket, prefix, endpoint, region } = s3.settings;
  const client = new S3Client({ endpoint, region, forcePathStyle: true });
  const begin = async (name: string) => {
    await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: `${prefix}${name}` }));
  };
  const addOther = async (name: string) => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: `${prefix}${name}`, Body: bytes }));
  };
  return { storage, begin, addOther };
}

const read = async (body?: ReadableStream<Uint8Array>) => [...new Uint8Array(await new Response(body).arrayBuffer())];
const readWhole = async (storage: Storage, name: string) => [...((await storage.get(name)) ?? [])];
const list = async (storage: Storage) => (await Array.fromAsync(storage.list())).map(({ name }) => name).toSorted();

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('storage in %s', (_, make) => {
  let storage: Storage;
  let begin: Tested['begin'];
  let addOther: Tested['addOther'];
  beforeAll(async () => void ({ storage, begin, addOther } = await make()));

  test('gives back what was put, also when it was put twice', async () => {
    const name = newName();
    await storage.put(name, bytes);
    await storage.put(name, bytes);
    expect(await readWhole(storage, name)).toEqual([...bytes]);
    await Promise.all([storage.put(name, bytes), storage.put(name, bytes)]);
    expect(await readWhole(storage, name)).toEqual([...bytes]);
  });

  test('keeps a file of many megabytes', async () => {
    const name = `contract/${randomUUID()}.pdf`;
    const large = new Uint8Array(randomBytes(11 * 1024 ** 2));
    await storage.put(name, large);
    expect(Buffer.compare((await storage.get(name))!, large)).toBe(0);
    const section = { first: large.byteLength - 3 };
    expect(await read((await storage.open(name, section))!.part!.body)).toEqual(Array.from(large.slice(-3)));
  });

  test('has nothing under a name that was never put, or that no server makes', async () => {
    for (const name of [newName(), '../secret', 'cover/x.jpg', 'cover/../../secret', '']) {
      expect(await storage.get(name), name).toBeUndefined();
      expect(await storage.open(name), name).toBeUndefined();
      expect(await storage.open(name, { first: 0 }), name).toBeUndefined();
    }
    await expect(storage.put('../secret', bytes)).rejects.toThrow('not a name');
  });

  test.each<[string, WantedRange | undefined, [number, number] | undefined]>([
    ['the whole', undefined, [0, 9]],
    ['the beginning', { first: 0, last: 3 }, [0, 3]],
    ['one byte', { first: 9, last: 9 }, [9, 9]],
    ['the rest from a byte on', { first: 4 }, [4, 9]],
    ['more than there is', { first: 4, last: 400 }, [4, 9]],
    ['the end', { final: 3 }, [7, 9]],
    ['an end longer than the file', { final: 300 }, [0, 9]],
    ['what lies behind the end', { first: 10 }, undefined],
    ['no byte', { final: 0 }, undefined],
  ])('opens %s', async (_, section, range) => {
    const name = newName();
    await storage.put(name, bytes);
    const { size, part } = (await storage.open(name, section))!;
    expect(size).toBe(10);
    expect(part && [part.first, part.last]).toEqual(range);
    if (part) expect(await read(part.body)).toEqual(Array.from(bytes.slice(part.first, part.last + 1)));
  });

  test('may be closed before it was read to the end', async () => {
    const name = newName();
    await storage.put(name, new Uint8Array(1024 ** 2));
    for (let round = 0; round < 60; round += 1) await (await storage.open(name))!.part!.body.cancel();
    expect((await storage.get(name))?.byteLength).toBe(1024 ** 2);
  });

  test('has a file no more once it was removed, however often', async () => {
    const name = newName();
    await storage.put(name, bytes);
    for (let round = 0; round < 2; round += 1) await storage.remove(name);
    expect(await storage.get(name)).toBeUndefined();
  });

  test('lists what the server put, and nothing that was only begun', async () => {
    for (const name of await list(storage)) await storage.remove(name);
    const names = [newName(), newName(), `signature/${randomUUID()}.png`].toSorted();
    for (const name of names) await storage.put(name, bytes);
    await begin(newName());
    for (const other of ['cover/notes.txt', 'notes.txt']) await addOther(other);
    expect(await list(storage)).toEqual(names);
    expect((await Array.fromAsync(storage.list())).every((file) => file.bytes === 10)).toBe(true);
  });

  test('removes what was begun before an instant and never finished', async () => {
    await storage.removeUnfinished(new Date(Date.now() + 60_000));
    const kept = newName();
    await storage.put(kept, bytes);
    for (let count = 0; count < 3; count += 1) await begin(newName());
    expect(await storage.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0);
    expect(await storage.removeUnfinished(new Date(Date.now() + 60_000))).toBe(3);
    expect(await storage.removeUnfinished(new Date(Date.now() + 60_000))).toBe(0);
    expect(await readWhole(storage, kept)).toEqual([...bytes]);
  });
});
