import type { People } from '#demo/accounts/people.ts';
import type { Chapters } from '#demo/chapters/chapters.ts';
import { createRandom } from '#demo/kit/random.ts';
import { staffTexts } from '#demo/kit/staffTexts.ts';
import { day, addDaysTo, toIso } from '#demo/kit/time.ts';
import type { Story } from '#demo/stories/stories.ts';
import { message } from '#domain/kit/messages.ts';
import { defaultLanguage, type StoryLanguage } from '#domain/languages.ts';
import { createSentences } from '#server/kit/sentences.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';
import { createChineseTexts, createStoryTexts, type BookTexts } from './bookTexts.ts';
import { signedBooks, sourceBooks, type Term } from './translatedBooks.ts';

/** A book that is translated, as its tasks need it. */
export interface BusinessBook {
  id: number;
  title: string;
  texts: BookTexts;
  into: StoryLanguage;
  /** Words of each chapter, the first at 0. */
  words: readonly number[];
}
type Bound = Omit<BusinessBook, 'id' | 'title'> & { row: NewRow<'businessBook'>; terms: readonly Term[] };

/** What is sold: signed stories of the portal and imported source books, with their dictionaries. */
export async function seedBusinessBooks(
  write: Writer,
  people: People,
  chapters: Chapters,
  now: number,
): Promise<BusinessBook[]> {
  const books = [...buildSignedBooks(chapters, now), ...buildSourceBooks(people, now)];
  const ids = await write(
    'businessBook',
    books.map(({ row }) => row),
  );
  const random = createRandom('dictionary');
  await write(
    'dictionaryEntry',
    books.flatMap(({ terms, into }, index) =>
      terms.map((term) => ({
        ...term,
        book_id: ids[index]!,
        language: into,
        state: 'approved' as const,
        created_at: toIso(now - random.int(3 * 24, 200 * 24) * (day / 24)),
      })),
    ),
  );
  return books.map(({ row, into, words, texts }, index) => ({ id: ids[index]!, title: row.title, into, words, texts }));
}

function buildSignedBooks(chapters: Chapters, now: number): Bound[] {
  const say = createSentences(defaultLanguage);
  const stories = new Map([...chapters.keys()].map((story): [string, Story] => [story.title, story]));
  return signedBooks.map(({ title, grade, into, terms }) => {
    const story = stories.get(title);
    if (story?.contract !== 'signed') throw new Error(`'${title}' is not signed`);
    const row = {
      title,
      fiction_id: story.id,
      author: story.author.pen_name,
      language: story.language,
      category: say(message(`stories.shared.tag.${story.premise.genre}`)),
      grade,
      share_proportion: story.share,
      signing_start: addDaysTo(story.opened, -1),
      signing_end: addDaysTo(story.opened, 3 * 365),
      created_at: toIso(Math.min(now, story.opened + 3 * day)),
    };
    const published = chapters.get(story)!.filter(({ status }) => status === 'published');
    const texts = createStoryTexts(story, published, into);
    return { row, terms, into, texts, words: published.map(({ words }) => words) };
  });
}

function buildSourceBooks(people: People, now: number): Bound[] {
  const random = createRandom('source books');
  return sourceBooks.map((book, index) => {
    const bought = now - random.between(160, 700) * day;
    const { title, chinese_name, author, category, grade } = book;
    const row = {
      title,
      chinese_name,
      remote_id: `QH-CN-${20_000 + index * 37 + random.int(1, 30)}`,
      author,
      original_author_id: author === staffTexts.original_pen_name ? people.getId('original') : undefined,
      language: 'zh-CN' as const,
      category,
      grade,
      share_proportion: random.pick([0.5, 0.5, 0.4, 0.45]),
      signing_start: addDaysTo(bought, 0),
      signing_end: addDaysTo(bought, random.pick([2, 3, 5]) * 365),
      created_at: toIso(bought),
    };
    const words = Array.from({ length: book.chapters }, () => random.int(1150, 1900));
    const texts = createChineseTexts(title, book.into, book.terms);
    return { row, terms: book.terms, into: book.into, texts, words };
  });
}
