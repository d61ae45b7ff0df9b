import { sql } from 'drizzle-orm';
import { isDemoAuthor } from '#demo/accounts/authors.ts';
import { createRandom, type Random } from '#demo/kit/random.ts';
import type { Story } from '#demo/stories/stories.ts';
import { selectDay } from '#server/db/businessZone.ts';
import type { Db } from '#server/db/database.ts';
import { chapterReads, chapterTexts, dailyWords, tables } from '#server/db/schema.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';
import { planChapterDates, type ChapterDates } from './chapterDates.ts';
import { chapterWords } from './chapterWords.ts';
import { createStoryWriter, type StoryWriter } from './storyWriter.ts';

/** A chapter as far as comments and translation tasks need it. */
export interface Chapter {
  id: number;
  number: number;
  words: number;
  status: NewRow<'chapter'>['status'];
  published: number | undefined;
}
export type Chapters = ReadonlyMap<Story, readonly Chapter[]>;

const numerals = ['', ' II', ' III', ' IV', ' V', ' VI'];

/** Titles without a double; some authors give none. */
function createTitles({ language }: Story, random: Random): (index: number) => string | undefined {
  if (random.chance(0.12)) return () => undefined;
  const titles = random.shuffled(chapterWords[language].chapterTitles);
  return (index) =>
    random.chance(0.05) ? undefined : titles[index % titles.length]! + numerals[Math.floor(index / titles.length)];
}

function getRows(story: Story, writeStory: StoryWriter, random: Random, dates: readonly ChapterDates[]) {
  const titled = createTitles(story, random);
  const long = story.contract === 'not_signed' ? ([165, 390] as const) : ([310, 430] as const);
  return dates.map((when, index) => {
    const { content, words } = writeStory(random.within(long));
    const rejection_reason =
      when.status === 'rejected' ? random.pick(chapterWords[story.language].rejections) : undefined;
    const row: NewRow<'chapter'> = {
      fiction_id: story.id,
      number: index + 1,
      title: titled(index),
      word_count: words,
      rejection_reason,
      ...when,
    };
    return { row, content };
  });
}

/** Writes the chapters of all stories, and what they come to into the stories. */
export async function seedChapters(
  db: Db,
  write: Writer,
  stories: readonly Story[],
  now: number,
  progress: (written: number) => void,
): Promise<Chapters> {
  const writers = new Map<number, StoryWriter>();
  const chapters = new Map<Story, Chapter[]>();
  let written = 0;
  for (const story of stories) {
    const random = createRandom(`chapters ${story.plan} ${story.volume}`);
    const writeStory =
      writers.get(story.plan) ?? createStoryWriter(story.premise, story.language, createRandom(`tell ${story.plan}`));
    writers.set(story.plan, writeStory);
    const busy = isDemoAuthor(story.author) && story.plan === 0;
    const rows = getRows(story, writeStory, random, planChapterDates(story, random, now, busy));
    const ids = await write(
      'chapter',
      rows.map(({ row }) => row),
    );
    if (ids.length > 0)
      await db
        .insert(chapterTexts)
        .values(ids.map((chapter_id, index) => ({ chapter_id, content: rows[index]!.content })));
    chapters.set(
      story,
      rows.map(({ row }, index) => ({
        id: ids[index]!,
        number: row.number,
        words: row.word_count!,
        status: row.status,
        published: row.published_at ? Date.parse(row.published_at) : undefined,
      })),
    );
    progress((written += ids.length));
  }
  await db.execute(sql`
    update ${tables.fiction} set word_count = totals.words, chapter_count = totals.chapters, written_at = totals.written_at
    from (
      select fiction_id, sum(word_count) as words, count(*) as chapters, max(updated_at) as written_at
      from ${tables.chapter} group by fiction_id
    ) as totals
    where ${tables.fiction}.id = totals.fiction_id`);
  await db.execute(sql`
    insert into ${dailyWords} (fiction_id, day, words)
    select fiction_id, ${selectDay(tables.chapter.created_at)}, sum(word_count) from ${tables.chapter} group by 1, 2`);
  // Of those who open a story one in twelve stops after each of the first chapters, later one in fifty.
  await db.execute(sql`
    insert into ${chapterReads} (chapter_id, reads)
    select id, 120 + round((2000 + 37 * (fiction_id % 89)) * 0.98 ^ number * (1 + 0.5 * 0.92 ^ number))
    from ${tables.chapter} where published_at is not null`);
  return chapters;
}
