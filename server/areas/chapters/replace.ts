import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type * as calls from '#domain/calls/storyReplace.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { canStep, maxContent } from '#domain/rules/chapter.ts';
import type { SkipReason } from '#domain/rules/find.ts';
import { replaceIn } from '#domain/rules/replaceText.ts';
import { chapterTexts, chapterVersions, liveTexts, tables } from '#server/db/schema.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { notFound } from '#server/kit/refusal.ts';
import { find, placesIn } from './find.ts';
import { lockChapters, type ChapterRow } from './rows.ts';
import { writeChapter, type Opened } from './save.ts';
import { goLive } from './steps.ts';
import { isSigned, openStory } from './story.ts';

type Body = BodyOf<typeof calls.replaceInStory>;

const { chapter } = tables;

const contentOf = async ({ db }: Context, id: number) =>
  (await db.select().from(chapterTexts).where(eq(chapterTexts.chapter_id, id)))[0]!.content;

/** What an opened chapter reads after the chosen matches are replaced, and how many they were; or why it stays. */
function replaced(
  { chapter: row, story, content }: Opened,
  asked: Body,
  { revision, matches }: Body['chapters'][number],
) {
  if (row.revision !== revision) return 'changed' satisfies SkipReason;
  if (!canStep('save', row, isSigned(story))) return 'locked' satisfies SkipReason;
  const chosen = matches && new Set(matches);
  const places = placesIn(content, asked, story.language).filter((_, index) => !chosen || chosen.has(index));
  const made = replaceIn(content, places, asked.replace.normalize());
  if (made.length > maxContent) return 'too_long' satisfies SkipReason;
  return { content: made, matches: places.length };
}

/** Shows readers what they see already, where a revision has come back to it. */
async function closeRevision(context: Context, row: ChapterRow, content: string): Promise<void> {
  const [live] = await context.db.select().from(liveTexts).where(eq(liveTexts.chapter_id, row.id));
  if (live && live.content === content && live.title === row.title) await goLive(context, [row]);
}

export const replace: HandlersOf<typeof calls> = {
  findInStory: find,

  async replaceInStory({ params, body }, context) {
    const story = await openStory(context, params.fiction_id);
    const batch_id = randomUUID();
    const rows = await lockChapters(
      context,
      story.id,
      body.chapters.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const ids: number[] = [];
    const skipped: { id: number; reason: SkipReason }[] = [];
    let matches = 0;
    for (const asked of new Map(body.chapters.map((one) => [one.id, one])).values()) {
      const { id } = asked;
      const row = byId.get(id);
      if (!row) {
        skipped.push({ id, reason: 'gone' });
        continue;
      }
      const opened = { chapter: row, story, content: await contentOf(context, id) };
      const made = replaced(opened, body, asked);
      if (typeof made === 'string') skipped.push({ id, reason: made });
      else if (made.content !== opened.content) {
        await writeChapter(
          context,
          opened,
          { title: row.title, content: made.content },
          { cause: 'replace', batch_id },
        );
        matches += made.matches;
        ids.push(id);
      }
    }
    return { batch_id, matches, ids, skipped };
  },

  async undoReplace({ params, body }, context) {
    const story = await openStory(context, params.fiction_id);
    const ofBatch = and(eq(chapterVersions.batch_id, body.batch_id), eq(chapter.fiction_id, story.id));
    const versions = await context.db
      .select({ version: chapterVersions, chapter })
      .from(chapterVersions)
      .innerJoin(chapter, eq(chapter.id, chapterVersions.chapter_id))
      .where(ofBatch)
      .orderBy(asc(chapter.number), asc(chapter.id));
    if (versions.length === 0) throw notFound();
    const ids: number[] = [];
    const kept: number[] = [];
    for (const { version, chapter: row } of versions) {
      if (row.revision !== version.replaced_by || !canStep('save', row, isSigned(story))) {
        kept.push(row.id);
        continue;
      }
      const opened = { chapter: row, story, content: await contentOf(context, row.id) };
      const { title, content } = version;
      await closeRevision(
        context,
        await writeChapter(context, opened, { title, content }, { cause: 'restore' }),
        content,
      );
      ids.push(row.id);
    }
    return { ids, kept };
  },
};
