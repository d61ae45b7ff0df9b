import { randomUUID } from 'node:crypto';
import { glob, mkdir, open, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { clampRange } from '#server/kit/range.ts';
import { checkFileName, isFileName, type Storage } from '#server/kit/storage.ts';

const unfinished = '.part';

/** Storage in a folder; a file is there whole or not at all. */
export function createFolderStorage(folder: string): Storage {
  const getFile = (name: string) => {
    checkFileName(name);
    return path.join(folder, name);
  };
  return {
    async put(name, bytes) {
      const file = getFile(name);
      // What a killed process left under another name is in nobody's way.
      const part = `${file}.${randomUUID().slice(0, 8)}${unfinished}`;
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
      if (!isFileName(name)) return undefined;
      return readFile(getFile(name)).catch(ignoreMissing);
    },
    async open(name, section) {
      if (!isFileName(name)) return undefined;
      const handle = await open(getFile(name)).catch(ignoreMissing);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      const range = clampRange(size, section);
      if (!range) {
        await handle.close();
        return { size };
      }
      const body = Readable.toWeb(handle.createReadStream({ start: range.first, end: range.last }));
      return { size, part: { ...range, body: body as ReadableStream<Uint8Array> } };
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
    async *list() {
      for await (const file of glob('*/*', { cwd: folder })) {
        const name = file.split(path.sep).join('/');
        const stats = isFileName(name) ? await stat(getFile(name)).catch(ignoreMissing) : undefined;
        if (stats) yield { name, bytes: stats.size };
      }
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
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
