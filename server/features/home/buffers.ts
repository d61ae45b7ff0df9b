import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { todoLimits } from '#domain/home/todo.ts';
import { tables } from '#server/db/schema.ts';
import { computeBuffers } from '#server/features/releases/index.ts';
import type { Context } from '#server/kit/context.ts';
import { isOwnStory } from '#server/kit/story.ts';

const { fiction } = tables;

/** The stories under contract that were written on last, and how long they go on by themselves. */
export async function loadBuffers(context: Context) {
  const rows = await context.db
    .select({ id: fiction.id, title: fiction.title, language: fiction.language })
    .from(fiction)
    .where(and(isOwnStory(context), eq(fiction.contract_status, 'signed'), ne(fiction.status, 'completed')))
    .orderBy(sql`${fiction.written_at} desc nulls last`, asc(fiction.id))
    .limit(todoLimits.stories);
  const buffer = await computeBuffers(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...buffer(row.id) }));
}
