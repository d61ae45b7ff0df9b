import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where uploaded files live. Names are made by the server, so a name never leads elsewhere. */
export interface Storage {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where nothing has the name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Nothing has the name any more. */
  remove(name: string): Promise<void>;
}

const safeName = /^[a-z]+\/[0-9a-f-]{36}\.(jpg|png|docx|pdf)$/;

/** Storage in a folder; a file is there whole or not at all. */
export function folderStorage(folder: string): Storage {
  const fileOf = (name: string) => {
    if (!safeName.test(name)) throw new Error(`not a name that the server makes: ${name}`);
    return path.join(folder, name);
  };
  return {
    async put(name, bytes) {
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    },
    async get(name) {
      if (!safeName.test(name)) return undefined;
      return readFile(fileOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
