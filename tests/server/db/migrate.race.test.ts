import { expect, inject, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { sampleOneIn } from '../../support/long.ts';
import { atOnce, races, rounds } from '../../support/races.ts';
import { createDatabase } from '../../support/server.ts';

races('starting at once', () => {
  test.each(
    sampleOneIn(
      3,
      Array.from({ length: rounds }, (_, n) => n + 1),
    ),
  )('four nodes bring an empty database up to date exactly once (round %i)', async (round) => {
    const { url, prefix } = inject('store');
    const name = `${prefix}empty_${process.pid}_${round}`;
    const fresh = await createDatabase(url!, name);
    const nodes = await atOnce(4, async () => openDatabase(fresh));
    const results = await Promise.allSettled(nodes.map(migrate));
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    const { pool } = nodes[0]!;
    const applied = await pool.query('select hash, count(*)::int from drizzle.__drizzle_migrations group by hash');
    expect(applied.rows.length).toBeGreaterThan(0);
    for (const { count } of applied.rows) expect(count).toBe(1);
    await migrate(nodes[1]!);
    expect((await pool.query('select count(*)::int from drizzle.__drizzle_migrations')).rows).toEqual([
      { count: applied.rows.length },
    ]);
    expect((await pool.query('select count(*)::int from users')).rows).toEqual([{ count: 0 }]);
    for (const node of nodes) await node.close();
  });
});
