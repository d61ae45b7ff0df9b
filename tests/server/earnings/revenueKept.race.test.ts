import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addUpRevenue, keepRevenue } from '#server/db/revenueKept.ts';
import { confirmAll, forgetRevenue, grossFile, moneyScene } from '../../support/money.ts';
import { races } from '../../support/races.ts';

races('revenue that is kept', (server) => {
  const readKept = async () =>
    (await server().pool.query('select net::int from ledger_revenue order by posting_id')).rows.map(({ net }) => net);

  test('who posts and who changes another story goes on while it is added up; one that is ended is followed by the next', async () => {
    const { pool, db } = server();
    const money = await moneyScene(server());
    const { id: _, ...like } = money.story;
    const other = await server().insert('fiction', { ...like, title: 'Another' });
    const upload = async (...lines: string[]) =>
      expect(await money.upload(confirmAll, grossFile(...lines))).toMatchObject({ status: 200 });
    await upload(`Lumen,2026-02-01,${money.story.id},en,1,0,0,`);
    await upload(`Lumen,2026-02-02,${other.id},en,2,0,0,`);
    await forgetRevenue(server());
    await db.execute(sql.raw(keepRevenue));

    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query(`select from fictions where id = ${money.story.id} for update`);
    const adding = addUpRevenue(db, 1).catch(() => 'ended');
    const isWaiting = `datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await pool.query(`select from pg_stat_activity where ${isWaiting}`)).rowCount)
      .toBe(1);
    await upload(`Lumen,2026-02-03,${other.id},en,3,0,0,`);
    await pool.query(`update fictions set title = 'Changed' where id = ${other.id}`);
    expect(await readKept()).toEqual([200, 300]);
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isWaiting}`);
    expect(await adding).toBe('ended');
    await holder.query('rollback');
    holder.release();

    await Promise.all([addUpRevenue(db), addUpRevenue(db)]);
    expect(await readKept()).toEqual([100, 200, 300]);
  });
});
