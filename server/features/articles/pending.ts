import { and, count, eq, min } from 'drizzle-orm';
import { saysTheSame } from '#domain/articles/clause.ts';
import type { Role } from '#domain/roles.ts';
import type { Db } from '#server/db/database.ts';
import { articleVersions, tables } from '#server/db/schema.ts';
import type { QueueCount } from '#server/kit/waiting.ts';
import { findVersion, pickText, type Text } from './version.ts';

const { article } = tables;
type Row = typeof article.$inferSelect;
type Changes = Partial<Text & Pick<Row, 'state' | 'pending' | 'publish_at'>>;

/** Who lets readers have a text. */
export const mayPublish = (user: { role: Role }): boolean => user.role === 'content_manager';

/** The version of an article that readers get instead of what is saved; there is none where they get that. */
export const isShown = and(
  eq(articleVersions.article_id, article.id),
  eq(articleVersions.revision, article.shown_revision),
);

/** Texts that wait for a content manager, and since when. */
export async function countPendingArticles(db: Db): Promise<QueueCount> {
  const [row] = await db
    .select({ count: count(), oldest: min(article.revised_at) })
    .from(article)
    .where(eq(article.pending, true));
  return { count: row!.count, oldest: row!.oldest, late: 0 };
}

/** What readers get of an article that is published. */
export async function loadShown(db: Db, row: Row): Promise<Text> {
  return (row.shown_revision !== null && (await findVersion(db, row, row.shown_revision))) || row;
}

/**
 * A save with what becomes of the pending text: what is saved in a published article waits where its writer is no content
 * manager, or where a content manager says so. A time that was set for another text counts no more, also that of a draft.
 */
export async function addPending<S extends Changes>(
  db: Db,
  row: Row,
  set: S,
  mayPublish: boolean,
): Promise<S & Pick<Row, 'pending'> & { publish_at?: string | null }> {
  const stays = row.state === 'published' && (set.state ?? row.state) === 'published' && row.place !== 'clause';
  const saved = pickText({ ...row, ...set });
  const waits = mayPublish ? (set.pending ?? (Boolean(set.publish_at) || row.pending)) : true;
  const pending = stays && waits && !saysTheSame(saved, await loadShown(db, row));
  const isRewritten = !mayPublish && !saysTheSame(saved, row);
  const losesTime = (isRewritten || (row.pending && !pending)) && !set.publish_at;
  return { ...set, pending, ...(losesTime && { publish_at: null }) };
}
