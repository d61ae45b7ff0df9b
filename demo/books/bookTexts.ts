import { inArray } from 'drizzle-orm';
import type { Chapter } from '#demo/chapters/chapters.ts';
import { createStoryWriter } from '#demo/chapters/storyWriter.ts';
import { createRandom, type Random } from '#demo/kit/random.ts';
import type { Story } from '#demo/stories/stories.ts';
import { extractParagraphs } from '#domain/books/paragraphs.ts';
import type { StoryLanguage } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { chapterTexts } from '#server/db/schema.ts';
import type { SourceText } from '#server/features/books/index.ts';
import { chineseChapters, chineseTranslations, type TargetLanguage } from './chineseChapters.ts';
import type { Term } from './translatedBooks.ts';

/** A chapter in another language: a text for each paragraph of the source. */
export interface Translated {
  title: string | null;
  paragraphs: string[];
}

/** What the chapters of a book say, and what they are in the language that it is translated into. */
export interface BookTexts {
  /** The first so many, as an import would have them. */
  loadSource(db: Db, count: number): Promise<SourceText[]>;
  translate(source: SourceText): Translated;
}

/** A bought book: the same lines in both languages. */
export function createChineseTexts(title: string, into: TargetLanguage, terms: readonly Term[]): BookTexts {
  const translations = chineseTranslations[into];
  const hero = terms.find(({ type }) => type === 'person')!;
  const chosen = (number: number) => {
    const random: Random = createRandom(`source ${title} ${number}`);
    const lines = Array.from({ length: 2 }, () => random.shuffled(chineseChapters.lines)).flat();
    return { heading: random.pick(chineseChapters.titles), lines: lines.slice(0, random.int(14, 24)) };
  };
  return {
    async loadSource(_, count) {
      return Array.from({ length: count }, (_one, at) => {
        const { heading, lines } = chosen(at + 1);
        return { number: at + 1, title: heading, paragraphs: lines.map((line) => line.replace('{hero}', hero.term)) };
      });
    },
    translate({ number }) {
      const { heading, lines } = chosen(number);
      return {
        title: translations.titles[heading]!,
        paragraphs: lines.map((line) => translations.lines[line]!.replace('{hero}', hero.translation)),
      };
    },
  };
}

/** A signed story of the portal: its own published chapters, told again in the other language. */
export function createStoryTexts(story: Story, published: readonly Chapter[], into: StoryLanguage): BookTexts {
  const write = createStoryWriter(story.premise, into, createRandom(`translation ${story.plan}`));
  return {
    async loadSource(db, count) {
      const chapters = published.slice(0, count);
      const ids = chapters.map(({ id }) => id);
      const texts = await db.select().from(chapterTexts).where(inArray(chapterTexts.chapter_id, ids));
      const contents = new Map(texts.map((text) => [text.chapter_id, text.content]));
      return chapters.map(({ id, number }) => ({
        number,
        title: null,
        chapter_id: id,
        paragraphs: extractParagraphs(contents.get(id)!),
      }));
    },
    translate({ paragraphs }) {
      const written = extractParagraphs(write(40 * paragraphs.length).content);
      return { title: null, paragraphs: paragraphs.map((_, at) => written[at % written.length]!) };
    },
  };
}
