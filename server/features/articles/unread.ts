import { and, asc, eq, gte, max } from 'drizzle-orm';
import { findWriters, saysTheSame } from '#domain/articles/clause.ts';
import type { Db } from '#server/db/database.ts';
import { articleVersions, type tables } from '#server/db/schema.ts';
import { findVersion, type Text } from './version.ts';

type Row = typeof tables.article.$inferSelect;

/** Those who wrote something of what is saved after a version; 0: of all of it. */
export async function loadWritersSince(db: Db, row: Row, since: number): Promise<ReadonlySet<number>> {
  const earlier = await db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.article_id, row.id), gte(articleVersions.revision, since)))
    .orderBy(asc(articleVersions.revision));
  const versions = [
    ...earlier.map(({ user_id, ...version }) => ({ ...version, by: user_id })),
    { ...row, by: row.revised_by },
  ];
  // That version is there to compare with, and not written anew.
  return findWriters(versions.map((one) => (one.revision === since ? { ...one, by: null } : one)));
}

/** The version that readers have, or had last; 0: they never had one. */
async function findRead(db: Db, row: Row): Promise<number> {
  if (row.shown_revision !== null) return row.shown_revision;
  if (row.state === 'published') return row.text_revision;
  const [last] = await db
    .select({ revision: max(articleVersions.revision) })
    .from(articleVersions)
    .where(and(eq(articleVersions.article_id, row.id), eq(articleVersions.state, 'published')));
  return last?.revision ?? 0;
}

/**
 * Has somebody else than `me` written something of a text that neither readers had nor a content manager has read, who
 * published it or gave it its time? `saved` is what it will say.
 */
export async function isUnreadBy(db: Db, row: Row, saved: Text, me: number): Promise<boolean> {
  if (row.reviewed_by_id !== null) return false;
  const read = await findRead(db, row);
  if (saysTheSame(await findVersion(db, row, read), saved)) return false;
  const writers = await loadWritersSince(db, row, read);
  return [...writers].some((writer) => writer !== me);
}
