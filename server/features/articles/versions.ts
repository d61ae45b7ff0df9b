import { desc, eq } from 'drizzle-orm';
import { textFields, versionedFields } from '#domain/articles/article.ts';
import type * as calls from '#domain/articles/articleVersions.calls.ts';
import { saysTheSame } from '#domain/articles/clause.ts';
import { entities } from '#domain/entities.ts';
import type { Role } from '#domain/roles.ts';
import type { Db } from '#server/db/database.ts';
import { articleVersions, tables } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/kit/apiError.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { updateRecords, type Changing } from '#server/kit/crud.ts';
import { checkKept } from './missing.ts';
import { addPending, findShownRevision, findShownVersion, isTimeLost, mayPublish } from './pending.ts';
import { findPeople } from './people.ts';
import { findVersion, getVersion, pickText, type Version } from './version.ts';

const { article, user } = tables;
type Row = typeof article.$inferSelect;

const getContent = (version: Version) => ({ ...pickText(version), state: version.state });

async function lockArticle(db: Db, id: number): Promise<Row | undefined> {
  const [row] = await db.select().from(article).where(eq(article.id, id)).for('update');
  return row;
}

/**
 * Keeps what an article is before `set` is saved in it, as far as that changes anything, counts its versions on, and notes
 * who wrote and who reviewed it, whether its time is lost, and what readers get while its text is pending; `isLetOut`: also what was public before goes
 * public as it is now.
 */
export async function keepReplaced(
  { db, now, user: me }: Pick<Changing, 'db' | 'now'> & { user: { id: number; role: Role } | undefined },
  id: number,
  set: Readonly<Record<string, unknown>>,
  isLetOut = false,
): Promise<void> {
  const row = await lockArticle(db, id);
  if (!row) return;
  const changes = (names: readonly (typeof versionedFields)[number][]) =>
    names.some((name) => (set[name] ?? row[name]) !== row[name]);
  const isNew = changes(versionedFields);
  const revision = row.revision + 1;
  const shown_revision = findShownRevision(row, set);
  const time_lost = isTimeLost(row, set, me);
  const kept = {
    ...findPeople(row, set, me?.id, isLetOut),
    ...(shown_revision !== row.shown_revision && { shown_revision }),
    ...(time_lost !== row.time_lost && { time_lost }),
    ...(isNew && { revision, revised_by: me?.id ?? null, revised_at: now.toISOString() }),
    ...(changes(textFields) && { text_revision: revision }),
  };
  if (isNew) await db.insert(articleVersions).values(getVersion(row));
  if (Object.keys(kept).length > 0) await db.update(article).set(kept).where(eq(article.id, id));
}

async function findArticle(db: Db, id: number): Promise<Row> {
  const [row] = await db.select().from(article).where(eq(article.id, id));
  if (!row) throw notFound();
  return row;
}

const columns = {
  revision: articleVersions.revision,
  title: articleVersions.title,
  state: articleVersions.state,
  at: articleVersions.at,
  by: user.user_name,
};

export const versions: HandlersOf<typeof calls> = {
  async listArticleVersions({ params: { id }, query: { page, per_page } }, { db }) {
    const row = await findArticle(db, id);
    const before = (page - 1) * per_page;
    const earlier = await db
      .select(columns)
      .from(articleVersions)
      .leftJoin(user, eq(user.id, articleVersions.user_id))
      .where(eq(articleVersions.article_id, id))
      .orderBy(desc(articleVersions.revision))
      .limit(before === 0 ? per_page - 1 : per_page)
      .offset(Math.max(0, before - 1));
    const shown_revision = (await findShownVersion(db, row))?.revision ?? null;
    if (before > 0) return { items: earlier, total: row.revision, shown_revision };
    const [maker] = await db
      .select({ by: user.user_name })
      .from(user)
      .where(eq(user.id, row.revised_by ?? 0));
    const { title, state, at } = getVersion(row);
    const last = { revision: row.revision, title, state, at, by: maker?.by ?? null };
    return { items: [last, ...earlier], total: row.revision, shown_revision };
  },

  async getArticleVersion({ params: { id }, query: { revision } }, { db }) {
    const row = await findArticle(db, id);
    const version = await findVersion(db, row, revision);
    if (!version) throw notFound();
    const shownVersion = revision === row.revision ? await findShownVersion(db, row) : undefined;
    const before = shownVersion ?? (await findVersion(db, row, revision - 1));
    return {
      language: row.language,
      version: getContent(version),
      before: before ? getContent(before) : null,
      before_is_shown: shownVersion !== undefined,
    };
  },

  async restoreArticle({ params: { id }, body: { revision, seen } }, context) {
    const { db } = context;
    const row = await lockArticle(db, id);
    const version = row && (await findVersion(db, row, revision));
    if (!row || !version) throw notFound();
    if (row.revision !== seen) throw conflict('articles.office.errors.changed');
    const text = pickText(version);
    // A clause is read only once it is published, which checks it then.
    await checkKept(db, text, row.state === 'published' && row.place !== 'clause');
    // An older translation is made from older English; one that says what is saved is made from what that is made from.
    const { source_revision } = saysTheSame(text, row) ? row : version;
    const set = { ...(await addPending(db, row, text, mayPublish(context.user))), source_revision };
    await keepReplaced(context, id, set);
    await updateRecords(context, entities.article, eq(article.id, id), set);
    return { revision: (await findArticle(db, id)).revision };
  },
};
