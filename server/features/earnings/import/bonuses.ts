import { and, eq, inArray } from 'drizzle-orm';
import { bonusDetail as declared, isTaken } from '#domain/bonuses/bonusDetail.entity.ts';
import type * as calls from '#domain/earnings/revenueImport.calls.ts';
import { entities } from '#domain/entities.ts';
import type { BatchResult } from '#domain/shared/batch.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { conflict, forbidden, invalidField, notFound } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { lockAuthor } from '#server/kit/authorLock.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { crud, insertRecord } from '#server/kit/crud.ts';
import { scopeOf, selectRecord } from '#server/kit/list.ts';
import { post } from '#server/platform/ledger/post.ts';
import { notify } from '#server/platform/notify/notify.ts';

const { bonusDetail, fiction, user } = tables;
const generated = crud('bonusDetail');
type Row = typeof bonusDetail.$inferSelect;

/** The back office's calls for bonus details: one is its maker's, and of the author of a signed work. */
export const bonusDetails: ReturnType<typeof crud> = {
  ...generated,
  async create({ body }, context: Context) {
    const { db, now, user: me } = context;
    const [story] = await db
      .select()
      .from(fiction)
      .where(
        and(eq(fiction.id, body.fiction_id), me.role === 'editor' ? scopeOf(db, entities.fiction, me) : undefined),
      );
    if (!story) throw invalidField('fiction_id', 'validation.missing_record');
    if (body.day > dayOf(now)) throw invalidField('day', 'money.shared.errors.future_day');
    const { id } = await insertRecord(context, declared, { ...body, author_id: story.author_id, created_by_id: me.id });
    return selectRecord(db, declared, me, id as number);
  },
};

interface Work {
  title: string;
  language: string;
}

interface Judged {
  id: number;
  row: Row | undefined;
  author: string | null;
  work: Work | undefined;
  result: BatchResult;
}

/** Which of some the caller may decide: what waits, and somebody else entered. */
async function judge({ db, user: me }: Pick<Context, 'db' | 'user'>, ids: readonly number[]): Promise<Judged[]> {
  const found = await db
    .select({ row: bonusDetail, author: user.user_name, title: fiction.title, language: fiction.language })
    .from(bonusDetail)
    .innerJoin(user, eq(user.id, bonusDetail.author_id))
    .innerJoin(fiction, eq(fiction.id, bonusDetail.fiction_id))
    .where(inArray(bonusDetail.id, [...ids]));
  return ids.map((id) => {
    const one = found.find(({ row }) => row.id === id);
    if (!one) return { id, row: undefined, author: null, work: undefined, result: 'missing' };
    const { row, author, title, language } = one;
    const result = row.created_by_id === me.id ? 'own_money' : row.status === 'pending' ? 'ready' : 'state';
    return { id, row, author, work: { title, language }, result };
  });
}

/** Holds them after their authors, always in the same order. */
async function hold(context: Context, ids: readonly number[]): Promise<void> {
  const { db } = context;
  const some = inArray(bonusDetail.id, [...ids]);
  const rows = await db.select({ author_id: bonusDetail.author_id }).from(bonusDetail).where(some);
  const authors = [...new Set(rows.map(({ author_id }) => author_id!))].toSorted((a, b) => a - b);
  for (const author of authors) await lockAuthor(context, author);
  await db.select({ id: bonusDetail.id }).from(bonusDetail).where(some).orderBy(bonusDetail.id).for('update');
}

/** A single one, held; 403 for who made it. */
async function one(context: Context, id: number): Promise<Judged & { row: Row; work: Work }> {
  await hold(context, [id]);
  const [judged] = (await judge(context, [id])) as [Judged];
  if (!judged.row) throw notFound();
  if (judged.result === 'own_money') throw forbidden('money.shared.errors.own_money');
  if (judged.result !== 'ready') throw conflict('money.shared.errors.decided');
  return judged as Judged & { row: Row; work: Work };
}

async function decide({ db, now, user: me }: Context, id: number, set: Partial<Row>): Promise<void> {
  await db
    .update(bonusDetail)
    .set({ ...set, decided_by_id: me.id, updated_at: now.toISOString() })
    .where(eq(bonusDetail.id, id));
}

const appliedFor = ({ author_id, created_by_id }: Row) => created_by_id === author_id;

/** Books it, in cents. */
async function approve(context: Context, row: Row, { title, language }: Work, amount: number): Promise<void> {
  const { id, author_id, fiction_id } = row;
  const given = isTaken(row.kind) ? -amount : amount;
  await decide(context, id, { status: 'approved', amount });
  await post(context, [
    {
      source: `bonus:${id}`,
      day: row.day,
      fiction: { id: row.fiction_id, language },
      remark: row.remark,
      entries: [
        { account: `author:${row.author_id!}`, kind: row.kind, amount: given },
        { account: 'platform', kind: row.kind, amount: -given },
      ],
    },
  ]);
  await audit(context, 'approve', 'bonus-details', id, {
    status: { from: 'pending', to: 'approved' },
    ...(amount !== row.amount && { amount: { from: row.amount, to: amount } }),
  });
  const remark = appliedFor(row) ? null : row.remark;
  await notify(
    context,
    author_id!,
    'bonus_approved',
    { title, amount, taken: isTaken(row.kind), remark },
    { fiction_id },
  );
}

async function reject(context: Context, row: Row, { title }: Work, reason: string): Promise<void> {
  const { id, author_id, fiction_id } = row;
  await decide(context, id, { status: 'rejected', reason });
  await audit(context, 'reject', 'bonus-details', id, {
    status: { from: 'pending', to: 'rejected' },
    reason: { to: reason },
  });
  // What the staff entered and took back is no news to its author.
  if (appliedFor(row)) await notify(context, author_id!, 'bonus_rejected', { title, reason }, { fiction_id });
}

const told = (judged: readonly Judged[]) => ({
  items: judged.map(({ id, row, author, work, result }) => ({
    id,
    author,
    result,
    amount: row?.amount ?? 0,
    kind: row?.kind ?? null,
    day: row?.day ?? null,
    remark: row?.remark ?? null,
    work: work?.title ?? null,
  })),
});

type Deciding = 'approveBonus' | 'rejectBonus' | 'previewBonuses' | 'decideBonuses';

export const deciding: Pick<HandlersOf<typeof calls>, Deciding> = {
  async approveBonus({ params: { id }, body }, context) {
    const { row, work } = await one(context, id);
    const amount = body.amount ?? row.amount;
    if (amount < 1) throw invalidField('amount', 'money.shared.errors.positive');
    await approve(context, row, work, amount);
    return { id, status: 'approved' as const };
  },

  async rejectBonus({ params: { id }, body: { reason } }, context) {
    const { row, work } = await one(context, id);
    await reject(context, row, work, reason);
    return { id, status: 'rejected' as const };
  },

  previewBonuses: async ({ query: { id } }, context) => told(await judge(context, [...new Set(id as number[])])),

  async decideBonuses({ body: { decision, items, reason } }, context) {
    const ids = items.map(({ id }) => id);
    await hold(context, ids);
    const judged = await judge(context, ids);
    for (const [index, found] of judged.entries()) {
      if (found.result !== 'ready') continue;
      const row = found.row!;
      const amount = items[index]!.amount ?? row.amount;
      if (decision === 'reject') await reject(context, row, found.work!, reason!);
      else if (amount > 0) await approve(context, row, found.work!, amount);
      found.result = decision === 'approve' && amount < 1 ? 'no_amount' : 'done';
      if (found.result === 'done' && decision === 'approve') row.amount = amount;
    }
    return told(judged);
  },
};
