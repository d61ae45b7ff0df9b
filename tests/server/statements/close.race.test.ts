import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { long } from '../../support/long.ts';
import { moneyScene, revenueFile } from '../../support/money.ts';
import { atOnce, races } from '../../support/races.ts';

races('closing at once', (server) => {
  test('fifty closes are one, and the statement has all that was booked before it', long, async () => {
    const scene = await moneyScene(server());
    await scene.earn('2026-02-01', '10');
    const close = () => scene.as('finance')('POST', 'office/months/2026-02/close');
    const line = (n: number) => revenueFile(`App ${n},2026-02-02,${scene.story.id},en,2,0,0`);
    const answers = await atOnce(60, (n) => (n % 6 ? close() : scene.upload('', line(n))));
    const closes = answers.filter((_, n) => n % 6);
    expect(closes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const [row, ...more] = await server().db.select().from(tables.statement);
    expect(more).toEqual([]);
    const { rows } = await server().pool.query(`select sum(e.amount)::int as cents from ledger_entries e
      join ledger_postings p on p.id = e.posting_id join ledger_accounts a on a.id = e.account_id
      where a.kind = 'author' and p.month = '2026-02'`);
    expect(row!.amount_payable).toBe(rows[0].cents);
    expect(await loadBalance(server().db, 'author', scene.author.id)).toBeGreaterThanOrEqual(row!.amount_payable);
  });
});
