import { eq } from 'drizzle-orm';
import { textFields } from '#domain/articles/article.ts';
import { tables } from '#server/db/schema.ts';
import type { Changing } from '#server/kit/crud.ts';

const { article } = tables;
type People = Pick<typeof article.$inferInsert, 'written_by_id' | 'reviewed_by_id'>;

/**
 * Keeps who wrote the text that `set` saves, and, where it goes public or is given a time for it, who let it: nobody
 * reviews a text of their own.
 */
export async function keepPeople(
  { db, user: me }: Pick<Changing, 'db' | 'user'>,
  id: number,
  set: Readonly<Record<string, unknown>>,
  isLetOut = false,
): Promise<void> {
  if (!me) return;
  const [row] = await db.select().from(article).where(eq(article.id, id)).for('update');
  if (!row) return;
  const people: People = {};
  if (textFields.some((name) => (set[name] ?? row[name]) !== row[name]))
    Object.assign(people, { written_by_id: me.id, reviewed_by_id: null });
  const isPublished = set.state === 'published' && row.state !== 'published';
  const writer = people.written_by_id ?? row.written_by_id;
  if ((isLetOut || isPublished || set.publish_at) && writer !== me.id) people.reviewed_by_id = me.id;
  if (Object.keys(people).length > 0) await db.update(article).set(people).where(eq(article.id, id));
}
