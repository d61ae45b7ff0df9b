import { eq } from 'drizzle-orm';
import { entities } from '#domain/entities.ts';
import type * as calls from '#domain/stories/naming.calls.ts';
import { findBannedWord } from '#domain/stories/titleWords.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit, diffRecords } from '#server/kit/audit.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { notifyOfStory } from '../../platform/notify/notify.ts';
import { checkTags } from './tags.ts';

const { fiction } = tables;

export const naming: HandlersOf<typeof calls> = {
  async renameStory({ params: { id }, body: { title, genre, reason } }, context) {
    const { db, now } = context;
    const [before] = await db.select().from(fiction).where(eq(fiction.id, id)).for('update');
    if (!before) throw notFound();
    if (before.contract_status !== 'signed') throw conflict('stories.office.naming.errors.not_signed');
    if (title === before.title && genre === before.genre) return { id, title, genre };
    const word = title === before.title ? undefined : findBannedWord(title);
    if (word !== undefined) throw invalidField('title', 'stories.office.naming.errors.title_banned', { word });
    await checkTags(context, { ...before, genre }, before);
    const set = { title, genre };
    const derived = {
      updated_at: now.toISOString(),
      search: createSearchText(entities.fiction, { ...before, ...set }),
    };
    await db
      .update(fiction)
      .set({ ...set, ...derived })
      .where(eq(fiction.id, id));
    await audit(context, 'rename', entities.fiction.name, id, { ...diffRecords(before, set), reason: { to: reason } });
    const renamed = { from: before.title, title, genre: genre !== before.genre, reason };
    await notifyOfStory(context, before, 'work_renamed', renamed);
    return { id, title, genre };
  },
};
