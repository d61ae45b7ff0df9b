import { translators, type People } from '#demo/accounts/people.ts';
import type { TranslatedBook } from '#demo/books/businessBooks.ts';
import { makeDeck, createRandom, type Random } from '#demo/kit/random.ts';
import { readStaffTexts } from '#demo/kit/staffTexts.ts';
import { day, addDaysTo, hour, toIso } from '#demo/kit/time.ts';
import type { Db } from '#server/db/database.ts';
import type { Writer } from '#server/kit/writer.ts';
import { seedExtensions } from './extensions.ts';
import type { Status, Task } from './task.ts';
import { seedTranslations } from './translatedChapters.ts';

/** The tasks of each translator in the order of their chapters, one letter each: the first of `statuses` is the oldest. */
const agenda: Record<string, string> = {
  translator: 'ddrtoopp',
  marta_kowalska: 'dddddrtooop',
  bao_tran: 'ddddtooopp',
  yusuf_rahman: 'ddddrtooopp',
};
const statuses: Record<string, Status> = {
  d: 'done',
  r: 'rejected',
  t: 'time_out',
  o: 'ongoing',
  p: 'pending_translation',
};
/** When a task was received and is due, in days from now, by its status; `nth` of a translator's tasks. */
function getDays(status: Status, nth: number, random: Random): { made: number; received?: number; ends: number } {
  switch (status) {
    case 'pending_translation':
      return { made: -random.int(0, 2), ends: random.int(9, 21) };
    case 'ongoing': {
      const received = -random.int(2, 9);
      return { made: received - 1, received, ends: random.int(2, 12) };
    }
    case 'time_out': {
      const ends = -random.int(1, 5);
      return { made: ends - 15, received: ends - 14, ends };
    }
    case 'rejected':
      return { made: -random.int(14, 20), received: -random.int(12, 13), ends: random.int(2, 6) };
    default: {
      const received = nth * 22 - random.int(138, 146);
      return { made: received - 2, received, ends: received + 14 };
    }
  }
}

/** Every work has one translator, of those who know the language the one with the fewest works. */
function assignDesks(books: readonly TranslatedBook[]): Map<string, TranslatedBook[]> {
  const desks = new Map(Object.keys(agenda).map((name): [string, TranslatedBook[]] => [name, []]));
  for (const book of books) {
    const able = [...desks].filter(([name]) => translators[name]!.includes(book.into)).map(([, desk]) => desk);
    able.sort((one, other) => one.length - other.length)[0]!.push(book);
  }
  return desks;
}

/** Chapters given to translators; of a book they are given out in their order. */
function createTaskRows(books: readonly TranslatedBook[], people: People, now: number): Task[] {
  const random = createRandom('tasks');
  const begun = new Map<TranslatedBook, number>();
  const desks = assignDesks(books);
  return Object.entries(agenda).flatMap(([name, plan]) => {
    const pickBook = makeDeck(random, desks.get(name)!);
    const order = Array.from(plan, (letter) => statuses[letter]!);
    return order.map((status, nth): Task => {
      const book = pickBook();
      const first = begun.get(book) ?? 1;
      const count = Math.min(random.int(6, 14), book.words.length - first + 1);
      begun.set(book, first + count);
      const { made, received, ends } = getDays(status, nth, random);
      return {
        book_id: book.id,
        language: book.into,
        translator_id: people.getId(name),
        first_chapter: first,
        last_chapter: first + count - 1,
        status,
        received_on: received === undefined ? null : addDaysTo(now, received),
        ends_on: addDaysTo(now, ends),
        rejection_reason: status === 'rejected' ? random.pick(readStaffTexts().task_rejections) : null,
        created_at: toIso(now + made * day - 45 * hour),
        updated_at: toIso(status === 'done' ? now + (ends - 1) * day : now - random.between(2, 40) * hour),
      };
    });
  });
}

export async function seedTasks(
  db: Db,
  write: Writer,
  books: readonly TranslatedBook[],
  people: People,
  now: number,
): Promise<void> {
  const rows = createTaskRows(books, people, now);
  const ids = await write('translationTask', rows);
  await seedTranslations(db, write, books, rows, ids, { now, auditor_id: people.getId('tauditor') });
  await seedExtensions(write, rows, ids, now);
}
