import { and, desc, eq, gt, inArray, sum } from 'drizzle-orm';
import { sumEarned } from '#domain/earnings/earned.ts';
import { earningKinds } from '#domain/earnings/ledger.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { maskAccounts } from '#domain/payment-details/paymentDetails.ts';
import { compareLines } from '#domain/statements/compareStatement.ts';
import { getResubmitDays, statementFigures } from '#domain/statements/statement.ts';
import type { getStatementReview } from '#domain/statements/statementReviews.calls.ts';
import { selectMonth } from '#server/db/businessZone.ts';
import type { Db } from '#server/db/database.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
  statementConfirmations,
  statementSnapshots,
  tables,
} from '#server/db/schema.ts';
import { loadPayDays } from '#server/features/statements/author/payDay.ts';
import { notFound } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import { getFileUrl } from '#server/platform/files/files.ts';
import { parseCents, isOnAuthorAccount } from '#server/platform/ledger/balance.ts';
import { loadCandidates, type StatementRow } from './candidates.ts';
import { loadBonuses, loadMonthRow } from './close.ts';
import { sumBookedUpTo } from './entries.ts';
import { readSnapshot } from './snapshot.ts';
import { summarizeMonth } from './summary.ts';

const { payroll, user } = tables;
type Review = AnswerOf<typeof getStatementReview>;

/** Cents that were booked after the month for its days, by story and language. */
async function loadBookedLater(db: Db, { author_id, month }: StatementRow): Promise<Map<string, number>> {
  const rows = await db
    .select({
      storyId: ledgerPostings.fiction_id,
      language: ledgerPostings.language,
      amount: sum(ledgerEntries.amount),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, isOnAuthorAccount(author_id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.posting_id))
    .where(
      and(
        gt(ledgerPostings.month, month),
        eq(selectMonth(ledgerPostings.day), month),
        inArray(ledgerEntries.kind, [...earningKinds]),
      ),
    )
    .groupBy(ledgerPostings.fiction_id, ledgerPostings.language);
  return new Map(
    rows.map(({ storyId, language, amount }) => [JSON.stringify([language, storyId]), parseCents(amount)]),
  );
}

/** What it was confirmed with, the last time first; accounts by their last digits, emails by their first letter. */
async function loadConfirmations(db: Db, id: number): Promise<Review['confirmations']> {
  const rows = await db
    .select({ confirmation: statementConfirmations, by: user.user_name })
    .from(statementConfirmations)
    .leftJoin(user, eq(user.id, statementConfirmations.signer_id))
    .where(eq(statementConfirmations.statement_id, id))
    .orderBy(desc(statementConfirmations.id));
  return rows.map(({ confirmation: { at, address, payment_type, payment, invoice_num, invoice, signature }, by }) => ({
    at,
    by,
    address,
    payment_type,
    payment: maskAccounts(payment),
    invoice_num,
    invoice_url: invoice && getFileUrl(invoice),
    signature_url: signature && getFileUrl(signature),
  }));
}

/** A statement as finance looks at it. */
export async function loadStatementDetail(context: Context, id: number): Promise<Review> {
  const { db, now } = context;
  const [candidate] = await loadCandidates(context, [id], 'approve');
  const row = candidate?.row;
  if (!row) throw notFound();
  const [snapshot] = await db.select().from(statementSnapshots).where(eq(statementSnapshots.statement_id, id));
  const entries = await sumBookedUpTo(db, row.month, row.author_id);
  const ledger = summarizeMonth(row.month, entries, await loadBonuses(db, row.month, row.author_id));
  const frozen = snapshot ? readSnapshot(snapshot.content) : { parts: row, summary: { items: [] } };
  const later = await loadBookedLater(db, row);
  const lines = compareLines(frozen.summary, ledger.summary).map((line) => {
    const key = JSON.stringify([line.key, line.fiction_id]);
    const amount = later.get(key) ?? 0;
    later.delete(key);
    return { ...line, later: amount };
  });
  const [author] = await db.select({ language: user.language }).from(user).where(eq(user.id, row.author_id));
  const window = await loadMonthRow(db, row.month);
  const [payment] = await db.select().from(payroll).where(eq(payroll.statement_id, id));
  return {
    id,
    status: row.status,
    obstacle: candidate.result === 'ready' ? null : candidate.result,
    language: author?.language ?? 'en',
    hash: row.hash,
    sound: snapshot !== undefined && hashSha256(snapshot.content) === snapshot.hash && snapshot.hash === row.hash,
    parts: statementFigures.map((part) => ({
      part,
      frozen: frozen.parts[part],
      ledger: ledger.parts[part],
    })),
    lines: [...lines, ...(await loadOnlyLater(db, later))],
    confirm_from: window?.confirm_from ?? null,
    confirm_until: window?.confirm_until ?? null,
    resubmit: getResubmitDays(row.month, now),
    confirmations: await loadConfirmations(db, id),
    payment: payment
      ? { id: payment.id, status: payment.status, paid_on: payment.paid_on, fee: payment.fee, note: payment.note }
      : null,
    pay_day: (await loadPayDays(context))({
      ...row,
      until: row.resubmit_by ?? window?.confirm_until ?? now.toISOString(),
    }),
  };
}

const nothing = sumEarned([]);

/** Lines of stories of which nothing was closed. */
async function loadOnlyLater(db: Db, later: ReadonlyMap<string, number>): Promise<Review['lines']> {
  const { fiction } = tables;
  const changes = [...later].map(([key, amount]) => ({
    at: JSON.parse(key) as [string | null, number | null],
    amount,
  }));
  const ids = changes.flatMap(({ at: [, storyId] }) => storyId ?? []);
  const stories =
    ids.length > 0
      ? await db.select({ id: fiction.id, title: fiction.title }).from(fiction).where(inArray(fiction.id, ids))
      : [];
  return changes.map(({ at: [language, fiction_id], amount }) => ({
    key: language ?? '',
    fiction_id,
    title: stories.find(({ id }) => id === fiction_id)?.title ?? '',
    frozen: nothing,
    ledger: nothing,
    later: amount,
  }));
}
