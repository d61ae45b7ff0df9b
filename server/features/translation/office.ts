import { entities } from '#domain/entities.ts';
import { lockBook } from '#server/features/books/index.ts';
import type { Context } from '#server/kit/context.ts';
import { crud, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';
import { selectRecord } from '#server/kit/list.ts';
import { cancelTask, changeTask } from './manage.ts';
import { assign } from './tasks.ts';

interface Decision {
  status?: string;
}

/** The same with the time at which it was decided, where it is. */
const timed = <D extends Decision>(set: D, { now }: Context) =>
  set.status === undefined ? set : { ...set, decided_at: set.status === 'pending' ? null : now.toISOString() };

const generated = crud('extensionRequest');

/** The back office's calls for extension requests: a decision has a time. */
const extensionRequestHandlers: CrudHandlers = {
  ...generated,
  update: (input, context: Context) => generated.update({ ...input, body: timed(input.body, context) }, context),
  updates: (input, context: Context) =>
    generated.updates({ ...input, body: { ...input.body, set: timed(input.body.set, context) } }, context),
};

const generatedTask = crud('translationTask');
const declared = entities.translationTask;

/** The book of a task, and then the task itself, held: a task that is given to somebody else waits for its book. */
const translationTaskHandlers: CrudHandlers = {
  ...generatedTask,

  async create({ body }, context: Context) {
    const { book_id, language, ...part } = body;
    const id = await assign(context, await lockBook(context, book_id), language, part);
    return selectRecord(context.db, declared, context.user, id);
  },

  async update({ params: { id }, body }, context: Context) {
    await changeTask(context, id, body);
    return selectRecord(context.db, declared, context.user, id);
  },

  async updates({ body: { ids, set } }, context: Context) {
    for (const id of [...ids].sort((one, other) => one - other)) await changeTask(context, id, set);
    return { ids };
  },

  async delete({ params: { id } }, context: Context) {
    await cancelTask(context, id);
    return { id };
  },

  async deletes({ body: { ids } }, context: Context) {
    for (const id of [...ids].sort((one, other) => one - other)) await cancelTask(context, id);
    return { ids };
  },
};

export const office: OfficeHandlers = {
  extensionRequest: extensionRequestHandlers,
  translationTask: translationTaskHandlers,
};
