import { CommandError } from '#server/commandError.ts';

/** What to do about an embedded database whose files are not what they were. */
export const createDamageError = (dataDir: string, cause?: unknown): CommandError =>
  new CommandError(
    `DATA_DIR=${dataDir}: its database cannot be opened, since files of it (in ${dataDir}/pg) are damaged or cannot be ` +
      'written. Put a backup of that folder in its place, or move it away to begin with an empty database.',
    { cause },
  );

/** PostgreSQL's codes for data that cannot be right, files that are not there, and tables that nobody remembers. */
const codes = /^(XX|58|42P07)/;

/** Passes a failed query on: as damage where it is that, else as it is. */
export function throwAsDamage(dataDir: string, error: unknown): never {
  const { code = '' } = ((error as { cause?: unknown }).cause ?? error) as { code?: string };
  throw codes.test(code) ? createDamageError(dataDir, error) : error;
}
