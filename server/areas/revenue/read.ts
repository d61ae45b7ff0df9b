import { CsvError, parse } from 'csv-parse/sync';
import { and, between, eq, inArray } from 'drizzle-orm';
import { message, type Message } from '#domain/kit/messages.ts';
import { dayOf } from '#domain/rules/clock.ts';
import {
  lineKey,
  readRevenueLine,
  revenueColumns,
  revenueFile,
  wrongColumns,
  type RevenueColumn,
  type RevenueLine,
} from '#domain/rules/revenue.ts';
import type { Db } from '#server/db/database.ts';
import { revenueLines, tables } from '#server/db/schema.ts';

const { fiction } = tables;
type StoryRow = typeof fiction.$inferSelect;

/** A line with its number in the file, and the work that it is of. */
export interface ReadLine extends RevenueLine {
  at: number;
  story: Pick<StoryRow, 'id' | 'author_id' | 'share_proportion'>;
}

export interface LineError {
  line: number;
  column: string;
  error: Message;
}

/** A cell as it is quoted: the most that is told of it. */
const quoted = 80;

interface Cells {
  record: string[];
  info: { lines: number };
}

/** Text of a file, line by line; an error of line nought is the whole file's. */
function cellsOf(file: Uint8Array): Cells[] | LineError {
  const whole = (key: string, args?: Message['args']): LineError => ({
    line: 0,
    column: 'file',
    error: message(key, args),
  });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    if (text.includes('\0')) return whole('finance.errors.no_csv');
    const found = parse(text, { bom: true, trim: true, skip_empty_lines: true, info: true }) as unknown as Cells[];
    if (found.length - 1 > revenueFile.lines) return whole('finance.errors.many_lines', { max: revenueFile.lines });
    return found.length > 1 ? found : whole('finance.errors.no_lines');
  } catch (error) {
    if (error instanceof CsvError || error instanceof TypeError) return whole('finance.errors.no_csv');
    throw error;
  }
}

/**
 * What a file says, and all that is wrong with it: works that are not signed, and lines that are there already, too.
 * The first errors are `shown` with what stands there.
 */
export async function readRevenue(
  db: Db,
  now: Date,
  file: Uint8Array,
): Promise<{ lines: ReadLine[]; errors: LineError[]; shown: (LineError & { value: string })[] }> {
  const cells = cellsOf(file);
  const whole = (error: LineError) => ({ lines: [], errors: [error], shown: [{ ...error, value: '' }] });
  if (!Array.isArray(cells)) return whole(cells);
  const [head, ...rows] = cells as [Cells, ...Cells[]];
  const header = head.record.map((name) => name.toLowerCase());
  const wrong = wrongColumns(header);
  if (wrong.length > 0)
    return whole({
      line: 0,
      column: 'file',
      error: message('finance.errors.columns', { wrong: wrong.join(', '), columns: revenueColumns.join(', ') }),
    });
  const errors: LineError[] = [];
  const found = rows.flatMap(({ record, info }) => {
    const named = Object.fromEntries(header.map((name, index) => [name, record[index]!])) as Record<
      RevenueColumn,
      string
    >;
    const read = readRevenueLine(named, dayOf(now));
    if ('line' in read) return [{ ...read.line, at: info.lines }];
    for (const [column, error] of Object.entries(read.errors)) errors.push({ line: info.lines, column, error });
    return [];
  });
  const lines = await checkWorks(db, found, errors);
  await checkTwice(db, lines, errors);
  const cellOf = ({ line, column }: LineError) =>
    rows.find(({ info }) => info.lines === line)?.record[header.indexOf(column)] ?? '';
  const sorted = errors.toSorted((a, b) => a.line - b.line);
  const shown = sorted.slice(0, revenueFile.shownErrors);
  return { lines, errors: sorted, shown: shown.map((one) => ({ ...one, value: cellOf(one).slice(0, quoted) })) };
}

type Found = RevenueLine & { at: number };

async function checkWorks(db: Db, found: readonly Found[], errors: LineError[]): Promise<ReadLine[]> {
  const ids = [...new Set(found.map(({ fiction_id }) => fiction_id))];
  const stories = ids.length > 0 ? await db.select().from(fiction).where(inArray(fiction.id, ids)) : [];
  const byId = new Map(stories.map((story) => [story.id, story]));
  return found.flatMap((line) => {
    const story = byId.get(line.fiction_id);
    if (story?.contract_status === 'signed') return [{ ...line, story }];
    const key = story ? 'finance.errors.not_signed' : 'money.revenue.no_work';
    errors.push({ line: line.at, column: 'book', error: message(key) });
    return [];
  });
}

const countedBetween = (ids: number[], first: string, last: string) =>
  and(inArray(revenueLines.fiction_id, ids), between(revenueLines.day, first, last), eq(revenueLines.reversed, false));

/** Lines that the file has twice, or that were booked from another. */
async function checkTwice(db: Db, lines: readonly ReadLine[], errors: LineError[]): Promise<void> {
  const ids = [...new Set(lines.map(({ fiction_id }) => fiction_id))];
  const days = lines.map(({ day }) => day).toSorted();
  const booked = new Map<string, number>();
  if (ids.length > 0)
    for (const row of await db
      .select()
      .from(revenueLines)
      .where(countedBetween(ids, days[0]!, days.at(-1)!)))
      booked.set(lineKey(row), row.import_id);
  const seen = new Map<string, number>();
  for (const line of lines) {
    const key = lineKey(line);
    const [first, before] = [seen.get(key), booked.get(key)];
    seen.set(key, first ?? line.at);
    const twice = (error: Message) => errors.push({ line: line.at, column: 'app', error });
    if (first !== undefined) twice(message('finance.errors.line_twice', { line: first }));
    else if (before !== undefined) twice(message('finance.errors.line_booked', { id: before }));
  }
}
