import { and, eq } from 'drizzle-orm';
import type * as calls from '#domain/calls/revenue.ts';
import { bonusDetail as declared, isTaken } from '#domain/entities/bonusDetail.ts';
import { entities } from '#domain/entities/index.ts';
import { dayOf } from '#domain/rules/clock.ts';
import { holdAuthor } from '#server/areas/contracts/rows.ts';
import { tables } from '#server/db/schema.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context, HandlersOf } from '#server/kit/context.ts';
import { crud, insertRecord } from '#server/kit/crud.ts';
import { scopeOf, selectRecord } from '#server/kit/list.ts';
import { conflict, forbidden, invalidField, notFound } from '#server/kit/refusal.ts';
import { post } from '#server/ledger/post.ts';

const { bonusDetail, fiction } = tables;
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
    if (body.day > dayOf(now)) throw invalidField('day', 'finance.errors.future_day');
    const { id } = await insertRecord(context, declared, { ...body, author_id: story.author_id, created_by_id: me.id });
    return selectRecord(db, declared, me, id as number);
  },
};

/** A pending one, held after its author; 403 for who made it. */
async function holdPending(context: Context, id: number): Promise<Row> {
  const { db, user: me } = context;
  const one = () => db.select().from(bonusDetail).where(eq(bonusDetail.id, id));
  const [before] = await one();
  if (!before) throw notFound();
  await holdAuthor(context, before.author_id!);
  const [row] = await one().for('update');
  if (row!.created_by_id === me.id) throw forbidden('finance.errors.own_money');
  if (row!.status !== 'pending') throw conflict('finance.errors.decided');
  return row!;
}

async function decide({ db, now, user: me }: Context, id: number, set: Partial<Row>): Promise<void> {
  await db
    .update(bonusDetail)
    .set({ ...set, decided_by_id: me.id, updated_at: now.toISOString() })
    .where(eq(bonusDetail.id, id));
}

export const deciding: Pick<HandlersOf<typeof calls>, 'approveBonus' | 'rejectBonus'> = {
  async approveBonus({ params: { id }, body }, context) {
    const { db } = context;
    const row = await holdPending(context, id);
    const amount = body.amount ?? row.amount;
    if (amount < 1) throw invalidField('amount', 'finance.errors.positive');
    const [story] = await db.select().from(fiction).where(eq(fiction.id, row.fiction_id));
    const given = isTaken(row.kind) ? -amount : amount;
    await decide(context, id, { status: 'approved', amount });
    await post(context, [
      {
        source: `bonus:${id}`,
        day: row.day,
        fiction: { id: row.fiction_id, language: story!.language },
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
    return { id, status: 'approved' as const };
  },

  async rejectBonus({ params: { id }, body: { reason } }, context) {
    await holdPending(context, id);
    await decide(context, id, { status: 'rejected', reason });
    await audit(context, 'reject', 'bonus-details', id, {
      status: { from: 'pending', to: 'rejected' },
      reason: { to: reason },
    });
    return { id, status: 'rejected' as const };
  },
};
