import { eq } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { createCrud, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';
import { loadMailTimes } from '../../platform/notify/notify.ts';

const { message } = tables;
const generated = createCrud('message');

/** What the staff writes to one author is mailed too, as the author chose. */
const messageHandlers: CrudHandlers = {
  ...generated,
  async create(input, context: Context) {
    const createdMessage = (await generated.create(input, context)) as { id: number; user_id: number };
    const due = await loadMailTimes(context, 'note', [createdMessage.user_id]);
    await context.db
      .update(message)
      .set({ mail_at: due(createdMessage.user_id) })
      .where(eq(message.id, createdMessage.id));
    return createdMessage;
  },
};

export const office: OfficeHandlers = { message: messageHandlers };
