import { eq, inArray } from 'drizzle-orm';
import { payroll as payrollEntity } from '#domain/payouts/payout.entity.ts';
import { endOfDay } from '#domain/shared/clock.ts';
import { getResubmitDays } from '#domain/statements/statement.ts';
import type * as calls from '#domain/statements/statementReviews.calls.ts';
import { canStep, listSteps, type StatementDecision } from '#domain/statements/statementSteps.ts';
import { tables } from '#server/db/schema.ts';
import { findConfirmation } from '#server/features/statements/author/rows.ts';
import { conflict, forbidden, invalidField, notFound } from '#server/kit/apiError.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { insertRecord } from '#server/kit/crud.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { takeStatementStep } from '../step.ts';
import { loadCandidates, type Candidate, type StatementRow as Row } from './candidates.ts';
import { loadStatementDetail } from './detail.ts';

const { payroll, statement } = tables;

/** Holds statements after their authors, always in the same order. */
async function lockStatements(context: Context, ids: readonly number[]): Promise<void> {
  const { db } = context;
  const rows = await db
    .select({ author_id: statement.author_id })
    .from(statement)
    .where(inArray(statement.id, [...ids]));
  const authors = [...new Set(rows.map(({ author_id }) => author_id))].toSorted((a, b) => a - b);
  for (const author of authors) await lockAuthor(context, author);
  await db
    .select({ id: statement.id })
    .from(statement)
    .where(inArray(statement.id, [...ids]))
    .orderBy(statement.id)
    .for('update');
}

/** Its payment joins the payroll, to where it was confirmed with. */
async function approve(context: Context, row: Row): Promise<void> {
  const confirmation = await findConfirmation(context.db, row.id);
  if (!confirmation) throw conflict('common.shared.errors.decided');
  await takeStatementStep(context, row.id, 'approve');
  const { id } = await insertRecord(context, payrollEntity, {
    author_id: row.author_id,
    month: row.month,
    statement_id: row.id,
    payment_type: confirmation.payment_type,
    amount: row.amount_payable,
  });
  await context.db
    .update(payroll)
    .set({ statement_approved_by: context.user.id })
    .where(eq(payroll.id, id as number));
  await notify(context, row.author_id, 'statement_approved', { month: row.month, amount: row.amount_payable });
}

interface Rejection {
  reason: string;
  resubmit_day?: string | null;
}

/** The instant until which it may be sent in again; refused for a day that is over, or too late to be paid after. */
function getDeadline({ now }: Context, { month }: Row, day: string | null | undefined): string {
  const { from, usual, until } = getResubmitDays(month, now);
  if (day && (day < from || day > until))
    throw invalidField('resubmit_day', 'statements.shared.errors.deadline', { from, until });
  return endOfDay(day ?? usual).toISOString();
}

async function reject(context: Context, row: Row, { reason, resubmit_day }: Rejection): Promise<string> {
  const resubmit_by = getDeadline(context, row, resubmit_day);
  await takeStatementStep(context, row.id, 'reject', { reason, resubmit_by });
  await notify(context, row.author_id, 'statement_rejected', { month: row.month, reason, until: resubmit_by });
  return resubmit_by;
}

/** A single statement, locked, on which the caller may take this very step. */
async function lockReady(context: Context, id: number, step: StatementDecision): Promise<Row> {
  await lockStatements(context, [id]);
  const [{ row, result }] = (await loadCandidates(context, [id], step)) as [Candidate];
  if (!row) throw notFound();
  if (result === 'own_money') throw forbidden('common.shared.errors.own_money');
  if (result === 'unsound') throw conflict('statements.shared.errors.unsound');
  if (result !== 'ready' || !canStep(step, row)) throw conflict('common.shared.errors.decided');
  return row;
}

const toResponse = (candidates: readonly Candidate[]) => ({
  items: candidates.map(({ id, row, author, result }) => ({
    id,
    author,
    result: result === 'ready' ? ('done' as const) : result,
    month: row?.month ?? null,
    amount: row?.amount_payable ?? 0,
  })),
});

export const reviewing: HandlersOf<typeof calls> = {
  async takeStatement({ params: { id } }, context) {
    await lockReady(context, id, 'take');
    await takeStatementStep(context, id, 'take');
    return { id, status: 'under_review' as const };
  },

  async approveStatement({ params: { id } }, context) {
    await approve(context, await lockReady(context, id, 'approve'));
    return { id, status: 'approved' as const };
  },

  async rejectStatement({ params: { id }, body }, context) {
    const row = await lockReady(context, id, 'reject');
    return { id, status: 'rejected' as const, resubmit_by: await reject(context, row, body) };
  },

  async previewStatements({ query: { id, decision } }, context) {
    const candidates = await loadCandidates(context, [...new Set(id as number[])], decision);
    return {
      items: toResponse(candidates).items.map((item, index) => ({ ...item, result: candidates[index]!.result })),
    };
  },

  async decideStatements({ body: { decision, items, reason, resubmit_day } }, context) {
    const ids = items.map(({ id }) => id);
    await lockStatements(context, ids);
    const candidates = await loadCandidates(context, ids, decision);
    for (const { row, result } of candidates) {
      if (result !== 'ready') continue;
      if (listSteps(decision, row!.status)!.includes('take')) await takeStatementStep(context, row!.id, 'take');
      if (decision === 'approve') await approve(context, row!);
      else if (decision === 'reject') await reject(context, row!, { reason: reason!, resubmit_day });
    }
    return toResponse(candidates);
  },

  getStatementReview: ({ params: { id } }, context) => loadStatementDetail(context, id),
};
