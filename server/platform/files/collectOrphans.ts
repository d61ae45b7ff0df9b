import { and, eq, gt, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm';
import type { ImageKind } from '#domain/images/images.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { applicationDrafts, contracts, files, profiles, statementConfirmations, tables } from '#server/db/schema.ts';
import type { Services } from '#server/kit/services.ts';
import type { docKind } from '#server/platform/files/files.ts';
import { privateFiles, publicFiles } from '#server/platform/files/files.ts';

const { contractApplication, fiction, user } = tables;

type Needed = Pick<Services, 'database' | 'clock' | 'storage'>;

/** Days that a file may wait for its use, and for its last byte. */
const keptDays = 7;
const unfinishedDays = 1;
/** Files of a kind that one round looks at; further ones have their turn in the next. */
const atOnce = 100;

const publicUrl = sql`${publicFiles} || ${files.name}`;
const privateUrl = sql`${privateFiles} || ${files.name}`;

/** What is sent along with an application, which may be a draft yet. */
const withApplication = (field: 'screenshot' | 'chapters_file') => (db: Db) => [
  notExists(db.select().from(contractApplication).where(eq(contractApplication[field], privateUrl))),
  notExists(
    db
      .select()
      .from(applicationDrafts)
      .where(eq(sql`${applicationDrafts.content} ->> ${field}`, privateUrl)),
  ),
];

/**
 * By the kind of a file, where it may not be found; each is one comparison of columns, so that the database looks for
 * all files at once. An invoice stays for good.
 */
const unused: Record<ImageKind | typeof docKind, (db: Db) => SQL[]> = {
  cover: (db) => [notExists(db.select().from(fiction).where(eq(fiction.cover, publicUrl)))],
  avatar: (db) => [notExists(db.select().from(user).where(eq(user.avatar, publicUrl)))],
  identity: (db) => [
    notExists(
      db
        .select()
        .from(sql`${profiles}, unnest(${profiles.identity_images}) as shown`)
        .where(sql`shown = ${privateUrl}`),
    ),
    // What a contract was signed by stays with it, whatever its author, or the account merged with theirs, shows later.
    notExists(
      db
        .select()
        .from(contracts)
        .innerJoin(user, eq(user.id, contracts.signer_id))
        .where(
          and(
            sql`coalesce(${user.merged_into_id}, ${user.id}) = ${files.owner_id}`,
            gt(contracts.signed_at, files.created_at),
          ),
        ),
    ),
  ],
  screenshot: withApplication('screenshot'),
  doc: withApplication('chapters_file'),
  signature: (db) => [
    notExists(db.select().from(contracts).where(eq(contracts.signature, files.name))),
    notExists(db.select().from(profiles).where(eq(profiles.signature_image, privateUrl))),
  ],
  invoicesign: (db) => [
    notExists(db.select().from(statementConfirmations).where(eq(statementConfirmations.signature, files.name))),
  ],
};

/**
 * Takes away the uploaded files that nothing uses, or nothing any more. Whoever uses one holds its row: what is locked
 * here is taken into use by nobody, so every node may run it at any time. Answers how many files are gone. What was never written to its end goes too.
 *
 * A file without a row stays: it may be that the database is not the one that it belongs to.
 */
export async function collectOrphans(services: Needed): Promise<number> {
  let removedCount = await services.storage.removeUnfinished(addDaysToInstant(services.clock(), -unfinishedDays));
  for (const kind of Object.keys(unused)) removedCount += await collect(services, kind as keyof typeof unused);
  return removedCount;
}

async function collect({ database, storage, clock }: Needed, kind: keyof typeof unused): Promise<number> {
  const until = addDaysToInstant(clock(), -keptDays).toISOString();
  const removedFiles = await database.db.transaction(async (tx) => {
    const orphan = and(eq(files.kind, kind), lt(files.created_at, until), ...unused[kind](tx));
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
      .returning({ name: files.name });
  });
  // Only now: a row that came back with a failed transaction would have lost its bytes.
  for (const { name } of removedFiles) await storage.remove(name);
  return removedFiles.length;
}
