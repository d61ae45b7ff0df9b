import { expect, test } from 'vitest';
import { visits } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const visit = (token: string, body: unknown) => server.call('POST', '/api/track', { token, body });

test('a session is one visit, however often it is told', async () => {
  const me = await server.insert('user', { role: 'author_signed' });
  const [first, second] = [await server.signIn(me), await server.signIn(me)];
  for (const token of [first, first, second])
    expect((await visit(token, { user_id: me.id, platform: 'web' })).status).toBe(200);
  const at = '2026-03-10T04:00:00.000Z';
  expect(await server.db.select().from(visits).orderBy(visits.session_id)).toEqual([
    { session_id: 1, user_id: me.id, platform: 'web', at },
    { session_id: 2, user_id: me.id, platform: 'web', at },
  ]);
});

test('nobody visits for somebody else, from elsewhere, or with more to tell', async () => {
  const me = await server.insert('user', { role: 'author_signed' });
  const token = await server.signIn(me);
  for (const [body, field] of [
    [{ user_id: me.id + 1, platform: 'web' }, 'user_id'],
    [{ user_id: me.id, platform: 'fridge' }, 'platform'],
    [{ user_id: me.id, platform: 'web', email: 'a@example.com' }, 'email'],
  ] as const) {
    const { status, data } = await visit(token, body);
    expect({ status, fields: Object.keys(data.errors) }).toEqual({ status: 422, fields: [field] });
  }
  expect(await server.db.$count(visits)).toBe(0);
});
