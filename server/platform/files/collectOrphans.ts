import { and, eq, inArray, lt, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ImageKind } from '#domain/images/imageKinds.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { files } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import { isPrivate, privateFiles, publicFiles, type docKind } from './files.ts';

type Needed = Pick<Services, 'database' | 'clock' | 'storage' | 'log'>;
type UploadKind = ImageKind | typeof docKind;

/**
 * The rows that use a row of `files`; `url` is its address. One comparison of columns, so that the database looks for
 * all files at once.
 */
export type FileUse = (db: Db, url: SQL) => SQLWrapper;
/** Where a feature uses files, by their kind. A kind that no feature uses stays for good. */
export type FileUses = Partial<Record<UploadKind, readonly FileUse[]>>;

/** The rows that have the address of a file in a column. */
export const matchUrl =
  (column: AnyPgColumn): FileUse =>
  (db, url) =>
    db.select().from(column.table).where(eq(column, url));
/** The rows that have its name there. */
export const matchName =
  (column: AnyPgColumn): FileUse =>
  (db) =>
    db.select().from(column.table).where(eq(column, files.name));

/** Days that a file may wait for its use, and for its last byte. */
const keptDays = 7;
const unfinishedDays = 1;
/** Files of a kind that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

/**
 * Takes away the uploaded files that no feature uses, or none any more. Whoever uses one holds its row: what is locked
 * here is taken into use by nobody, so every node may run it at any time. Answers how many files are gone. What was never written to its end goes too.
 *
 * A file without a row stays: it may be that the database is not the one that it belongs to.
 */
export async function collectOrphans(services: Needed, features: readonly FileUses[]): Promise<number> {
  let removedCount = 0;
  const kinds = new Set(features.flatMap((one) => Object.keys(one) as UploadKind[]));
  for (const kind of kinds)
    removedCount += await collect(
      services,
      kind,
      features.flatMap((one) => one[kind] ?? []),
    );
  return removedCount + (await removeUnfinished(services));
}

/** A bucket may refuse to list what was begun, and what nothing uses goes all the same. */
async function removeUnfinished({ storage, clock, log }: Needed): Promise<number> {
  try {
    return await storage.removeUnfinished(addDaysToInstant(clock(), -unfinishedDays));
  } catch (error) {
    log.error({ err: error }, 'files that were never written to their end stay');
    return 0;
  }
}

async function collect(
  { database, storage, clock }: Needed,
  kind: UploadKind,
  uses: readonly FileUse[],
): Promise<number> {
  const until = addDaysToInstant(clock(), -keptDays).toISOString();
  const url = sql`${isPrivate(kind) ? privateFiles : publicFiles} || ${files.name}`;
  const removedFiles = await database.db.transaction(async (tx) => {
    const unused = uses.map((use) => notExists(use(tx, url)));
    const orphan = and(eq(files.kind, kind), lt(files.created_at, until), ...unused);
    const orphans = await tx
      .select({ name: files.name })
      .from(files)
      .where(orphan)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const names = orphans.map(({ name }) => name);
    // Asked for again: one of them may have been taken into use while it was waited for.
    return tx
      .delete(files)
      .where(and(inArray(files.name, names), orphan))
      .returning();
  });
  // Only now: a row that came back with a failed transaction would have lost its bytes.
  for (const [index, { name }] of removedFiles.entries()) {
    try {
      await storage.remove(name);
    } catch (error) {
      // Without their rows nobody would look for these bytes again.
      await database.db.insert(files).values(removedFiles.slice(index));
      throw error;
    }
  }
  return removedFiles.length;
}
