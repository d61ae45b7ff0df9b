import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { createFolderStorage } from '#server/platform/storage.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(inject('store').temp, 'storage-'))));

const newName = () => `cover/${randomUUID()}.jpg`;
const bytes = new Uint8Array([1, 2, 3]);

/** What is synced to the disk, by the files and folders that were open, in their order. */
async function watchSyncs(): Promise<{ synced: string[]; end: () => void }> {
  const handle = await open(folder, 'r');
  const synced: string[] = [];
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  const sync: () => Promise<void> = Reflect.get(prototype, 'sync');
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
    synced.push((await this.stat()).isDirectory() ? 'folder' : 'file');
    return sync.call(this);
  });
  await handle.close();
  return { synced, end: () => spy.mockRestore() };
}

test('a file is written through to the disk with its folder, a new folder with the one above', async () => {
  const storage = createFolderStorage(path.join(folder, 'files'));
  const { synced, end } = await watchSyncs();
  await storage.put(newName(), bytes);
  expect(synced).toEqual(['file', 'folder', 'folder']);
  await storage.put(newName(), bytes);
  expect(synced.slice(3)).toEqual(['file', 'folder']);
  end();
});

test('a file that cannot be written leaves nothing behind', async () => {
  const storage = createFolderStorage(folder);
  const name = newName();
  await mkdir(path.join(folder, name), { recursive: true });
  await expect(storage.put(name, bytes)).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await readdir(path.join(folder, 'cover'))).toEqual([path.basename(name)]);
});

test('what a killed server left unfinished is removed a day later, and nothing else', async () => {
  const storage = createFolderStorage(folder);
  const kept = newName();
  await storage.put(kept, bytes);
  const [old, fresh] = [`${newName()}.part`, `${newName()}.part`];
  for (const name of [old, fresh]) await writeFile(path.join(folder, name), bytes);
  const then = new Date('2026-03-01T00:00:00Z');
  await utimes(path.join(folder, old), then, then);
  expect(await storage.removeUnfinished(new Date('2026-03-02T00:00:00Z'))).toBe(1);
  expect((await readdir(path.join(folder, 'cover'))).toSorted()).toEqual(
    [kept, fresh].map((name) => path.basename(name)).toSorted(),
  );
  expect(await createFolderStorage(path.join(folder, 'nowhere')).removeUnfinished(then)).toBe(0);
});
