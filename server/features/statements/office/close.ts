import { and, eq, gte, inArray, like, lt, lte, min, not, sql, sum } from 'drizzle-orm';
import { underWay } from '#domain/earnings/revenueImport.entity.ts';
import { addMonths } from '#domain/shared/clock.ts';
import { statement as declared } from '#domain/statements/statement.entity.ts';
import { checkClosing, getConfirmationWindow } from '#domain/statements/statement.ts';
import type { Db } from '#server/db/database.ts';
import { insertAll } from '#server/db/insertAll.ts';
import {
  ledgerEntries,
  ledgerMonths,
  ledgerPostings,
  revenueLines,
  statementSnapshots,
  tables,
} from '#server/db/schema.ts';
import { loadBonusLines } from '#server/features/bonuses/index.ts';
import { conflict } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { findFirstOpenMonth } from '#server/platform/ledger/post.ts';
import { carryBefore, isUnconfirmedBefore } from './carry.ts';
import { sumBookedUpTo } from './entries.ts';
import { formatSnapshot } from './snapshot.ts';
import { summarizeMonth, type BonusPosting } from './summary.ts';

const { bonusDetail, revenueImport, statement } = tables;

/** The month's row of the books, where it has one. */
export async function loadMonthRow(db: Db, month: string) {
  const [row] = await db.select().from(ledgerMonths).where(eq(ledgerMonths.month, month));
  return row;
}

/** The month that is closed next: after the last that was, or the first that something was booked in; null: none. */
export async function findNextMonth(db: Db): Promise<string | null> {
  const [first] = await db.select({ month: min(ledgerPostings.month) }).from(ledgerPostings);
  return (await findFirstOpenMonth(db)) ?? first?.month ?? null;
}

export async function loadCloseChecklist({ db, now }: Pick<Context, 'db' | 'now'>, month: string) {
  const row = await loadMonthRow(db, month);
  const end = `${addMonths(month, 1)}-01`;
  // Those of the months before were summed when these were closed, and nothing changes them since. The first posting of
  // the others is known before: from it on, entries are read by their index, and not all that there ever were.
  const since = gte(ledgerPostings.month, month);
  const [first] = await db
    .select({ id: min(ledgerPostings.id) })
    .from(ledgerPostings)
    .where(since);
  const [all] = await db
    .select({ total: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.posting_id))
    .where(and(since, gte(ledgerEntries.posting_id, first?.id ?? 0)));
  const books = {
    month,
    closed: row?.closed_at != null,
    next: await findNextMonth(db),
    balanced: Number(all?.total ?? 0) === 0,
    imports_under_way: await db.$count(revenueImport, inArray(revenueImport.status, [...underWay])),
    pending_bonuses: await db.$count(
      bonusDetail,
      and(eq(bonusDetail.status, 'pending'), sql`${bonusDetail.day} < ${end}`),
    ),
    unconfirmed: await db.$count(statement, isUnconfirmedBefore(month)),
    revenue_lines: await db.$count(
      revenueLines,
      and(not(revenueLines.reversed), gte(revenueLines.day, `${month}-01`), lt(revenueLines.day, end)),
    ),
  };
  return { row, checks: checkClosing(books, now) };
}

/** Bonuses and the like that were booked in a month: those of an author, or of all. */
export async function loadBonuses(db: Db, month: string, author_id?: number): Promise<BonusPosting[]> {
  const ofAuthor =
    author_id === undefined
      ? undefined
      : inArray(
          ledgerPostings.source,
          db
            .select({ source: sql<string>`'bonus:' || ${bonusDetail.id}` })
            .from(bonusDetail)
            .where(eq(bonusDetail.author_id, author_id)),
        );
  const posted = await db
    .select({ source: ledgerPostings.source, fiction_id: ledgerPostings.fiction_id })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.month, month), like(ledgerPostings.source, 'bonus:%'), ofAuthor));
  if (posted.length === 0) return [];
  const storyByDetail = new Map(
    posted.map(({ source, fiction_id }) => [Number(source.slice('bonus:'.length)), fiction_id!]),
  );
  const lines = await loadBonusLines(db, inArray(bonusDetail.id, [...storyByDetail.keys()]));
  return lines.map((line) => ({ line, fiction_id: storyByDetail.get(line.id)! }));
}

/** What each author has in a month who has money, or moved some, by author. */
export async function loadSummaries(db: Db, month: string) {
  const byAuthor = Map.groupBy(await sumBookedUpTo(db, month), ({ owner_id }) => owner_id);
  const details = await loadBonuses(db, month);
  return [...byAuthor]
    .toSorted(([a], [b]) => a - b)
    .map(([author_id, entries]) => ({ author_id, ...summarizeMonth(month, entries, details) }))
    .filter(({ parts, summary }) => parts.amount_payable !== 0 || summary.items.length > 0);
}

/** Writes the statements of a month that is closed. */
async function writeStatements({ db, now }: Pick<Context, 'db' | 'now'>, month: string): Promise<number[]> {
  const at = now.toISOString();
  const statements = (await loadSummaries(db, month)).map(({ author_id, parts, summary }) => {
    const content = formatSnapshot(author_id, { parts, summary });
    const row = { author_id, month, ...parts, hash: hashSha256(content) };
    const derived = {
      once_key: `${author_id}:${month}`,
      created_at: at,
      updated_at: at,
      search: createSearchText(declared, row),
    };
    return { content, row: { ...row, ...derived, carried_forward: parts.amount_payable <= 0 } };
  });
  const rows = await insertAll(
    db,
    statement,
    statements.map(({ row }) => row),
    sql`returning id, author_id`,
  );
  const idByAuthor = new Map(rows.map(({ id, author_id }) => [Number(author_id), Number(id)]));
  await insertAll(
    db,
    statementSnapshots,
    statements.map(({ content, row }) => ({ statement_id: idByAuthor.get(row.author_id)!, content, hash: row.hash })),
  );
  return statements.map(({ row }) => row.amount_payable);
}

/** Closes a month for good; 409 with the first binding check that is not met. */
export async function close(
  context: Pick<Context, 'db' | 'now' | 'requestId'> & { user: { id: number } | undefined },
  month: string,
) {
  const { db, now } = context;
  await carryBefore(context, month);
  // The months are closed one at a time, and no posting of this one is under way from here on.
  await db.insert(ledgerMonths).values({ month }).onConflictDoNothing();
  await db.select().from(ledgerMonths).where(lte(ledgerMonths.month, month)).orderBy(ledgerMonths.month).for('update');
  const { checks } = await loadCloseChecklist(context, month);
  const unmet = checks.filter((check) => check.binding).find(({ met }) => !met);
  if (unmet) throw conflict(`statements.shared.errors.close_${unmet.check}`, unmet.args);
  const { from, until } = getConfirmationWindow(month, now);
  const window = { confirm_from: from.toISOString(), confirm_until: until.toISOString() };
  await db
    .update(ledgerMonths)
    .set({ closed_at: now.toISOString(), closed_by: context.user?.id ?? null, ...window })
    .where(eq(ledgerMonths.month, month));
  const payable = await writeStatements(context, month);
  const amount_payable = payable.reduce((sum, amount) => sum + amount, 0);
  const id = Number(month.replace('-', ''));
  await audit(context, 'close', 'ledger-months', id, {
    statements: { to: payable.length },
    amount_payable: { to: amount_payable },
  });
  return { month, statements: payable.length, amount_payable, ...window };
}
