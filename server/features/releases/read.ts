import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import { canStep, getChapterState } from '#domain/chapters/chapter.ts';
import { maxChapters } from '#domain/chapters/chapterLimits.ts';
import { getLatestRelease, releaseLimits, computeReleaseTimes } from '#domain/releases/release.ts';
import type * as calls from '#domain/releases/releases.calls.ts';
import { dayLong } from '#domain/shared/clock.ts';
import { releaseSettings, tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import type { Handler } from '#server/kit/context.ts';
import { findStory, isSigned } from '#server/kit/story.ts';
import { computeBuffers } from './buffers.ts';

const { chapter } = tables;
const { id, number, title, status, revision_status, release_at, word_count, published_at, due_at } = chapter;
const longest = 62 * dayLong;
/** Published chapters that one answer has at most. */
const most = 1000;

export const getSetting: Handler<typeof calls.getReleaseSetting> = async ({ params }, context) => {
  const story = await findStory(context, params.id);
  const signed = isSigned(story);
  const [rows, [settings], buffer] = await Promise.all([
    context.db
      .select({ id, number, title, status, revision_status, release_at, word_count })
      .from(chapter)
      .where(and(eq(chapter.fiction_id, story.id), ne(status, 'published')))
      .orderBy(asc(number), asc(id))
      .limit(maxChapters),
    context.db.select().from(releaseSettings).where(eq(releaseSettings.fiction_id, story.id)),
    computeBuffers(context, [story.id]),
  ]);
  const { days, health } = buffer(story.id);
  return {
    story: { title: story.title, language: story.language, signed, completed: story.status === 'completed' },
    chapters: rows
      .filter((row) => canStep('schedule', row, true))
      .map(({ revision_status, status, ...row }) => ({ ...row, state: getChapterState({ status, revision_status }) })),
    rule: (settings?.rule as never) ?? null,
    buffer: { days, health },
    limits: { latest: getLatestRelease(context.now).toISOString(), chapters: releaseLimits.chapters },
  };
};

export const getDates: Handler<typeof calls.getReleaseDates> = async (
  { params, query: { count, ...rule } },
  context,
) => {
  await findStory(context, params.id);
  return { items: computeReleaseTimes(rule, count, context.now) };
};

export const loadReleased: Handler<typeof calls.listReleased> = async ({ params, query: { from, until } }, context) => {
  if (Date.parse(until) - Date.parse(from) > longest) throw invalidField('until', 'validation.invalid');
  await findStory(context, params.id);
  const items = await context.db
    .select({ id, number, title, published_at, due_at })
    .from(chapter)
    .where(and(eq(chapter.fiction_id, params.id), gte(published_at, from), lt(published_at, until)))
    .orderBy(asc(published_at), asc(number))
    .limit(most);
  return { items: items.map((row) => ({ ...row, published_at: row.published_at! })) };
};
