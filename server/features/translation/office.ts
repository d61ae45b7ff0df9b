import { entities } from '#domain/entities.ts';
import { lockBook } from '#server/features/books/index.ts';
import type { Context } from '#server/kit/context.ts';
import { createCrud, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';
import { selectRecord } from '#server/kit/list.ts';
import { askForDays, decide } from './extensions.ts';
import { assign } from './tasks.ts';

const generatedTask = createCrud('translationTask');
const declared = entities.translationTask;

/** A task is given out with its chapters. */
const translationTaskHandlers: CrudHandlers = {
  ...generatedTask,

  async create({ body }, context: Context) {
    const { book_id, language, ...part } = body;
    const id = await assign(context, await lockBook(context, book_id), language, part);
    return selectRecord(context, declared, id);
  },
};

const generatedRequest = createCrud('extensionRequest');

/** A translator asks, an auditor or a manager decides; the request itself never changes. */
const extensionRequestHandlers: CrudHandlers = {
  ...generatedRequest,

  async create({ body }, context: Context) {
    const id = await askForDays(context, body);
    return selectRecord(context, entities.extensionRequest, id);
  },

  async update({ params: { id }, body }, context: Context) {
    await decide(context, id, body.status);
    return selectRecord(context, entities.extensionRequest, id);
  },
};

export const office: OfficeHandlers = {
  extensionRequest: extensionRequestHandlers,
  translationTask: translationTaskHandlers,
};
