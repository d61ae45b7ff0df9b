import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { races } from '../../support/races.ts';

races('a profile', (server) => {
  test.each([
    ['an editor', `update users set info_lock_reason = 'x' where id = $1`],
    ['an application', `update fictions set contract_status = 'applying' where author_id = $1`],
  ])('that %s is just locking is not saved after that', async (_, lock) => {
    const { id } = await server().insert('user', { role: 'author_signed' });
    await server().insert('fiction', { author_id: id });
    const token = await server().signIn({ id });
    const other = await server().pool.connect();
    try {
      await other.query('begin');
      await other.query('select id from users where id = $1 for no key update', [id]);
      await other.query(lock, [id]);
      const saving = server().call('POST', '/api/user/info', { token, body: { city: 'Rome' } });
      await wait(300);
      await other.query('commit');
      expect((await saving).status).toBe(409);
    } finally {
      other.release();
    }
    expect((await server().call('GET', '/api/user/profile', { token })).data.city).toBeNull();
  });
});
