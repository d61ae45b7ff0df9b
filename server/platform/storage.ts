import { glob, mkdir, open, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '#server/kit/storage.ts';

const safeName = /^[a-z]+\/[0-9a-f-]{36}\.(jpg|png|docx|pdf)$/;
const unfinished = '.part';

/** Storage in a folder; a file is there whole or not at all. */
export function createFolderStorage(folder: string): Storage {
  const getFile = (name: string) => {
    if (!safeName.test(name)) throw new Error(`not a name that the server makes: ${name}`);
    return path.join(folder, name);
  };
  return {
    async put(name, bytes) {
      const file = getFile(name);
      const part = `${file}${unfinished}`;
      const createdFolder = await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeThrough(part, 'wx', (handle) => handle.writeFile(bytes));
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      // A name is in its folder, and a new folder in the one above it.
      await writeThrough(path.dirname(file), 'r');
      if (createdFolder) await writeThrough(path.dirname(createdFolder), 'r');
    },
    async get(name) {
      if (!safeName.test(name)) return undefined;
      return readFile(getFile(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
    remove: (name) => rm(getFile(name), { force: true }),
    async removeUnfinished(before) {
      let removed = 0;
      for await (const name of glob(`*/*${unfinished}`, { cwd: folder })) {
        const file = path.join(folder, name);
        // Another node may have been faster.
        const stats = await stat(file).catch(() => undefined);
        if (!stats || stats.mtime >= before) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** Does something with a file, or nothing but opening a folder, and has the disk keep it. */
async function writeThrough(file: string, flags: string, write?: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, flags);
  try {
    await write?.(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
