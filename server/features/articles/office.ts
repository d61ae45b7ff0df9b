import { eq } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { checkedCrud, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';
import { keepReplaced } from './versions.ts';

const { article } = tables;
const generated = checkedCrud('article', keepReplaced);

/** The back office's calls for articles: each save keeps what it replaces. */
const articleHandlers: CrudHandlers = {
  ...generated,
  async create(input, context: Context) {
    const { db, now, user } = context;
    const record = (await generated.create(input, context)) as { id: number };
    await db
      .update(article)
      .set({ revised_by: user.id, revised_at: now.toISOString() })
      .where(eq(article.id, record.id));
    return record;
  },
};

export const office: OfficeHandlers = { article: articleHandlers };
