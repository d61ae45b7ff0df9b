import { and, eq, exists, inArray, lt, not, or, sql } from 'drizzle-orm';
import { daysAfter } from '#domain/rules/clock.ts';
import type { ImageKind } from '#domain/rules/images.ts';
import { privateFiles } from '#server/areas/images/files.ts';
import { contracts, files, profiles, statementConfirmations } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

type Needed = Pick<Services, 'database' | 'clock' | 'storage'>;

/** Days that a signature may wait for what it signs. */
const keptDays = 7;
/** Signatures that one round looks at; further ones have their turn in the next. */
const atOnce = 100;
const signatures: ImageKind[] = ['signature', 'invoicesign'];

/**
 * Takes away the signatures that were uploaded and signed nothing. Whoever signs holds the row of the signature: what is
 * held here is signed with by nobody, so every node may run it at any time. Answers how many files are gone.
 *
 * A file without a row stays: it may be that the database is not the one that it belongs to.
 */
export async function collectOrphans({ database, storage, clock }: Needed): Promise<number> {
  const until = daysAfter(clock(), -keptDays);
  const gone = await database.db.transaction(async (tx) => {
    const stored = sql`${privateFiles} || ${files.name}`;
    const used = or(
      exists(tx.select().from(contracts).where(eq(contracts.signature, files.name))),
      exists(tx.select().from(statementConfirmations).where(eq(statementConfirmations.signature, files.name))),
      exists(tx.select().from(profiles).where(eq(profiles.signature_image, stored))),
    )!;
    const unused = and(inArray(files.kind, signatures), lt(files.created_at, until.toISOString()), not(used));
    const held = await tx
      .select({ name: files.name })
      .from(files)
      .where(unused)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const names = held.map(({ name }) => name);
    // Asked for again: one of them may have been signed with while it was waited for.
    return tx
      .delete(files)
      .where(and(inArray(files.name, names), unused))
      .returning({ name: files.name });
  });
  // Only now: a row that came back with a failed transaction would have lost its bytes.
  for (const { name } of gone) await storage.remove(name);
  return gone.length;
}
