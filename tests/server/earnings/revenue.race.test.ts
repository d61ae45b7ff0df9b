import { expect, test } from 'vitest';
import { dailyWords, tables } from '#server/db/schema.ts';
import { loadBalance } from '#server/platform/ledger/balance.ts';
import { moneyScene, revenueFile } from '../../support/money.ts';
import { atOnce, crowd, races } from '../../support/races.ts';

races('revenue at once', (server) => {
  test('many imports of one file are one, and many of one line in different files are one', async () => {
    const scene = await moneyScene(server());
    const line = (amount: number) => `Lumen,2026-03-01,${scene.story.id},en,${amount},0,0`;
    for (const file of [() => revenueFile(line(10)), (n: number) => revenueFile(line(n + 1).replace('-01,', '-02,'))]) {
      const answers = await atOnce(crowd, (n) => scene.upload('', file(n)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    }
    expect(await server().db.$count(tables.revenueImport)).toBe(2);
  });

  test('many reversals are one, and many approvals are one', async () => {
    const scene = await moneyScene(server());
    const id = await scene.earn('2026-03-01', '10');
    const made = await scene.as('editor')('POST', 'office/bonus-details', {
      fiction_id: scene.story.id,
      kind: 'addition',
      amount: 100,
      day: '2026-03-01',
      remark: 'x',
    });
    const once = async (path: string, body: object) => {
      const answers = await atOnce(crowd, () => scene.as('finance')('POST', path, body));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(crowd - 1);
    };
    await once(`office/revenue-imports/${id}/reverse`, { reason: 'x' });
    await once(`office/bonus-details/${made.data.id}/approve`, {});
    expect(await loadBalance(server().db, 'author', scene.author.id)).toBe(100);
  });

  test('many applications for the update bonus are one, whichever of the works they are for', async () => {
    const scene = await moneyScene(server());
    const { author_id } = scene.story;
    const other = await server().insert('fiction', {
      author_id,
      contract_status: 'signed',
      contract_type: 'exclusive',
    });
    for (const { id } of [scene.story, other])
      for (let day = 1; day <= 28; day++)
        await server()
          .db.insert(dailyWords)
          .values({ fiction_id: id, day: `2026-02-${`${day}`.padStart(2, '0')}`, words: 9 });
    const answers = await atOnce(crowd, (n) =>
      scene.as('author')('POST', 'finance/update-bonus', { fiction_id: n % 2 ? other.id : scene.story.id }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === 'bonuses.shared.errors.once')).toHaveLength(crowd - 1);
    expect(await server().db.$count(tables.bonusDetail)).toBe(1);
  });
});
