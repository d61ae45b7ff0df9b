import type { Chapter, Chapters } from '#demo/chapters/chapters.ts';
import { makeDeck, createRandom, type Random } from '#demo/kit/random.ts';
import { day, toIso } from '#demo/kit/time.ts';
import { fillLine } from '#demo/stories/fillLine.ts';
import type { Story } from '#demo/stories/stories.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';
import { commentWords } from './commentWords.ts';

const perVolume = 930;

/** Readers' comments on what is published; the popular stories have the most. */
export async function seedComments(write: Writer, chapters: Chapters, now: number, volumes: number): Promise<void> {
  const random = createRandom('comments');
  const read = [...chapters].flatMap(([story, all]) => {
    const published = all.filter(({ status }) => status === 'published');
    return published.length > 0 ? [{ story, published, weight: 0.25 + random.next() ** 2 }] : [];
  });
  const total = read.reduce((sum, { weight }) => sum + weight, 0);
  const rows = read.flatMap(({ story, published, weight }) => {
    const count = Math.min(24, Math.round((perVolume * volumes * weight) / total));
    return createComments(story, published, count, random, now);
  });
  rows.sort((one, other) => one.created_at.localeCompare(other.created_at));
  const reports = createRandom('reports');
  const ids = await write(
    'comment',
    rows.map((row) => (reports.chance(0.03) ? { ...row, ...getReport(row, reports, now) } : row)),
  );
  await write('comment', createAnswers(rows, ids, new Map(read.map(({ story }) => [story.id, story])), random, now));
}

/** What an author did not want under a story: some reports wait, others were decided on. */
function getReport({ created_at }: NewRow<'comment'>, random: Random, now: number): Partial<NewRow<'comment'>> {
  const written = Date.parse(created_at);
  return {
    report_status: random.chance(0.4) ? 'open' : 'kept',
    report_reason: random.pick(['spoiler', 'spoiler', 'other'] as const),
    reported_at: toIso(written + (now - written) * random.next() * 0.5),
  };
}

/** The authors' answers to what was commented on a while ago. */
function createAnswers(
  rows: readonly NewRow<'comment'>[],
  ids: readonly number[],
  stories: ReadonlyMap<number, Story>,
  random: Random,
  now: number,
): NewRow<'comment'>[] {
  return rows.flatMap(({ answered, created_at, type, fiction_id, chapter_id }, at) => {
    const { author, language } = stories.get(fiction_id)!;
    if (!answered) return [];
    const written = Date.parse(created_at);
    return {
      type,
      fiction_id,
      chapter_id,
      parent_id: ids[at]!,
      user_id: author.id,
      reader_name: author.pen_name,
      content: random.pick(commentWords[language].answers),
      is_read: true,
      answered: true,
      created_at: toIso(written + (now - written) * random.next() ** 2),
    };
  });
}

function createComments(
  story: Story,
  published: readonly Chapter[],
  count: number,
  random: Random,
  now: number,
): NewRow<'comment'>[] {
  const { language, premise: book } = story;
  const { bookComments, chapterComments, readers } = commentWords[language];
  const ofBook = makeDeck(random, bookComments);
  const ofChapter = makeDeck(random, chapterComments);
  const reader = makeDeck(random, readers);
  return Array.from({ length: count }, (_, index) => {
    const chapter = index % 2 ? random.pick(published) : undefined;
    const since = chapter?.published ?? published[0]!.published!;
    const written = since + (now - since) * random.next() ** (chapter ? 3 : 0.8);
    const name = reader();
    const answered = random.chance(now - written > 14 * day ? 0.5 : 0.15);
    return {
      type: chapter ? 'chapter' : 'book',
      fiction_id: story.id,
      chapter_id: chapter?.id,
      reader_name: /^[\p{L}_]+$/u.test(name) && random.chance(0.4) ? `${name}${random.int(2, 99)}` : name,
      content: fillLine(chapter ? ofChapter() : ofBook(), book, language),
      like_count: Math.floor(-Math.log(1 - random.next()) * (chapter ? 6 : 18)),
      is_read: answered || random.chance(now - written > 14 * day ? 0.8 : 0.25),
      answered,
      reader_id: `demo:${name}`,
      created_at: toIso(written),
    };
  });
}
