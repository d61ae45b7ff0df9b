import { and, eq } from 'drizzle-orm';
import type { textFields } from '#domain/articles/article.ts';
import type { Db } from '#server/db/database.ts';
import { articleVersions, type tables } from '#server/db/schema.ts';

type Row = typeof tables.article.$inferSelect;

/** The last version of an article, as the table of those before it has them. */
export const getVersion = ({ id, revision, title, summary, body, state, source_revision, ...row }: Row) => ({
  article_id: id,
  revision,
  title,
  summary,
  body,
  state,
  source_revision,
  user_id: row.revised_by,
  at: row.revised_at ?? row.created_at,
});

export type Version = ReturnType<typeof getVersion>;
export type Text = Record<(typeof textFields)[number], string>;
export const pickText = ({ title, summary, body }: Text): Text => ({ title, summary, body });

/** A version of an article: what it is, or what it was. */
export async function findVersion(db: Db, row: Row, revision: number): Promise<Version | undefined> {
  if (revision === row.revision) return getVersion(row);
  const [version] = await db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.article_id, row.id), eq(articleVersions.revision, revision)));
  return version;
}
