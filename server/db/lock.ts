import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '#server/commandError.ts';

// Held here because a lock that nothing refers to is collected, and with it the lock itself.
const locks = new Map<string, DatabaseSync>();

const busy = 5;

/**
 * Takes a data folder for this process. PGlite itself lets a second process in and loses rows; SQLite's
 * exclusive transaction is a lock that the kernel frees whatever way the holder ends, kill -9 included.
 * Throws a CommandError where another process has it.
 */
export function lockFolder(folder: string): void {
  const file = path.join(folder, 'lock');
  const note = path.join(folder, 'lock.holder');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    // Where the file may only be read, SQLite lets everyone begin.
    accessSync(file, constants.W_OK);
    lock.exec('begin exclusive');
    writeFileSync(note, `process ${process.pid} (started ${new Date().toISOString()})`);
    locks.set(folder, lock);
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode !== busy) throw new CommandError(`DATA_DIR=${folder}: it cannot be locked (${message})`);
    const holder = existsSync(note) ? readFileSync(note, 'utf8') : 'another process';
    throw new CommandError(
      `DATA_DIR=${folder}: it is in use by ${holder}. One process a folder: stop it first, or name another.`,
    );
  }
}

export function unlockFolder(folder: string): void {
  locks.get(folder)?.close();
  locks.delete(folder);
}
