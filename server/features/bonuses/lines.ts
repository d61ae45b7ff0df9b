import { and, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bonusDetailsFrom, isTaken } from '#domain/bonuses/bonusDetail.entity.ts';
import type { bonusLine } from '#domain/bonuses/bonusLine.ts';
import type { InferType } from '#domain/kit/types.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { bonusDetail, editor, user } = tables;

/** Bonuses and deductions as their author is shown them, newest first; the staff's by the name that authors know. */
export async function loadBonusLines(db: Db, where: SQL | undefined): Promise<InferType<typeof bonusLine>[]> {
  const maker = alias(user, 'maker');
  const decider = alias(user, 'decider');
  const makerEditor = alias(editor, 'known');
  const rows = await db
    .select({
      row: bonusDetail,
      editor_name: sql<
        string | null
      >`coalesce(${makerEditor.name}, case when ${maker.id} = ${bonusDetail.author_id} then ${decider.user_name} else ${maker.user_name} end)`,
    })
    .from(bonusDetail)
    .leftJoin(maker, eq(maker.id, bonusDetail.created_by_id))
    .leftJoin(decider, eq(decider.id, bonusDetail.decided_by_id))
    .leftJoin(makerEditor, eq(makerEditor.user_id, bonusDetail.created_by_id))
    .where(and(where, gte(bonusDetail.day, bonusDetailsFrom)))
    .orderBy(desc(bonusDetail.day), desc(bonusDetail.id));
  return rows.map(({ row: { id, day, kind, amount, remark, status, reason }, editor_name }) => ({
    id,
    created_date: day,
    kind,
    bonus: isTaken(kind) ? -amount : amount,
    remark,
    editor_name,
    status,
    reason,
  }));
}
