import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { atOnce, races } from '../../support/races.ts';

races('two content managers who block each other at once', (server) => {
  const { user } = tables;

  test('leave exactly one, 20 times', async () => {
    const pair = [
      await server().insert('user', { role: 'content_manager' }),
      await server().insert('user', { role: 'content_manager' }),
    ];
    const tokens = [await server().signIn(pair[0]!), await server().signIn(pair[1]!)];
    for (let round = 1; round <= 20; round++) {
      const answers = await atOnce(2, (n) => {
        const body = { ids: [pair[1 - n]!.id], reason: 'Mistrust.' };
        return server().call('POST', '/api/office/users/blocks', { token: tokens[n], body });
      });
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
      const left = and(eq(user.role, 'content_manager'), eq(user.status, 'active'));
      expect(await server().db.$count(user, left)).toBe(1);
      await server().pool.query(`update users set status = 'active'`);
    }
  });
});
