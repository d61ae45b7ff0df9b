import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder belongs to another process that lives. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`${folder} is in use by ${holder}. One process a folder: stop it first, or set DATA_DIR to another folder.`);
  }
}

// Held here because a lock that nothing refers to is collected, and with it the lock itself.
const held = new Map<string, DatabaseSync>();

/**
 * Takes a data folder for this process. PGlite itself lets a second process in and loses rows; SQLite's
 * exclusive transaction is a lock that the kernel frees whatever way the holder ends, kill -9 included.
 * Throws FolderInUse.
 */
export function lockFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'lock');
  const note = path.join(folder, 'lock.holder');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(folder, existsSync(note) ? readFileSync(note, 'utf8') : 'another process');
  }
  writeFileSync(note, `process ${process.pid} (started ${new Date().toISOString()})`);
  held.set(folder, lock);
}

export function unlockFolder(folder: string): void {
  held.get(folder)?.close();
  held.delete(folder);
}
