import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { moveChapters } from '#domain/chapters/chapters.calls.ts';
import { moveTo, placeItems } from '#domain/chapters/order.ts';
import { tables } from '#server/db/schema.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, Handler } from '#server/kit/context.ts';
import { loadStoryForUpdate } from '#server/kit/story.ts';
import { lockChapters } from './rows.ts';

const { chapter } = tables;

/** Numbers the chapters of a locked story 1, 2, 3 … in the order of `ids`, or in the order that they have. */
export async function renumber({ db }: Context, fiction_id: number, ids?: readonly number[]): Promise<void> {
  const order = ids
    ? sql`select id, row_number() over (order by array_position(${sql.param(ids)}::bigint[], id)) as place
        from ${chapter} where fiction_id = ${fiction_id}`
    : sql`select id, row_number() over (order by number, id) as place from ${chapter} where fiction_id = ${fiction_id}`;
  await db.execute(sql`
    update ${chapter} set number = ordered.place from (${order}) as ordered
    where ${chapter.id} = ordered.id and ${chapter.number} <> ordered.place`);
}

/** Makes room for a chapter at `number`. */
export async function makeRoom({ db }: Context, fiction_id: number, number: number): Promise<void> {
  await db
    .update(chapter)
    .set({ number: sql`${chapter.number} + 1` })
    .where(and(eq(chapter.fiction_id, fiction_id), gte(chapter.number, number)));
}

export const move: Handler<typeof moveChapters> = async (
  { params: { fiction_id }, body: { ids, to = 1, numbers } },
  context,
) => {
  await loadStoryForUpdate(context, fiction_id);
  const all = (await lockChapters(context, fiction_id)).map(({ id }) => id);
  const moving = new Set(ids);
  const moved = all.filter((id) => moving.has(id));
  if (moved.length !== moving.size) throw notFound();
  const order = numbers ? placeItems(all, ids, numbers) : moveTo(all, moving, to);
  await renumber(context, fiction_id, order);
  await context.db.update(chapter).set({ updated_at: context.now.toISOString() }).where(inArray(chapter.id, moved));
  return { ids: moved };
};
