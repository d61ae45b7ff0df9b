import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './commandError.ts';

const { R_OK, W_OK, X_OK } = constants;

/** Makes the data folder where it is missing; nobody else on the machine may look into it. Throws a CommandError. */
export function makeDataFolder(folder: string): void {
  const refuse = (why: string) => new CommandError(`DATA_DIR=${folder}: ${why}`);
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw refuse('it is a file, not a folder');
  try {
    make(path.resolve(folder));
    accessSync(folder, R_OK | W_OK | X_OK);
  } catch (error) {
    throw refuse(`it cannot be made or written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** One by one: where a folder takes no others, as /proc does, Node's `recursive` tries for ever. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Of two that start at once the other one was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
