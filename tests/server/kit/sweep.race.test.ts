import { expect, test } from 'vitest';
import { attempts } from '#server/db/schema.ts';
import { sweep } from '#server/kit/sweep.ts';
import { atOnce, races } from '../../support/races.ts';

races('sweeping', (server) => {
  test('by ten nodes at once does no more than by one, and none waits for another', async () => {
    await server().pool.query(
      `insert into attempts select 'dead ' || n, 1, '2020-01-01' from generate_series(1, 950) n`,
    );
    await server().pool.query(`insert into attempts values ('live', 1, '2030-01-01')`);
    const held = await server().pool.connect();
    try {
      await held.query(`begin; select key from attempts where key = 'dead 1' for update`);
      const context = { db: server().db, now: server().clock.now };
      for (let n = 0; n < 2; n++) await atOnce(10, () => sweep(context, attempts.expires_at));
      const left = await server().db.select().from(attempts).orderBy(attempts.key);
      expect(left.map(({ key }) => key)).toEqual(['dead 1', 'live']);
    } finally {
      await held.query('rollback');
      held.release();
    }
  });
});
