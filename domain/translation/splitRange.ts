import { addDays } from '../shared/clock.ts';

/** A chapter that can be given out: its number, and how many words of its source are still to be translated. */
interface Chapter {
  number: number;
  words: number;
}

/** Who translates, and how many words a day. */
interface Translator {
  id: number;
  pace: number;
}

/** What one translator would get. */
export interface Part {
  translator_id: number;
  first_chapter: number;
  last_chapter: number;
  chapters: number;
  words: number;
  ends_on: string;
}

/**
 * Splits chapters, in their order, into a run for each translator, of words by their pace, so that all are done at about
 * the same time; each ends so many days after `start` as its words take. Who would have no chapter gets no part.
 */
export function splitRange(chapters: readonly Chapter[], translators: readonly Translator[], start: string): Part[] {
  const total = chapters.reduce((sum, { words }) => sum + words, 0);
  const paces = translators.reduce((sum, { pace }) => sum + pace, 0);
  const parts: Part[] = [];
  let at = 0;
  let assignedWords = 0;
  let share = 0;
  translators.forEach(({ id, pace }, nth) => {
    share = nth === translators.length - 1 ? Infinity : share + (total * pace) / paces;
    const some: Chapter[] = [];
    // A chapter goes where its middle lies.
    while (at < chapters.length && assignedWords + chapters[at]!.words / 2 <= share) {
      some.push(chapters[at]!);
      assignedWords += chapters[at]!.words;
      at += 1;
    }
    const words = some.reduce((sum, chapter) => sum + chapter.words, 0);
    if (some.length > 0)
      parts.push({
        translator_id: id,
        first_chapter: some[0]!.number,
        last_chapter: some.at(-1)!.number,
        chapters: some.length,
        words,
        ends_on: addDays(start, Math.max(1, Math.ceil(words / pace))),
      });
  });
  return parts;
}
