import { accessSync, constants, mkdirSync } from 'node:fs';
import { CommandError } from './commandError.ts';

const { R_OK, W_OK, X_OK } = constants;

/** Makes the data folder where it is missing; nobody else on the machine may look into it. Throws a CommandError. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, R_OK | W_OK | X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'it is a file, not a folder' : `it cannot be made or written (${code})`;
    throw new CommandError(`DATA_DIR=${folder}: ${why}`);
  }
}
