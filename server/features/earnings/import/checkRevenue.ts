import { and, eq, inArray, isNotNull, min, sql } from 'drizzle-orm';
import { formatLineKey, type BookableLine } from '#domain/earnings/revenueFile.ts';
import { listQuestions, type RevenueQuestion } from '#domain/earnings/revenueQuestions.ts';
import { splitIntoBatches } from '#domain/kit/batches.ts';
import { message } from '#domain/kit/messages.ts';
import { dayOf } from '#domain/shared/clock.ts';
import type { Db } from '#server/db/database.ts';
import { contracts, revenueLines, tables } from '#server/db/schema.ts';
import type { LineError } from '#server/platform/csv/readRows.ts';
import { findFirstOpenMonth } from '#server/platform/ledger/post.ts';
import type { ParsedLine, ParsedRevenue } from './parse.ts';

const { contractApplication, fiction } = tables;

export interface CheckedRevenue extends Pick<ParsedRevenue, 'notices'> {
  lines: BookableLine[];
  /** All of them, in the order of the file. */
  errors: LineError[];
  questions: { question: RevenueQuestion; lines: BookableLine[] }[];
}

/** Lines that are looked up at once: a long query would keep everybody else waiting. */
const atOnce = 500;

/** Compares a file with the stories and the books: stories that are not signed, and lines that are there already. */
export async function checkRevenue(db: Db, { lines, errors, notices }: ParsedRevenue): Promise<CheckedRevenue> {
  const problems = [...errors];
  const checked = await filterSignedStories(db, lines, problems);
  findTwice(checked, problems);
  await findBooked(db, checked, problems);
  const signed = await loadSignedDays(db, [...new Set(checked.map(({ fiction_id }) => fiction_id))]);
  const books = { openMonth: await findFirstOpenMonth(db), signedOn: (id: number) => signed.get(id) };
  return {
    lines: checked,
    errors: problems.toSorted((a, b) => a.line - b.line),
    notices,
    questions: problems.length > 0 ? [] : listQuestions(checked, books),
  };
}

async function filterSignedStories(db: Db, lines: readonly ParsedLine[], errors: LineError[]): Promise<BookableLine[]> {
  const stories = new Map<number, { status: string; share: number }>();
  for (const ids of splitIntoBatches([...new Set(lines.map(({ fiction_id }) => fiction_id))], atOnce)) {
    const rows = await db
      .select({ id: fiction.id, status: fiction.contract_status, share: fiction.share_proportion })
      .from(fiction)
      .where(inArray(fiction.id, ids));
    for (const { id, ...story } of rows) stories.set(id, story);
  }
  return lines.flatMap((line) => {
    const story = stories.get(line.fiction_id);
    if (story?.status === 'signed') return [{ ...line, share: story.share }];
    const error = message(story ? 'earnings.office.refusals.not_signed' : 'earnings.office.no_work');
    errors.push({ line: line.at, column: 'book', value: String(line.fiction_id), error });
    return [];
  });
}

/** Lines that the file has twice. */
function findTwice(lines: readonly BookableLine[], errors: LineError[]): void {
  const firstLines = new Map<string, number>();
  for (const line of lines) {
    const key = formatLineKey(line);
    const first = firstLines.get(key);
    if (first === undefined) firstLines.set(key, line.at);
    else {
      const error = message('earnings.office.refusals.line_twice', { line: first });
      errors.push({ line: line.at, column: 'app', value: line.app, error });
    }
  }
}

/** Lines that were booked from another file. */
async function findBooked(db: Db, lines: readonly BookableLine[], errors: LineError[]): Promise<void> {
  for (const some of splitIntoBatches(lines, atOnce)) {
    const keys = JSON.stringify(
      some.map(({ at, app, day, fiction_id, language }) => ({ at, app, day, fiction_id, language })),
    );
    const { rows } = await db.execute<{ at: number; app: string; import_id: string }>(sql`
      select asked.at, asked.app, ${revenueLines.import_id}
      from jsonb_to_recordset(${keys}::jsonb) as asked (at int, app text, day date, fiction_id bigint, language text)
      join ${revenueLines} on ${revenueLines.fiction_id} = asked.fiction_id and ${revenueLines.day} = asked.day
        and ${revenueLines.app} = asked.app and ${revenueLines.language} = asked.language
        and not ${revenueLines.reversed}`);
    for (const { at, app, import_id } of rows) {
      const error = message('earnings.office.refusals.line_booked', { id: Number(import_id) });
      errors.push({ line: at, column: 'app', value: app, error });
    }
  }
}

/** The UTC+8 days on which the contracts of stories were signed, as far as they were signed here. */
async function loadSignedDays(db: Db, stories: readonly number[]): Promise<Map<number, string>> {
  const days = new Map<number, string>();
  for (const ids of splitIntoBatches(stories, atOnce)) {
    const rows = await db
      .select({ id: contractApplication.fiction_id, at: min(contracts.signed_at) })
      .from(contracts)
      .innerJoin(contractApplication, eq(contractApplication.id, contracts.application_id))
      .where(and(inArray(contractApplication.fiction_id, ids), isNotNull(contracts.signed_at)))
      .groupBy(contractApplication.fiction_id);
    for (const { id, at } of rows) days.set(id, dayOf(new Date(at!)));
  }
  return days;
}
