import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addUpRevenue, keepRevenue } from '#server/db/revenueKept.ts';
import { confirmAll, forgetRevenue, grossFile, moneyScene } from '../../support/money.ts';
import { races } from '../../support/races.ts';

/** Moments, on a busy machine: a statement is given up after 15 s. */
async function expectSoon(work: Promise<unknown>): Promise<void> {
  const since = performance.now();
  await work;
  expect(performance.now() - since).toBeLessThan(5000);
}

races('revenue that is kept', (server) => {
  const query = async (text: string) => (await server().pool.query(text)).rows;
  const readKept = async () =>
    (await query('select net::int from ledger_revenue order by posting_id')).map(({ net }) => net);

  test('while it is added up, who posts, changes another story or writes an article goes on; what is ended is followed by the next', async () => {
    const { pool, db } = server();
    const money = await moneyScene(server());
    const { id: _, ...like } = money.story;
    const other = await server().insert('fiction', { ...like, title: 'Another' });
    const upload = async (day: number, story: { id: number }) =>
      expect(
        await money.upload(confirmAll, grossFile(`Lumen,2026-02-0${day},${story.id},en,${day},0,0,`)),
      ).toMatchObject({ status: 200 });
    for (const [at, story] of [other, money.story, other, other].entries()) await upload(at + 1, story);
    await forgetRevenue(server());
    await db.execute(sql.raw(keepRevenue));
    const body = { title: 'Pens', slug: 'pens', place: 'school', language: 'en', body: 'Ink' };
    await server().insert('article', body as object);

    // The last two are added up, and of the first two the other story is locked before the one that somebody has.
    const holder = await pool.connect();
    try {
      await holder.query(`begin; select from fictions where id = ${money.story.id} for update`);
      const adding = addUpRevenue(db, 2).catch(() => 'ended');
      const ofWaiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => query(`select ${ofWaiting}`)).toHaveLength(1);
      await expectSoon(upload(5, other));
      const lock = `select from fictions where id = ${other.id} for update`;
      await expectSoon(query(`begin; ${lock}; update fictions set title = 'Changed' where id = ${other.id}; commit`));
      await expectSoon(query(`update articles set body = 'Paper'`));
      expect(await readKept()).toEqual([300, 400, 500]);
      const end = () => query(`select pg_terminate_backend(pid) ${ofWaiting}`);
      await expect.poll(end, { timeout: 5000 }).toHaveLength(1);
      expect(await adding).toBe('ended');
    } finally {
      holder.release(true);
    }

    await Promise.all([addUpRevenue(db), addUpRevenue(db)]);
    expect(await readKept()).toEqual([100, 200, 300, 400, 500]);
  });

  test('a start reads each entry once, however many accounts the partners stand beside', async () => {
    const money = await moneyScene(server());
    await money.earn('2026-02-01', '1');
    const postings = 4000;
    const client = await server().pool.connect();
    await client.query(`set session_replication_role = replica;
      insert into ledger_postings (source, month, day, fiction_id, language, made_at)
        select 'past:' || n, '2026-01', '2026-01-31', ${money.story.id}, 'en', now() from generate_series(1, ${postings}) n;
      insert into ledger_entries (posting_id, account_id, kind, amount)
        select p.id, a.id, 'royalty', case a.number when 'partner' then -300 else 300 end
        from ledger_postings p, ledger_accounts a where p.source like 'past:%' and a.number in ('partner', 'platform');
      reset session_replication_role;
      alter table ledger_entries alter column account_id set (n_distinct = 100000);
      analyze ledger_entries, ledger_postings, ledger_accounts`);
    client.release();
    await forgetRevenue(server());
    await server().db.execute(sql.raw(keepRevenue));
    const countRead = async () =>
      Number(
        (
          await query(`select pg_stat_force_next_flush(), pg_stat_clear_snapshot(), idx_tup_fetch + seq_tup_read as read
            from pg_stat_user_tables where relname = 'ledger_entries'`)
        )[0]!.read,
      );
    const before = await countRead();
    await addUpRevenue(server().db, 200);
    expect(await readKept()).toHaveLength(postings + 1);
    await expect.poll(countRead, { timeout: 15_000 }).toBeGreaterThan(before + postings);
    expect((await countRead()) - before).toBeLessThan(4 * postings);
    await query('alter table ledger_entries alter column account_id reset (n_distinct)');
  });
});
