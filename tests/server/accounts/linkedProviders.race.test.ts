import { expect, test } from 'vitest';
import { identities } from '#server/db/schema.ts';
import type { Provider } from '#server/kit/signInProvider.ts';
import { atOnce, races, rounds } from '../../support/races.ts';

const never = () => Promise.reject(new Error('not asked'));
const providerAt = (n: number): Provider => ({
  id: `p${n}`,
  name: `P ${n}`,
  issuer: `https://p${n}.example`,
  start: never,
  finish: never,
});

races('an account that has no password', (server) => {
  test('keeps one of its providers, however many are unlinked at once', async () => {
    server().services.providers = await atOnce(10, async (n) => providerAt(n));
    try {
      for (let round = 1; round <= rounds; round++) {
        const { id: user_id } = await server().insert('user', { role: 'author_signed' });
        await server().pool.query('update users set password_generated = true where id = $1', [user_id]);
        const token = await server().signIn({ id: user_id });
        const created_at = server().clock.now.toISOString();
        const subject = String(user_id);
        const rows = await server()
          .db.insert(identities)
          .values(server().services.providers.map(({ issuer }) => ({ issuer, subject, user_id, created_at })))
          .returning();
        const answers = await atOnce(10, (n) =>
          server().call('POST', `/api/user/sso/${rows[n]!.id}/unlink`, { token, body: {} }),
        );
        for (const status of [200, 409])
          expect(answers.filter((answer) => answer.status === status)).toHaveLength(status === 200 ? 9 : 1);
      }
    } finally {
      server().services.providers = [];
    }
  });
});
