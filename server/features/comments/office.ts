import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '#server/kit/context.ts';
import { createCrud, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';
import { updateAnswered } from './answered.ts';
import { comment } from './scope.ts';

const generated = createCrud('comment');

/** The threads that comments answer in, without those that are deleted with them. */
async function loadThreads({ db }: Context, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: comment.parent_id })
    .from(comment)
    .where(and(inArray(comment.id, [...ids]), isNotNull(comment.parent_id)));
  return rows.map(({ id }) => id!);
}

/** The back office's calls for comments: where an answer is deleted, somebody else has the last word. */
const commentHandlers: CrudHandlers = {
  ...generated,
  async delete(input, context: Context) {
    const threads = await loadThreads(context, [input.params.id]);
    const answer = await generated.delete(input, context);
    await updateAnswered(context.db, threads);
    return answer;
  },
  async deletes(input, context: Context) {
    const threads = await loadThreads(context, input.body.ids);
    const answer = await generated.deletes(input, context);
    await updateAnswered(context.db, threads);
    return answer;
  },
};

export const office: OfficeHandlers = { comment: commentHandlers };
