import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { atOnce, during, races, rounds } from '../../support/races.ts';

races('changes that are taken back at once', (server) => {
  test('wait for each other in one order, and none is refused for that', async () => {
    const token = await server().signIn('content_manager');
    const post = (path: string, body: unknown) =>
      server().call('POST', `/api/office/restricted-words/${path}`, { token, body });
    for (let round = 0; round < rounds; round++) {
      const ids: number[] = [];
      for (let n = 0; n < 30; n++) ids.push((await server().insert('restrictedWord', { word: `w${round} ${n}` })).id);
      const update = async (set: object) =>
        (await post('updates', { ids, set })).data.items.map(({ change }: { change: number }) => change);
      const changes = [await update({ note: 'a' }), await update({ language: 'es' })];
      // One names the lines from the end, the others set the same records meanwhile.
      const answers = await atOnce(6, (n) =>
        n % 2 === 0
          ? post('restores', { changes: n % 4 === 0 ? changes[n % 2] : changes[1]!.toReversed() })
          : post('updates', { ids: ids.toReversed(), set: { note: `b${n}` } }),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(server().faults).toEqual([]);
    }
    expect(await server().db.$count(tables.restrictedWord)).toBe(30 * rounds);
  });

  test('are left where somebody changes one while they wait for it, and the others are taken back', async () => {
    const token = await server().signIn('content_manager');
    const post = (path: string, body: unknown) =>
      server().call('POST', `/api/office/restricted-words/${path}`, { token, body });
    const ids: number[] = [];
    for (const word of ['a', 'b', 'c']) ids.push((await server().insert('restrictedWord', { word, note: 'old' })).id);
    const { items } = (await post('updates', { ids, set: { note: 'new' } })).data;
    const changes = items.map(({ change }: { change: number }) => change);
    const second = `from restricted_words where id = ${ids[1]}`;
    const other = `update restricted_words set note = 'theirs' where id = ${ids[1]}`;
    const answer = await during(server(), `select ${second} for update`, other, () => post('restores', { changes }));
    expect(answer.data.items).toMatchObject([
      { id: ids[0], result: 'changed' },
      { id: ids[1], result: 'changed_since', change: null },
      { id: ids[2], result: 'changed' },
    ]);
    const rows = await server().db.select().from(tables.restrictedWord).orderBy(tables.restrictedWord.id);
    expect(rows.map(({ note }) => note)).toEqual(['old', 'theirs', 'old']);
  });
});
