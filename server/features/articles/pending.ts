import { and, desc, eq, gte, lte, or } from 'drizzle-orm';
import { textFields } from '#domain/articles/article.ts';
import { saysTheSame } from '#domain/articles/clause.ts';
import { entities } from '#domain/entities.ts';
import { can, type Role } from '#domain/roles.ts';
import type { Db } from '#server/db/database.ts';
import { articleVersions, tables } from '#server/db/schema.ts';
import { findVersion, pickText, type Text, type Version } from './version.ts';

const { article } = tables;
type Row = typeof article.$inferSelect;
type Changes = Partial<Text & Pick<Row, 'state' | 'pending' | 'publish_at'>>;

/** Who lets readers have a text. */
export const mayPublish = ({ role }: { role: Role }): boolean => can(role, entities.article.fields.pending.write!);

/** Do readers get by a save what they did not get before? */
export const goesPublic = (row: Row, { state = row.state, pending = row.pending }: Changes): boolean =>
  state === 'published' && (row.state !== 'published' || (row.pending && !pending));

/** The drafts and pending texts whose time has come. */
export const isDue = (now: Date) =>
  and(or(eq(article.state, 'draft'), eq(article.pending, true)), lte(article.publish_at, now.toISOString()));

/** The version of an article that readers get instead of what is saved; there is none where they get that. */
export const isShown = and(
  eq(articleVersions.article_id, article.id),
  eq(articleVersions.revision, article.shown_revision),
);

/** That version after a save; where an article is taken back while its text waits, it stays the one that readers had. */
export function findShownRevision(row: Row, { state = row.state, pending = row.pending }: Changes): number | null {
  if (pending) return row.shown_revision ?? row.text_revision;
  return state === 'published' ? null : row.shown_revision;
}

/** The last version that says what readers get while what is saved waits; undefined where nothing waits. */
export async function findShownVersion(db: Db, row: Row): Promise<Version | undefined> {
  const version = row.pending && row.shown_revision !== null && (await findVersion(db, row, row.shown_revision));
  if (!version) return undefined;
  const [last] = await db
    .select()
    .from(articleVersions)
    .where(
      and(
        eq(articleVersions.article_id, row.id),
        gte(articleVersions.revision, version.revision),
        ...textFields.map((name) => eq(articleVersions[name], version[name])),
      ),
    )
    .orderBy(desc(articleVersions.revision))
    .limit(1);
  return last;
}

/** What readers get of an article that is published. */
export async function loadShown(db: Db, row: Row): Promise<Text> {
  return (row.shown_revision !== null && (await findVersion(db, row, row.shown_revision))) || row;
}

/** Is the time of a text lost by the save of somebody who lets none out? It stays so until one who does saves the article. */
export const isTimeLost = (row: Row, set: Changes, me: { role: Role } | undefined): boolean =>
  me !== undefined && !mayPublish(me) && (row.time_lost || (row.publish_at !== null && set.publish_at === null));

/**
 * A save with what becomes of the pending text: what is saved in a published article waits where its writer is no content
 * manager, or where a content manager says so. A time that was set for another text, or for one that is published or taken
 * back before it, counts no more.
 */
export async function addPending<S extends Changes>(
  db: Db,
  row: Row,
  set: S,
  writerPublishes: boolean,
): Promise<S & Pick<Row, 'pending'> & { publish_at?: string | null }> {
  const stays = row.state === 'published' && (set.state ?? row.state) === 'published' && row.place !== 'clause';
  const saved = pickText({ ...row, ...set });
  const waits = writerPublishes ? (set.pending ?? (Boolean(set.publish_at) || row.pending)) : true;
  const pending = stays && waits && !saysTheSame(saved, await loadShown(db, row));
  const isRewritten = !writerPublishes && !saysTheSame(saved, row);
  const isDecided = row.state === 'draft' ? (set.state ?? row.state) !== 'draft' : row.pending && !pending;
  const losesTime = (isRewritten || isDecided) && !set.publish_at;
  return { ...set, pending, ...(losesTime && { publish_at: null }) };
}
