import type { People } from '#demo/accounts/people.ts';
import type { BusinessBook } from '#demo/books/businessBooks.ts';
import { makeDeck, createRandom, type Random } from '#demo/kit/random.ts';
import { staffTexts } from '#demo/kit/staffTexts.ts';
import { day, addDaysTo, hour, toIso } from '#demo/kit/time.ts';
import type { NewRow, Writer } from '#server/kit/writer.ts';

type Row = NewRow<'translationTask'>;
export type Task = Row & { id: number };
export type Status = NonNullable<Task['status']>;

/** The tasks of each translator in the order of their chapters, one letter each: the first of `statuses` is the oldest. */
const agendas = ['ddrtoopp', 'dddddrtooop', 'ddddtooopp', 'ddddrtooopp'];
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

/** Every book has one translator, of those who know the language the one with the fewest books. */
function assignBooks(books: readonly BusinessBook[]) {
  const desks = staffTexts.translators.map((translator) => ({ ...translator, books: [] as BusinessBook[] }));
  for (const book of books) {
    const able = desks.filter(({ languages }) => languages.includes(book.into));
    able.sort((one, other) => one.books.length - other.books.length)[0]!.books.push(book);
  }
  return desks;
}

/** Chapters given to translators; of a book they are given out in their order. */
export async function seedTasks(
  write: Writer,
  books: readonly BusinessBook[],
  people: People,
  now: number,
): Promise<Task[]> {
  const random = createRandom('tasks');
  const begun = new Map<BusinessBook, number>();
  const rows = assignBooks(books).flatMap((desk, index) => {
    const pickBook = makeDeck(random, desk.books);
    return Array.from(agendas[index % agendas.length]!, (letter, nth): Row => {
      const status = statuses[letter]!;
      const book = pickBook();
      const first = begun.get(book) ?? 1;
      const count = Math.min(random.int(6, 14), book.words.length - first + 1);
      begun.set(book, first + count);
      const { made, received, ends } = getDays(status, nth, random);
      return {
        book_id: book.id,
        language: book.into,
        translator_id: people.getId(desk.user_name),
        first_chapter: first,
        last_chapter: first + count - 1,
        status,
        received_on: received === undefined ? null : addDaysTo(now, received),
        ends_on: addDaysTo(now, ends),
        rejection_reason: status === 'rejected' ? random.pick(staffTexts.task_rejections) : null,
        created_at: toIso(now + made * day - 45 * hour),
        updated_at: toIso(status === 'done' ? now + (ends - 1) * day : now - random.between(2, 40) * hour),
      };
    });
  });
  const ids = await write('translationTask', rows);
  return rows.map((row, index) => ({ ...row, id: ids[index]! }));
}
