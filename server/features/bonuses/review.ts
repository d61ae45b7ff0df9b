import { eq, inArray } from 'drizzle-orm';
import { isOfContest, isTaken } from '#domain/bonuses/bonusDetail.entity.ts';
import type * as calls from '#domain/bonuses/bonusReviews.calls.ts';
import type { DecisionResult } from '#domain/shared/bulkDecision.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, forbidden, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { post } from '#server/platform/ledger/post.ts';
import { notify } from '#server/platform/notify/notify.ts';
import { getBonusSource } from './source.ts';

const { bonusDetail, fiction, user } = tables;
type Row = typeof bonusDetail.$inferSelect;

interface Story {
  title: string;
  language: string;
}

interface Candidate {
  id: number;
  row: Row | undefined;
  author: string | null;
  story: Story | undefined;
  result: DecisionResult;
}

/** Which of some the caller may decide: what waits, and somebody else entered. */
async function loadCandidates(
  { db, user: me }: Pick<Context, 'db' | 'user'>,
  ids: readonly number[],
): Promise<Candidate[]> {
  const rows = await db
    .select({ row: bonusDetail, author: user.user_name, title: fiction.title, language: fiction.language })
    .from(bonusDetail)
    .innerJoin(user, eq(user.id, bonusDetail.author_id))
    .innerJoin(fiction, eq(fiction.id, bonusDetail.fiction_id))
    .where(inArray(bonusDetail.id, [...ids]));
  return ids.map((id) => {
    const one = rows.find(({ row }) => row.id === id);
    if (!one) return { id, row: undefined, author: null, story: undefined, result: 'missing' };
    const { row, author, title, language } = one;
    const result = row.created_by_id === me.id ? 'own_money' : row.status === 'pending' ? 'ready' : 'state';
    return { id, row, author, story: { title, language }, result };
  });
}

/** Locks them after their authors, always in the same order. */
async function lockDetails(context: Context, ids: readonly number[]): Promise<void> {
  const { db } = context;
  const some = inArray(bonusDetail.id, [...ids]);
  const rows = await db.select({ author_id: bonusDetail.author_id }).from(bonusDetail).where(some);
  const authors = [...new Set(rows.map(({ author_id }) => author_id!))].toSorted((a, b) => a - b);
  for (const author of authors) await lockAuthor(context, author);
  await db.select({ id: bonusDetail.id }).from(bonusDetail).where(some).orderBy(bonusDetail.id).for('update');
}

/** A single one, locked; 403 for who made it. */
async function lockPending(context: Context, id: number): Promise<Candidate & { row: Row; story: Story }> {
  await lockDetails(context, [id]);
  const [candidate] = (await loadCandidates(context, [id])) as [Candidate];
  if (!candidate.row) throw notFound();
  if (candidate.result === 'own_money') throw forbidden('common.shared.errors.own_money');
  if (candidate.result !== 'ready') throw conflict('common.shared.errors.decided');
  return candidate as Candidate & { row: Row; story: Story };
}

async function decide({ db, now, user: me }: Context, id: number, set: Partial<Row>): Promise<void> {
  await db
    .update(bonusDetail)
    .set({ ...set, decided_by_id: me.id, updated_at: now.toISOString() })
    .where(eq(bonusDetail.id, id));
}

const wasAppliedFor = ({ author_id, created_by_id }: Row) => created_by_id === author_id;

/** Books it, in cents. */
async function approve(context: Context, row: Row, { title, language }: Story, amount: number): Promise<void> {
  const { id, author_id, fiction_id } = row;
  const signedAmount = isTaken(row.kind) ? -amount : amount;
  await decide(context, id, { status: 'approved', amount });
  await post(context, [
    {
      source: getBonusSource(id),
      day: row.day,
      fiction: { id: row.fiction_id, language },
      remark: row.remark,
      entries: [
        { account: `author:${row.author_id!}`, kind: row.kind, amount: signedAmount },
        { account: 'platform', kind: row.kind, amount: -signedAmount },
      ],
    },
  ]);
  await audit(context, 'approve', 'bonus-details', id, {
    status: { from: 'pending', to: 'approved' },
    ...(amount !== row.amount && { amount: { from: row.amount, to: amount } }),
  });
  const remark = wasAppliedFor(row) ? null : row.remark;
  await notify(
    context,
    author_id!,
    'bonus_approved',
    { title, amount, taken: isTaken(row.kind), remark },
    { fiction_id },
  );
}

async function reject(context: Context, row: Row, { title }: Story, reason: string): Promise<void> {
  const { id, author_id, fiction_id } = row;
  await decide(context, id, { status: 'rejected', reason });
  await audit(context, 'reject', 'bonus-details', id, {
    status: { from: 'pending', to: 'rejected' },
    reason: { to: reason },
  });
  // What the staff entered and took back is no news to its author.
  if (!wasAppliedFor(row) && !isOfContest(row.kind)) return;
  const remark = wasAppliedFor(row) ? null : row.remark;
  await notify(context, author_id!, 'bonus_rejected', { title, reason, remark }, { fiction_id });
}

const toResponse = (candidates: readonly Candidate[]) => ({
  items: candidates.map(({ id, row, author, story, result }) => ({
    id,
    author,
    result,
    amount: row?.amount ?? 0,
    kind: row?.kind ?? null,
    day: row?.day ?? null,
    remark: row?.remark ?? null,
    work: story?.title ?? null,
  })),
});

export const bonusReviews: HandlersOf<typeof calls> = {
  async approveBonus({ params: { id }, body }, context) {
    const { row, story } = await lockPending(context, id);
    const amount = body.amount ?? row.amount;
    if (amount < 1) throw invalidField('amount', 'bonuses.shared.errors.positive');
    await approve(context, row, story, amount);
    return { id, status: 'approved' as const };
  },

  async rejectBonus({ params: { id }, body: { reason } }, context) {
    const { row, story } = await lockPending(context, id);
    await reject(context, row, story, reason);
    return { id, status: 'rejected' as const };
  },

  previewBonuses: async ({ query: { id } }, context) =>
    toResponse(await loadCandidates(context, [...new Set(id as number[])])),

  async decideBonuses({ body: { decision, items, reason } }, context) {
    const ids = items.map(({ id }) => id);
    await lockDetails(context, ids);
    const candidates = await loadCandidates(context, ids);
    for (const [index, candidate] of candidates.entries()) {
      if (candidate.result !== 'ready') continue;
      const row = candidate.row!;
      const amount = items[index]!.amount ?? row.amount;
      if (decision === 'reject') await reject(context, row, candidate.story!, reason!);
      else if (amount > 0) await approve(context, row, candidate.story!, amount);
      candidate.result = decision === 'approve' && amount < 1 ? 'no_amount' : 'done';
      if (candidate.result === 'done' && decision === 'approve') row.amount = amount;
    }
    return toResponse(candidates);
  },
};
