import { expect } from 'vitest';
import { statementParts } from '#domain/statements/statement.ts';
import { hashSha256 } from '#server/kit/sha256.ts';
import type { TestServer } from './server.ts';

/** What statements said when they were first seen. */
export type Frozen = Map<number, string>;

/** Cents on the accounts of the authors, and what these should be by what was earned, confirmed and handed over. */
const accounts = `
  with entries as (
    select a.kind as account, a.owner_id, e.kind, e.amount
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
  )
  select u.id,
    (select coalesce(sum(amount), 0)::int from entries where owner_id = u.id) as has,
    (select coalesce(sum(amount), 0)::int from entries where owner_id = u.id and account = 'author'
       and kind in ('royalty', 'ad', 'gift', 'completion_bonus', 'update_bonus', 'contest_prize', 'contest_incentive', 'fine', 'addition', 'deduction', 'other_income')) as earned,
    (select coalesce(sum(amount), 0)::int from payroll where author_id = u.id and status = 'paid') as paid,
    (select coalesce(sum(amount), 0)::int from entries where owner_id = u.id and account = 'settling') as settling,
    (select coalesce(sum(s.amount_payable), 0)::int from statements s
       left join payroll p on p.statement_id = s.id
       where s.author_id = u.id and not s.carried_forward and s.status <> 'pending'
         and (p.id is null or p.status = 'pending')) as confirmed,
    (select coalesce(sum(amount), 0)::int from entries where owner_id = u.id and account = 'payout') as payout,
    (select coalesce(sum(amount), 0)::int from payroll where author_id = u.id and status = 'approved') as sent
  from users u where u.role = 'author_signed'`;

/** Fails where a cent is lost or found, a payment is made twice, or a statement is not what it was. */
export async function expectSoundBooks({ pool, faults }: TestServer, frozen: Frozen): Promise<void> {
  const getRows = async (query: string) => (await pool.query(query)).rows;
  expect(await getRows(`select posting_id from ledger_entries group by posting_id having sum(amount) <> 0`)).toEqual(
    [],
  );
  for (const { id, has, earned, paid, settling, confirmed, payout, sent } of await getRows(accounts)) {
    const name = `author ${id}`;
    expect({ has, settling, payout }, name).toEqual({ has: earned - paid, settling: confirmed, payout: sent });
  }
  expect(
    await getRows(`select a.kind from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind in ('paid', 'fees') group by 1 having sum(amount) < 0`),
  ).toEqual([]);
  expect(
    await getRows(`select p.id from payroll p join statements s on s.id = p.statement_id
      where p.amount <> s.amount_payable or p.author_id <> s.author_id or p.amount <= 0`),
  ).toEqual([]);
  expect(await getRows(`select statement_id from payroll group by 1 having count(*) > 1`)).toEqual([]);
  const twice = `select author_id from statements
    where status = 'pending' and not carried_forward and amount_payable > 0 group by 1 having count(*) > 1`;
  expect(await getRows(twice), 'of two that wait, the second has what the first has').toEqual([]);
  const late = `select s.id from statements s
    join ledger_postings p on p.source like 'settle:%' and split_part(p.source, ':', 2)::int = s.id
    where p.month > to_char((s.month || '-01')::date + interval '1 month', 'YYYY-MM')`;
  expect(await getRows(late), 'what was confirmed is in the next statement too').toEqual([]);
  const statements =
    await getRows(`select s.id, s.author_id, s.month, ${statementParts.join()}, s.amount_payable, s.hash, k.content
    from statements s join statement_snapshots k on k.statement_id = s.id`);
  for (const { id, content, ...figures } of statements) {
    const parts = statementParts.reduce((sum, part) => sum + Number(figures[part]) * (part === 'fine' ? -1 : 1), 0);
    expect(parts, `statement ${id}`).toBe(Number(figures.amount_payable));
    expect(hashSha256(content)).toBe(figures.hash);
    const now = JSON.stringify([figures, content]);
    expect(now, `statement ${id}`).toBe(frozen.get(id) ?? now);
    frozen.set(id, now);
  }
  expect(faults).toEqual([]);
}
