import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BookableLine } from '#domain/earnings/revenueFile.ts';
import { importSteps, underWay } from '#domain/earnings/revenueImport.entity.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { insertAll } from '#server/db/insertAll.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
  revenueBatches,
  revenueLines,
  tables,
} from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';
import { sweep } from '#server/kit/sweep.ts';
import { post, type Account, type Posting } from '#server/platform/ledger/post.ts';
import { buildRevenueEntries } from '#server/platform/ledger/revenueEntries.ts';

const { fiction, revenueImport } = tables;
type ImportRow = typeof revenueImport.$inferSelect;

/** What a posting of an import is booked for. */
const getSource = (import_id: number, line: number): string => `import:${import_id}:${line}`;

/** What a batch is booked in: a transaction, for the clock where no request is made. */
export type Booking = Pick<Context, 'db' | 'now'>;

/**
 * Lines that are booked, or taken back, in one transaction: on the embedded database, which has one session, everybody
 * else waits for as long as one takes.
 */
export const linesAtOnce = 50;

/** Days that batches are kept which became no import. */
const keptDays = 30;

/** Keeps the lines of a file until they are booked, batch by batch and each in a statement of its own. Answers their name. */
export async function keepBatches(context: Booking, lines: readonly BookableLine[]): Promise<string> {
  const { db, now } = context;
  const upload = randomUUID();
  await sweep(context, revenueBatches.created_at, keptDays);
  for (let position = 0; position * linesAtOnce < lines.length; position++) {
    const some = lines.slice(position * linesAtOnce, (position + 1) * linesAtOnce);
    await db.insert(revenueBatches).values({ upload, position, lines: some, created_at: now.toISOString() });
  }
  return upload;
}

/**
 * Takes an import one batch further: books what is kept of it, or takes back what was booked; its row is locked. Answers
 * the row as it is then.
 */
export async function continueImport(booking: Booking, row: ImportRow): Promise<ImportRow> {
  if (row.status === importSteps.book.from) return bookNext(booking, row);
  if (row.status === importSteps.take_back.from) return reverseNext(booking, row);
  return row;
}

/** The oldest import that is under way, locked; undefined: there is none, or another node has it. */
export async function lockUnderWay({ db }: Booking): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(revenueImport)
    .where(inArray(revenueImport.status, [...underWay]))
    .orderBy(asc(revenueImport.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

async function change({ db, now }: Booking, { id }: ImportRow, set: Partial<ImportRow>): Promise<ImportRow> {
  const [row] = await db
    .update(revenueImport)
    .set({ ...set, updated_at: now.toISOString() })
    .where(eq(revenueImport.id, id))
    .returning();
  return row!;
}

async function bookNext(booking: Booking, row: ImportRow): Promise<ImportRow> {
  const { db, now } = booking;
  const [batch] = await db
    .select()
    .from(revenueBatches)
    .where(eq(revenueBatches.upload, row.upload!))
    .orderBy(asc(revenueBatches.position))
    .limit(1);
  if (!batch) throw new Error(`import ${row.id} has ${row.booked_count} of ${row.line_count} lines and no batch left`);
  const { lines, position } = batch;
  await db
    .delete(revenueBatches)
    .where(and(eq(revenueBatches.upload, row.upload!), eq(revenueBatches.position, position)));
  await insertAll(
    db,
    revenueLines,
    lines.map(({ at, app, day, fiction_id, language, royalty, ad, gift }) => ({
      import_id: row.id,
      app,
      day,
      fiction_id,
      language,
      line: at,
      royalty,
      ad,
      gift,
    })),
  );
  const stories = [...new Set(lines.map(({ fiction_id }) => fiction_id))];
  const authors = new Map(
    (
      await db
        .select({ id: fiction.id, author_id: fiction.author_id })
        .from(fiction)
        .where(inArray(fiction.id, stories))
    ).map(({ id, author_id }) => [id, author_id]),
  );
  const postings = lines.map((line): Posting => ({
    source: `import:${row.id}:${line.at}`,
    day: line.day,
    fiction: { id: line.fiction_id, language: line.language },
    app: line.app,
    entries: buildRevenueEntries(line, authors.get(line.fiction_id)!, line.share),
  }));
  await post({ db, now, user: { id: row.imported_by_id } }, postings);
  const booked_count = row.booked_count + lines.length;
  return change(booking, row, {
    booked_count,
    ...(booked_count === row.line_count && { status: importSteps.book.to }),
  });
}

async function reverseNext(booking: Booking, row: ImportRow): Promise<ImportRow> {
  const { db, now } = booking;
  const lines = await db
    .select({ id: revenueLines.id, line: revenueLines.line })
    .from(revenueLines)
    .where(and(eq(revenueLines.import_id, row.id), eq(revenueLines.reversed, false)))
    .orderBy(asc(revenueLines.id))
    .limit(linesAtOnce);
  const ids = lines.map(({ id }) => id);
  await db.update(revenueLines).set({ reversed: true }).where(inArray(revenueLines.id, ids));
  await post({ db, now, user: { id: row.reversed_by_id! } }, await buildReversals(booking, row, lines));
  const booked_count = row.booked_count - lines.length;
  return change(booking, row, {
    booked_count,
    ...(booked_count === 0 && { status: importSteps.take_back.to, live_hash: null }),
  });
}

/** What takes back the postings of some lines; a line of noughts has none. */
async function buildReversals(
  { db, now }: Booking,
  { id, reason }: ImportRow,
  lines: readonly { line: number | null }[],
): Promise<Posting[]> {
  const sources = lines.flatMap(({ line }) => (line === null ? [] : getSource(id, line)));
  const rows = await db
    .select({ posting: ledgerPostings, entry: ledgerEntries, account: ledgerAccounts.number })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.posting_id, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(inArray(ledgerPostings.source, sources))
    .orderBy(asc(ledgerPostings.id), asc(ledgerEntries.id));
  const today = dayOf(now);
  return [...Map.groupBy(rows, ({ posting }) => posting.id).values()].map((entries) => {
    const { posting } = entries[0]!;
    return {
      source: `reverse:${posting.source}`,
      day: posting.day > today ? today : posting.day,
      fiction: { id: posting.fiction_id!, language: posting.language! },
      app: posting.app ?? undefined,
      remark: reason ?? undefined,
      reverses_id: posting.id,
      entries: entries.map(({ entry, account }) => ({
        account: account as Account,
        kind: entry.kind,
        amount: -entry.amount,
      })),
    };
  });
}
