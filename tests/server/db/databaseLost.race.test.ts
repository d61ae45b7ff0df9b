import { describe, expect, test } from 'vitest';
import { dataFolder, startServer } from '../../e2e/support/server.ts';
import { faults, loseDatabase } from '../../support/databaseFaults.ts';
import { long } from '../../support/long.ts';
import { startCluster } from '../../support/postgresCluster.ts';

const cluster = await startCluster();

/** `npm run crash:database` does the same 200 times. */
describe.skipIf(!cluster)('a PostgreSQL that is lost', long, () => {
  test('ends no server, refuses by 503, comes back at once and keeps all that was acknowledged', async () => {
    const { folder, remove } = dataFolder();
    const settings = { DATABASE_URL: cluster!.url, DEMO: '0', LOG_LEVEL: 'silent' };
    const server = await startServer(folder, { settings });
    try {
      const outcome = await loseDatabase(server, cluster!, cluster!.url, faults);
      const { acknowledged, refused, slowestRecovery } = outcome;
      expect(outcome).toMatchObject({ rounds: faults.length, lost: 0, repeated: 0, others: [] });
      expect(acknowledged).toBeGreaterThan(faults.length);
      expect(refused).toBeGreaterThan(faults.length);
      expect(slowestRecovery).toBeLessThan(3000);
    } finally {
      await server.stop('SIGKILL');
      await cluster!.remove();
      remove();
    }
  }, 60_000);
});
