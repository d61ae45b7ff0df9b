import { eq, sum } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getBookingMonth } from '#domain/earnings/ledger.ts';
import { computeShare } from '#domain/shared/money.ts';
import { ledgerEntries, ledgerMonths, ledgerPostings, tables } from '#server/db/schema.ts';
import { loadBalance, parseCents } from '#server/platform/ledger/balance.ts';
import { findFirstOpenMonth, post, type Posting } from '#server/platform/ledger/post.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

const write = (postings: readonly Posting[]) =>
  server.db.transaction((tx) => post({ db: tx, now: server.clock.now, user: undefined }, postings));

/** A posting that gives an author cents that the platform pays. */
const gift = (source: string, author: number, amount: number, day = '2026-03-05'): Posting => ({
  source,
  day,
  entries: [
    { account: `author:${author}`, kind: 'addition', amount },
    { account: 'platform', kind: 'addition', amount: -amount },
  ],
});
const getCode = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  );

test.each([
  ['2026-03-05', null, '2026-03'],
  ['2026-03-05', '2026-03', '2026-03'],
  ['2026-03-05', '2026-02', '2026-03'],
  ['2026-02-28', '2026-03', '2026-03'],
  ['2025-12-31', '2026-04', '2026-04'],
])('what is of %s is booked, while %s is the open month, in %s', (day, open, month) => {
  expect(getBookingMonth(day, open)).toBe(month);
});

describe('the database', () => {
  test('takes a posting that sums to zero, and keeps it as it is', async () => {
    const { id } = await server.insert('user');
    await write([gift('a', id, 500)]);
    expect(await loadBalance(server.db, 'author', id)).toBe(500);
    for (const statement of [
      'update ledger_entries set amount = 1',
      'delete from ledger_entries',
      'truncate ledger_entries',
      `update ledger_postings set remark = 'x'`,
      'delete from ledger_postings',
      'truncate ledger_postings cascade',
    ])
      expect(await getCode(server.pool.query(statement)), statement).toBe('QH002');
    expect(await loadBalance(server.db, 'author', id)).toBe(500);
  });

  test('refuses a posting that does not sum to zero, one of nothing, and entries that come later', async () => {
    const { id } = await server.insert('user');
    const lopsided = {
      ...gift('a', id, 500),
      entries: [{ account: 'platform', kind: 'addition', amount: 1 }],
    } as const;
    expect(await getCode(write([lopsided]))).toBe('QH002');
    const empty = `insert into ledger_postings (source, month, day, made_at) values ('b', '2026-03', '2026-03-01', now())`;
    expect(await getCode(server.pool.query(empty))).toBe('QH002');
    await write([gift('c', id, 500)]);
    const [entry] = await server.db.select().from(ledgerEntries);
    const { id: _, ...again } = entry!;
    const late = [again, { ...again, amount: -again.amount }];
    expect(await getCode(server.db.transaction((tx) => tx.insert(ledgerEntries).values(late)))).toBe('QH002');
    expect(await server.db.$count(ledgerPostings)).toBe(1);
  });

  test('refuses a second posting of one source', async () => {
    const { id } = await server.insert('user');
    await write([gift('a', id, 500)]);
    expect(await getCode(write([gift('a', id, 500)]))).toBe('23505');
    expect(await loadBalance(server.db, 'author', id)).toBe(500);
  });

  test('refuses what is booked in a closed month, and the ledger books it in the next', async () => {
    const { id } = await server.insert('user');
    await write([gift('a', id, 500, '2026-02-10')]);
    await server.db.update(ledgerMonths).set({ closed_at: server.clock.now.toISOString() });
    expect(await findFirstOpenMonth(server.db)).toBe('2026-03');
    const closed = `insert into ledger_postings (source, month, day, made_at) values ('b', '2026-02', '2026-02-01', now())`;
    expect(await getCode(server.pool.query(closed))).toBe('QH003');
    await write([gift('c', id, 70, '2026-02-11')]);
    const rows = await server.db.select().from(ledgerPostings).orderBy(ledgerPostings.id);
    expect(rows.map(({ month, day }) => [month, day])).toEqual([
      ['2026-02', '2026-02-10'],
      ['2026-03', '2026-02-11'],
    ]);
  });
});

test('what nobody gets is no posting', async () => {
  const { id } = await server.insert('user');
  expect(await write([gift('a', id, 0)])).toEqual([]);
  expect(await server.db.$count(ledgerPostings)).toBe(0);
});

test('incomes count what the works of authors earned, by the month of the day', async () => {
  const story = await server.insert('fiction', { language: 'en' });
  const line = (source: string, day: string, kind: 'royalty' | 'ad', amount: number): Posting => ({
    source,
    day,
    fiction: story,
    entries: [
      { account: `author:${story.author_id}`, kind, amount },
      { account: 'partner', kind, amount: -amount },
    ],
  });
  await write([line('a', '2026-02-03', 'royalty', 100), line('b', '2026-02-04', 'ad', 30)]);
  await write([line('c', '2026-02-04', 'royalty', -40), line('d', '2026-03-01', 'royalty', 5)]);
  const rows = await server.db.select().from(tables.income).orderBy(tables.income.month);
  expect(rows).toMatchObject([
    { month: '2026-02', royalty_income: 60, ad_income: 30, gift_income: 0, total_income_amount: 90, language: 'en' },
    { month: '2026-03', royalty_income: 5, total_income_amount: 5 },
  ]);
});

test('a sum that no number holds is a fault and not a wrong figure', () => {
  expect(parseCents('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => parseCents('9007199254740993')).toThrow('9007199254740993 cents');
});

const edges = fc.constantFrom(0, 1, -1, 2, 3, 5, 99, 100, -101, 1e12, -1e12);
const step = fc.record({
  author: fc.nat({ max: 2 }),
  net: fc.oneof(edges, fc.integer({ min: -1e9, max: 1e9 })),
  units: fc.oneof(fc.constantFrom(0, 5000, 10_000), fc.nat({ max: 10_000 })),
  kind: fc.constantFrom('royalty', 'fine', 'settle'),
});

test('after any history the books are balanced, and each author has what the history says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 200 }), async (history) => {
      await server.reset();
      const owners: number[] = [];
      for (let n = 0; n < 3; n++) owners.push((await server.insert('user')).id);
      const had = [0, 0, 0];
      const settling = [0, 0, 0];
      const postings = history.map(({ author, net, units, kind }, index): Posting => {
        const owner = owners[author]!;
        const about = { source: `step:${index}`, day: '2026-03-01' };
        if (kind === 'settle') {
          const amount = had[author]!;
          had[author] = 0;
          settling[author]! += amount;
          return {
            ...about,
            entries: [
              { account: `author:${owner}`, kind, amount: -amount },
              { account: `settling:${owner}`, kind, amount },
            ],
          };
        }
        const share = kind === 'fine' ? -Math.abs(net) : computeShare(net, units / 10_000);
        had[author]! += share;
        const [from, moved] = kind === 'fine' ? (['platform', share] as const) : (['partner', net] as const);
        return {
          ...about,
          entries: [
            { account: from, kind: 'royalty', amount: -moved },
            { account: `author:${owner}`, kind: 'royalty', amount: share },
            { account: 'platform', kind: 'royalty', amount: moved - share },
          ],
        };
      });
      await write(postings);
      const [all] = await server.db.select({ total: sum(ledgerEntries.amount) }).from(ledgerEntries);
      expect(Number(all!.total ?? 0)).toBe(0);
      for (const [index, owner] of owners.entries()) {
        expect(await loadBalance(server.db, 'author', owner)).toBe(had[index]);
        expect(await loadBalance(server.db, 'settling', owner)).toBe(settling[index]);
      }
    }),
    { numRuns: Number(process.env.LEDGER_RUNS ?? 12) },
  );
});

test('an account that is merged into another takes its balance along', async () => {
  const [main, other] = [await server.insert('user'), await server.insert('user')];
  await write([gift('a', main.id, 500), gift('b', other.id, 70)]);
  const { moveBelongings } = await import('#server/features/accounts/belongings.ts');
  await server.db.transaction((tx) => moveBelongings(tx, main.id, [other.id]));
  expect(await loadBalance(server.db, 'author', main.id)).toBe(570);
  expect(await loadBalance(server.db, 'author', other.id)).toBe(0);
  const [moved] = await server.db.select().from(tables.user).where(eq(tables.user.id, other.id));
  expect(moved).toBeDefined();
});
