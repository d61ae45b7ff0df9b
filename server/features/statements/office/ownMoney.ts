import { not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { tables } from '#server/db/schema.ts';

const { statement } = tables;
type Reader = number | PgColumn;

/**
 * Statements in which a bonus, fine, addition or deduction is that a person entered, or said the amount of; what was
 * carried in since the last one that was paid is in it too.
 */
export const hasOwnMoney = (reader: Reader): SQL => sql`exists (select from bonus_details b
  join ledger_postings p on p.source = 'bonus:' || b.id and p.month <= ${statement.month}
    and p.month > coalesce((select max(e.month) from statements e
      where e.author_id = ${statement.author_id} and e.month < ${statement.month} and not e.carried_forward), '')
  where b.author_id = ${statement.author_id} and (b.created_by_id = ${reader} or exists (select from audits a
    where a.entity = 'bonus-details' and a.record_id = b.id and a.action = 'approve' and a.user_id = ${reader}
      and a.changes -> 'amount' is not null)))`;

/** Statements that a person may approve as far as their own money goes. */
export const hasNoOwnMoney = (reader: Reader): SQL => not(hasOwnMoney(reader));
