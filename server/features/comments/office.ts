import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '#server/kit/context.ts';
import { createCrud, wrapDeletes, type OfficeHandlers } from '#server/kit/crud.ts';
import { updateAnswered } from './answered.ts';
import { comment } from './scope.ts';

/** The threads that comments answer in, without those that are deleted with them. */
async function loadThreads({ db }: Context, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: comment.parent_id })
    .from(comment)
    .where(and(inArray(comment.id, [...ids]), isNotNull(comment.parent_id)));
  return rows.map(({ id }) => id!);
}

/** The back office's calls for comments: where an answer is deleted, somebody else has the last word. */
const commentHandlers = wrapDeletes(createCrud('comment'), async (context, ids, remove) => {
  const threads = await loadThreads(context, ids);
  const answer = await remove();
  await updateAnswered(context.db, threads);
  return answer;
});

export const office: OfficeHandlers = { comment: commentHandlers };
