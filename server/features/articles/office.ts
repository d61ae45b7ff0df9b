import { eq, inArray } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { checkedCrud, type CrudHandlers, type OfficeHandlers } from '#server/kit/crud.ts';
import { checkSource } from './translations.ts';
import { keepReplaced } from './versions.ts';

const { article } = tables;

interface Changes {
  source_revision?: number | null;
}

async function prepareSave(context: Context, ids: number[], set: Changes): Promise<void> {
  const { db } = context;
  if (set.source_revision)
    for (const row of await db.select().from(article).where(inArray(article.id, ids)))
      await checkSource(db, row, set.source_revision);
  await keepReplaced(context, ids, { ...set });
}

const generated = checkedCrud('article', prepareSave);

/** The back office's calls for articles: each save keeps what it replaces. */
const articleHandlers: CrudHandlers = {
  ...generated,
  async create(input, context: Context) {
    const { db, now, user } = context;
    await checkSource(db, input.body, input.body.source_revision);
    const record = (await generated.create(input, context)) as { id: number };
    await db
      .update(article)
      .set({ revised_by: user.id, revised_at: now.toISOString() })
      .where(eq(article.id, record.id));
    return record;
  },
};

export const office: OfficeHandlers = { article: articleHandlers };
