import { asc, sum } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { ledgerEntries, statementSnapshots, tables } from '#server/db/schema.ts';
import { carryStatements } from '#server/features/statements/office/carryStatements.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { moneyScene, type MoneyScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: MoneyScene;
beforeEach(async () => void (scene = await moneyScene(server)));

const close = (month: string) => scene.as('finance')('POST', `office/months/${month}/close`);
const statements = () => server.db.select().from(tables.statement).orderBy(asc(tables.statement.id));
const readSnapshot = async (id: number) => (await scene.as('finance')('GET', `office/statements/${id}/snapshot`)).data;
const bonus = async (kind: string, amount: number, day: string) => {
  const { data } = await scene.as('editor')('POST', 'office/bonus-details', {
    fiction_id: scene.story.id,
    kind,
    amount,
    day,
    remark: `A ${kind}`,
  });
  await scene.as('finance')('POST', `office/bonus-details/${data.id}/approve`, {});
};

describe('closing a month', () => {
  test('freezes what its authors get, part by part', async () => {
    await scene.earn('2026-02-03', '100.01', '20', '3');
    await bonus('fine', 500, '2026-02-10');
    await bonus('addition', 150, '2026-02-11');
    await bonus('deduction', 50, '2026-02-12');
    await bonus('other_income', 70, '2026-02-13');
    expect(await close('2026-02')).toMatchObject({
      status: 200,
      data: {
        statements: 1,
        amount_payable: 5820,
        confirm_from: '2026-03-10T04:00:00.000Z',
        confirm_until: '2026-03-13T15:59:59.999Z',
      },
    });
    const [row] = await statements();
    expect(row).toMatchObject({
      author_id: scene.author.id,
      month: '2026-02',
      status: 'pending',
      royalty_share: 5000,
      ad_share: 1000,
      gift_share: 150,
      fine: 500,
      additions: 100,
      other_income: 70,
      adjustment: 0,
      carried_in: 0,
      amount_payable: 5820,
      carried_forward: false,
    });
    const { valid, hash, content } = await readSnapshot(row!.id);
    expect({ valid, hash }).toEqual({ valid: true, hash: row!.hash });
    expect(content).toMatchObject({ month: '2026-02', income_amount: 5820, bonus: 170, currency_symbol: '$' });
    const [group] = content.items;
    expect(group).toMatchObject({ key: 'en', total_income_amount: 5820 });
    expect(group.list).toMatchObject([{ title: scene.story.title, royalty_income: 5000, fine: 500, bonus: 170 }]);
    const details = group.list[0].bonus_detail.map((line: { bonus: number; remark: string }) => [
      line.bonus,
      line.remark,
    ]);
    expect(details).toEqual([
      [70, 'A other_income'],
      [-50, 'A deduction'],
      [150, 'A addition'],
      [-500, 'A fine'],
    ]);
  });

  test('is refused for a month that is not over, twice, and out of order', async () => {
    await scene.earn('2026-01-03', '10');
    await scene.earn('2026-02-03', '10');
    expect((await close('2026-03')).message).toBe('statements.shared.errors.close_over');
    expect((await close('2026-02')).message).toBe('statements.shared.errors.close_before');
    expect((await close('2026-01')).status).toBe(200);
    expect((await close('2026-01')).message).toBe('statements.shared.errors.close_open');
    expect((await close('2026-02')).status).toBe(200);
    for (const month of ['2026-13', 'x', '2026-2']) expect((await close(month)).status, month).toBe(404);
  });

  test('is looked at before: hints do not hold it back', async () => {
    await scene.as('editor')('POST', 'office/bonus-details', {
      fiction_id: scene.story.id,
      kind: 'fine',
      amount: 5,
      day: '2026-02-01',
      remark: 'x',
    });
    const { data } = await scene.as('finance')('GET', 'office/months/2026-02');
    const unmet = data.checks.filter(({ met }: { met: boolean }) => !met);
    expect(unmet.map(({ check, binding }: any) => [check, binding])).toEqual([
      ['bonuses', false],
      ['revenue', false],
    ]);
    expect((await close('2026-02')).data).toMatchObject({ statements: 0, amount_payable: 0 });
  });

  test('tells before how many statements of earlier months it carries forward', async () => {
    const confirmed = async (month: string) =>
      (await scene.as('finance')('GET', `office/months/${month}`)).data.checks.find(
        ({ check }: { check: string }) => check === 'confirmed',
      );
    await scene.earn('2026-01-03', '10');
    expect(await confirmed('2026-01')).toMatchObject({ met: true });
    await close('2026-01');
    expect(await confirmed('2026-01')).toMatchObject({ met: true });
    expect(await confirmed('2026-02')).toMatchObject({ met: false, binding: false, args: { count: 1 } });
    await close('2026-02');
    expect(await confirmed('2026-03')).toMatchObject({ args: { count: 1 } });
  });
});

describe('what comes late', () => {
  test('is an adjustment of the next month, and the frozen statement stays as it was', async () => {
    await scene.earn('2026-01-03', '10');
    await close('2026-01');
    const [january] = await statements();
    const before = await readSnapshot(january!.id);
    await scene.earn('2026-01-31', '4', '2');
    await scene.earn('2026-02-01', '1');
    await close('2026-02');
    const [again, february] = await statements();
    expect(again).toEqual({ ...january, carried_forward: true, updated_at: again!.updated_at });
    expect(await readSnapshot(january!.id)).toEqual(before);
    // Ads are told a month late, as a rule.
    expect(february).toMatchObject({
      royalty_share: 50,
      ad_share: 100,
      adjustment: 200,
      carried_in: 500,
      amount_payable: 850,
    });
    const { items } = (await readSnapshot(february!.id)).content;
    expect(items.map(({ key, total_income_amount }: any) => [key, total_income_amount])).toEqual([
      ['en', 150],
      ['2026-01', 200],
    ]);
  });

  test('may be less than nothing: then there is nothing to confirm', async () => {
    await scene.earn('2026-01-03', '-10');
    await close('2026-01');
    expect(await statements()).toMatchObject([{ amount_payable: -500, carried_forward: true }]);
    await scene.earn('2026-02-03', '30');
    await close('2026-02');
    expect((await statements())[1]).toMatchObject({ carried_in: -500, amount_payable: 1000, carried_forward: false });
  });
});

test('the snapshot of a statement is changed by nobody', async () => {
  await scene.earn('2026-02-03', '10');
  await close('2026-02');
  for (const statement of [`update statement_snapshots set content = '{}'`, 'delete from statement_snapshots'])
    await expect(server.pool.query(statement)).rejects.toThrow('append-only');
  expect(await server.db.$count(statementSnapshots)).toBe(1);
});

test('who does not answer within the window has the amount in the next statement', async () => {
  await scene.travel('2026-03-01T02:00:00.000Z');
  await scene.earn('2026-02-03', '10');
  await close('2026-02');
  for (const [at, carried] of [
    ['2026-03-04T15:59:59.999Z', 0],
    ['2026-03-04T16:00:00.000Z', 1],
    ['2026-03-05T00:00:00.000Z', 0],
  ] as const) {
    server.clock.now = new Date(at);
    expect(await carryStatements(server.services), at).toBe(carried);
  }
  expect(await statements()).toMatchObject([{ status: 'pending', carried_forward: true, amount_payable: 500 }]);
  expect(await loadBalance(server.db, 'author', scene.author.id)).toBe(500);
  expect(server.faults).toEqual([]);
});

describe('an amount is confirmed once', () => {
  const confirm = () => scene.as('author')('POST', 'bill/confirmed', {});
  const [earned, more] = [50_000, 500];
  beforeEach(async () => {
    const paypal = { payment_type: 3, payee: 'Mira', payee_account: 'mira@example.com' };
    await scene.as('author')('POST', 'user/payment/info', paypal);
    await scene.earn('2026-02-03', '1000');
    await scene.earn('2026-03-03', '10');
    await scene.travel('2026-03-30T04:00:00.000Z');
    expect((await close('2026-02')).data.confirm_until).toBe('2026-04-02T15:59:59.999Z');
    await scene.travel('2026-04-01T04:00:00.000Z');
  });

  test('where the next month is closed while it waits: then it is in the statement of that', async () => {
    await close('2026-03');
    expect(await statements()).toMatchObject([
      { month: '2026-02', status: 'pending', carried_forward: true },
      { month: '2026-03', carried_in: earned, amount_payable: earned + more },
    ]);
    const messages = await server.db.select().from(tables.message);
    expect(messages.filter(({ kind }) => kind === 'statement_carried')).toMatchObject([{ user_id: scene.author.id }]);
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).message).toBe('statements.shared.errors.nothing_to_confirm');
    expect(await loadBalance(server.db, 'author', scene.author.id)).toBe(0);
  });

  test('where it is confirmed after the next month is over: the statement of that does not have it again', async () => {
    expect((await confirm()).status).toBe(200);
    await close('2026-03');
    expect(await statements()).toMatchObject([
      { month: '2026-02', status: 'submitted', carried_forward: false },
      { month: '2026-03', carried_in: 0, amount_payable: more },
    ]);
    expect((await confirm()).status).toBe(200);
    expect(await loadBalance(server.db, 'author', scene.author.id)).toBe(0);
  });
});

const change = fc.record({
  day: fc.constantFrom('2026-01-05', '2026-01-31', '2026-02-10', '2026-02-28'),
  royalty: fc.integer({ min: -5000, max: 9999 }),
  ad: fc.integer({ min: 0, max: 999 }),
  close: fc.boolean(),
});

test('whatever comes in whichever order, statements never change and the last carries all that the ledger owes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      await server.reset();
      scene = await moneyScene(server);
      const frozen = new Map<number, string>();
      let [next, app] = ['2026-01', 0];
      for (const { day, royalty, ad, close: closes } of changes) {
        await scene.earn(day, (royalty / 100).toFixed(2), (ad / 100).toFixed(2), '0', `App ${app++}`);
        if (!closes || next > '2026-02') continue;
        if ((await close(next)).status === 200) next = next === '2026-01' ? '2026-02' : '2026-03';
        for (const { id, hash } of await statements()) {
          expect(frozen.get(id) ?? hash).toBe(hash);
          frozen.set(id, hash!);
          expect((await readSnapshot(id)).valid).toBe(true);
        }
      }
      for (const month of ['2026-01', '2026-02']) await close(month);
      const owed = await loadBalance(server.db, 'author', scene.author.id);
      const late = (
        await server.pool.query(`select coalesce(sum(e.amount), 0)::int as cents from ledger_entries e
        join ledger_postings p on p.id = e.posting_id join ledger_accounts a on a.id = e.account_id
        where a.kind = 'author' and p.month > '2026-02'`)
      ).rows[0].cents;
      expect(((await statements()).findLast(({ month }) => month === '2026-02')?.amount_payable ?? 0) + late).toBe(
        owed,
      );
      const [all] = await server.db.select({ total: sum(ledgerEntries.amount) }).from(ledgerEntries);
      expect(Number(all!.total ?? 0)).toBe(0);
    }),
    { numRuns: Number(process.env.CLOSE_RUNS ?? 6) },
  );
});
