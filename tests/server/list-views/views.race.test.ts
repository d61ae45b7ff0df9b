import { expect, test } from 'vitest';
import { listViews } from '#server/db/schema.ts';
import { atOnce, races } from '../../support/races.ts';

races('views of a list', (server) => {
  test('are no more than there may be, and no two have a name, however many are saved at once', async () => {
    const tokens = await atOnce(5, () => server().signIn('work_auditor'));
    const save = (n: number, name: string) =>
      server().call('POST', '/api/office/views', {
        token: tokens[n % tokens.length],
        body: { resource: 'fictions', name, filters: {}, sort: 'id', order: 'asc' },
      });
    const same = await atOnce(8, (n) => save(n, 'The same'));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
    const answers = await atOnce(30, (n) => save(n, `View ${n}`));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(await server().db.$count(listViews)).toBe(20);
  });
});
