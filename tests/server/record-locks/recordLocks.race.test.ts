import { expect, test } from 'vitest';
import { recordLocks } from '#server/db/schema.ts';
import { atOnce, crowd, races } from '../../support/races.ts';

races('a record', (server) => {
  const ask = (op: string, token: string) =>
    server().call('POST', `/api/office/record-locks/${op}`, {
      token,
      body: { resource: 'tags', record_id: 1, tab: 'x' },
    });

  test('that many open at once is held by one of them, whom all are told of', async () => {
    await server().insert('tag');
    const tokens = await atOnce(crowd, () => server().signIn('content_manager'));
    const answers = await atOnce(crowd, (n) => ask('hold', tokens[n]!));
    expect(answers.filter(({ status, data }) => status === 200 && data.mine)).toHaveLength(1);
    expect(new Set(answers.map(({ data }) => data.by)).size).toBe(1);
    expect(await server().db.$count(recordLocks)).toBe(1);
  });

  test('that is left while others ask for it is always held by one', async () => {
    await server().insert('tag');
    const tokens = await atOnce(8, () => server().signIn('content_manager'));
    const answers = await atOnce(48, (n) => ask(['hold', 'leave', 'take-over'][n % 3]!, tokens[n % 8]!));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const last = await atOnce(8, (n) => ask('hold', tokens[n]!));
    expect(last.filter(({ data }) => data.mine)).toHaveLength(1);
  });
});
