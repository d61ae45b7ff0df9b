import { addDays } from '../shared/clock.ts';

/** A chapter that can be given out: its number, and how many words of its source are still to be translated. */
interface Chapter {
  number: number;
  words: number;
}

/** Who translates, how many words a day, and how many words they have to do first. */
interface Translator {
  id: number;
  pace: number;
  open_words: number;
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

/** Days until so many words are done by all together: each begins once what they have to do first is done. */
function countDays(total: number, translators: readonly Translator[]): number {
  const getWait = ({ open_words, pace }: Translator) => open_words / pace;
  const byWait = translators.toSorted((one, other) => getWait(one) - getWait(other));
  let days = 0;
  let [paces, words] = [0, total];
  for (const one of byWait) {
    if (paces > 0 && days <= getWait(one)) break;
    paces += one.pace;
    words += one.open_words;
    days = words / paces;
  }
  return days;
}

/**
 * Splits chapters, in their order, into a run for each translator, so that all are done at about the same time by their
 * pace, with what they have to do first; each ends so many days after `start` as that takes. Who would have no chapter,
 * such as who is busy until all is done, gets no part.
 */
export function splitRange(chapters: readonly Chapter[], translators: readonly Translator[], start: string): Part[] {
  const total = chapters.reduce((sum, { words }) => sum + words, 0);
  const days = countDays(total, translators);
  const rooms = translators.map(({ pace, open_words }) => Math.max(0, pace * days - open_words));
  // Less than half a word is what counting in fractions leaves.
  const hasRoom = (room: number) => room > 0.5;
  const last = Math.max(0, rooms.findLastIndex(hasRoom));
  const parts: Part[] = [];
  let at = 0;
  let assignedWords = 0;
  let share = 0;
  translators.forEach(({ id, pace, open_words }, nth) => {
    share = nth === last ? Infinity : share + rooms[nth]!;
    // Not a chapter without words either.
    if (nth !== last && !hasRoom(rooms[nth]!)) return;
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
        ends_on: addDays(start, Math.max(1, Math.ceil((open_words + words) / pace))),
      });
  });
  return parts;
}
