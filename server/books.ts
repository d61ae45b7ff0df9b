import { sql } from 'drizzle-orm';
import { logProgress } from './command.ts';
import type { Database } from './db/database.ts';
import { createLog } from './log.ts';
import { areSound, checkBooks, formatChecks } from './platform/books/check.ts';
import { createS3Storage } from './platform/s3Storage.ts';
import { createFolderStorage } from './platform/storage.ts';
import { getFilesFolder, type Settings } from './settings.ts';

/** Prints whether the books in a database, and the files that the settings name, are whole; answers that too. */
export async function reportBooks(
  { db }: Database,
  { dataDir, s3, logLevel }: Pick<Settings, 'dataDir' | 's3' | 'logLevel'>,
): Promise<boolean> {
  await using opened = new AsyncDisposableStack();
  const storage = s3
    ? opened.adopt(await createS3Storage(s3, createLog(logLevel)), (bucket) => bucket.close())
    : createFolderStorage(getFilesFolder(dataDir));
  const checks = await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      // Files are looked at meanwhile.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      return checkBooks(tx, storage, logProgress);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  console.log(`\n${formatChecks(checks)}\n`);
  return areSound(checks);
}
