import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { long } from '../../support/long.ts';
import { races } from '../../support/races.ts';

races('a pool whose sessions are ended', (server) => {
  /** Each client is lost when it is handed out, before its first statement. */
  async function losing(count: number) {
    const { options } = server().pool;
    const database = openDatabase(options.connectionString!);
    const { pool } = database;
    const connect = pool.connect.bind(pool);
    let left = count;
    pool.connect = (async () => {
      const client = await connect();
      if (left-- > 0) await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
      return client;
    }) as typeof pool.connect;
    return database;
  }

  test('has its clients back from transactions that could not begin', long, async () => {
    const database = await losing(50);
    for (let n = 0; n < 50; n++)
      await expect(database.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow('begin');
    await expect(database.db.transaction((tx) => tx.execute(sql`select 1 as one`))).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
    expect(database.pool.totalCount).toBe(1);
    await database.close();
  });
});
