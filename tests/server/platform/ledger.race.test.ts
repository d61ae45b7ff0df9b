import { sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledgerEntries, ledgerMonths, ledgerPostings } from '#server/db/schema.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { post } from '#server/platform/ledger/post.ts';
import { atOnce, crowd, races, rounds } from '../../support/races.ts';

races('the ledger at once', (server) => {
  const give = (author: number, source: string) =>
    server()
      .db.transaction((tx) =>
        post({ db: tx, now: server().clock.now, user: undefined }, [
          {
            source,
            day: '2026-03-05',
            entries: [
              { account: `author:${author}`, kind: 'addition', amount: 100 },
              { account: 'platform', kind: 'addition', amount: -100 },
            ],
          },
        ]),
      )
      .then(
        () => 'posted',
        (error: { cause?: { code: string } }) => error.cause?.code,
      );

  test('many postings of one source are one', async () => {
    for (let round = 0; round < rounds; round++) {
      await server().reset();
      const { id } = await server().insert('user');
      const done = await atOnce(crowd, () => give(id, 'same'));
      expect(done.filter((one) => one === 'posted')).toHaveLength(1);
      expect(done.filter((one) => one === '23505')).toHaveLength(crowd - 1);
      expect(await loadBalance(server().db, 'author', id)).toBe(100);
    }
  });

  test('postings while their month is closed are in it or refused, and the books stay balanced', async () => {
    for (let round = 0; round < rounds; round++) {
      await server().reset();
      const { id } = await server().insert('user');
      await give(id, 'first');
      const counted: number[] = [];
      const close = () =>
        server().db.transaction(async (tx) => {
          await tx.update(ledgerMonths).set({ closed_at: server().clock.now.toISOString() });
          counted.push(await tx.$count(ledgerPostings));
        });
      const done = await atOnce<string | undefined | void>(30, (n) => (n === 10 ? close() : give(id, `${n}`)));
      const rows = await server().db.select().from(ledgerPostings);
      expect(rows.filter(({ month }) => month === '2026-03')).toHaveLength(counted[0]!);
      expect(done.every((one) => one === undefined || one === 'posted' || one === 'QH003')).toBe(true);
      const [all] = await server()
        .db.select({ total: sum(ledgerEntries.amount) })
        .from(ledgerEntries);
      expect(Number(all!.total)).toBe(0);
    }
  });
});
