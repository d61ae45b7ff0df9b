import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { currentWork, type Statement } from '#server/db/statements.ts';
import { atOnce, races } from '../../support/races.ts';

races('statements', (server) => {
  test('are known by their request and by the process of PostgreSQL, however many wait for a client', async () => {
    const statements: Statement[] = [];
    const onStatement = (statement: Statement) => statements.push(statement);
    const database = openDatabase(server().pool.options.connectionString!, { onStatement });
    const query = (n: number) => ({ text: `select ${n} as n, pg_backend_pid() as pid, pg_sleep(0.02)` });
    const pids = await atOnce(60, (n) =>
      currentWork.run({ requestId: `request ${n}` }, async () => {
        const { rows } =
          n % 2 === 0
            ? await database.pool.query(query(n))
            : await database.db.transaction((tx) => tx.execute<{ pid: number }>(query(n).text));
        return rows[0]!.pid as number;
      }),
    );
    await database.pool.query({ text: 'select 60 as n' });
    await expect(database.pool.query('select nothing')).rejects.toThrow('nothing');
    await database.close();
    for (const [n, pid] of pids.entries()) {
      const own = statements.filter(({ text }) => text.startsWith(`select ${n} `));
      expect(own).toEqual([expect.objectContaining({ pid, work: { requestId: `request ${n}` } })]);
      expect(own[0]!.ms).toBeGreaterThan(15);
    }
    expect(statements.find(({ text }) => text === 'select 60 as n')!.work).toBeUndefined();
    expect(statements.find(({ text }) => text === 'select nothing')!.error).toMatchObject({ code: '42703' });
  });
});
