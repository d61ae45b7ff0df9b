import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { canStep } from '#domain/chapters/chapter.ts';
import { maxContent } from '#domain/chapters/chapterLimits.ts';
import type { SkipReason } from '#domain/editor/find.ts';
import type * as calls from '#domain/editor/replace.calls.ts';
import { replaceIn } from '#domain/editor/replaceText.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { chapterVersions, tables } from '#server/db/schema.ts';
import {
  closeRevisions,
  countStory,
  keepMinimum,
  loadContents,
  lockChapters,
  writeText,
  type ChapterRow,
  type Opened,
} from '#server/features/chapters/index.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { findStory, isSigned, loadStoryForUpdate, type StoryRow } from '#server/kit/story.ts';
import { find, findPlaces } from './find.ts';

type Body = BodyOf<typeof calls.replaceInStory>;

const { chapter } = tables;

/** What an opened chapter reads after the chosen matches are replaced, and how many they were; or why it stays. */
function replaceMatches(
  { chapter: row, story, content }: Opened,
  body: Body,
  { revision, matches }: Body['chapters'][number],
) {
  if (row.revision !== revision) return 'changed' satisfies SkipReason;
  if (!canStep('save', row, isSigned(story))) return 'locked' satisfies SkipReason;
  const chosen = matches && new Set(matches);
  const places = findPlaces(content, body, story.language).filter((_, index) => !chosen || chosen.has(index));
  const newContent = replaceIn(content, places, body.replace.normalize());
  if (newContent.length > maxContent) return 'too_long' satisfies SkipReason;
  return { content: newContent, matches: places.length };
}

/** What a batch of a story replaced, by chapter, and whether that can be put back: nothing was changed since. */
async function loadVersions({ db }: Context, story: StoryRow, batch_id: string) {
  const versions = await db
    .select({ version: chapterVersions, chapter })
    .from(chapterVersions)
    .innerJoin(chapter, eq(chapter.id, chapterVersions.chapter_id))
    .where(and(eq(chapterVersions.batch_id, batch_id), eq(chapter.fiction_id, story.id)))
    .orderBy(asc(chapter.number), asc(chapter.id));
  return versions.map((one) => ({
    ...one,
    undoable: one.chapter.revision === one.version.replaced_by && canStep('save', one.chapter, isSigned(story)),
  }));
}

/** The batch of the latest replacement in a story that can be taken back. */
async function findLatestBatch({ db }: Context, story: StoryRow): Promise<string | undefined> {
  const { batch_id, replaced_by, cause, chapter_id, id } = chapterVersions;
  const rows = await db
    .select({ batch_id, status: chapter.status, revision_status: chapter.revision_status })
    .from(chapterVersions)
    .innerJoin(chapter, and(eq(chapter.id, chapter_id), eq(chapter.revision, replaced_by)))
    .where(and(eq(chapter.fiction_id, story.id), eq(cause, 'replace')))
    .orderBy(desc(id));
  return rows.find((row) => canStep('save', row, isSigned(story)))?.batch_id ?? undefined;
}

export const replace: HandlersOf<typeof calls> = {
  findInStory: find,

  async replaceInStory({ params, body }, context) {
    const story = await loadStoryForUpdate(context, params.fiction_id);
    const batch_id = randomUUID();
    const rows = await lockChapters(
      context,
      story.id,
      body.chapters.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const contents = await loadContents(context, [...byId.keys()]);
    const ids: number[] = [];
    const skipped: { id: number; reason: SkipReason }[] = [];
    let [matches, words] = [0, 0];
    for (const requested of new Map(body.chapters.map((one) => [one.id, one])).values()) {
      const { id } = requested;
      const row = byId.get(id);
      const opened = row && { chapter: row, story, content: contents.get(id)! };
      const outcome = opened ? replaceMatches(opened, body, requested) : 'gone';
      if (!opened || typeof outcome === 'string') {
        skipped.push({ id, reason: outcome as SkipReason });
        continue;
      }
      const text = { title: opened.chapter.title, content: outcome.content };
      const after = await writeText(context, opened, text, { cause: 'replace', batch_id });
      if (after === row) continue;
      words += after.word_count - opened.chapter.word_count;
      matches += outcome.matches;
      ids.push(id);
    }
    keepMinimum(story, words);
    if (ids.length > 0) await countStory(context, story.id, { words });
    return { batch_id, matches, ids, skipped };
  },

  async getLatestReplace({ params }, context) {
    const story = await findStory(context, params.fiction_id);
    const batch_id = story.status === 'completed' ? undefined : await findLatestBatch(context, story);
    if (!batch_id) return { batch: null };
    const versions = await loadVersions(context, story, batch_id);
    const chapters = versions.map(({ chapter: { id, number, title }, undoable }) => ({ id, number, title, undoable }));
    return { batch: { batch_id, created_at: versions[0]!.version.created_at, chapters } };
  },

  async undoReplace({ params, body }, context) {
    const story = await loadStoryForUpdate(context, params.fiction_id);
    const versions = await loadVersions(context, story, body.batch_id);
    if (versions.length === 0) throw notFound();
    const unchanged = versions.filter(({ undoable }) => undoable);
    const contents = await loadContents(
      context,
      unchanged.map(({ chapter: row }) => row.id),
    );
    const back: ChapterRow[] = [];
    let words = 0;
    for (const { version, chapter: row } of unchanged) {
      const opened = { chapter: row, story, content: contents.get(row.id)! };
      const after = await writeText(context, opened, version, { cause: 'restore' });
      words += after.word_count - row.word_count;
      back.push(after);
    }
    keepMinimum(story, words);
    if (back.length > 0) await countStory(context, story.id, { words });
    await closeRevisions(context, back);
    const ids = back.map(({ id }) => id);
    const kept = versions.map(({ chapter: row }) => row.id).filter((id) => !ids.includes(id));
    return { ids, kept };
  },
};
