// npm run crash:database [-- --rounds 200]: loses the PostgreSQL of a server over and over while people write and read
// (reliability.md: no process exit, recovered in 3 s, nothing lost that was acknowledged).
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#scripts/build.ts';
import { logProgress } from '#server/command.ts';
import { dataFolder, startServer } from '../e2e/support/server.ts';
import { faults, loseDatabase, type Fault } from '../support/databaseFaults.ts';
import { startCluster } from '../support/postgresCluster.ts';
import { lacksPostgres, refuse } from '../support/refuse.ts';

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } }).values;

const cluster = await startCluster();
if (!cluster) refuse(lacksPostgres);
await ensureBuilt(logProgress);
const { folder, remove } = dataFolder();
const server = await startServer(folder, { settings: { DATABASE_URL: cluster.url, DEMO: '0', LOG_LEVEL: 'silent' } });
try {
  const plan = Array.from({ length: Number(rounds) }, (_, n): Fault => faults[n % faults.length]!);
  const { others, ...figures } = await loseDatabase(server, cluster, cluster.url, plan);
  console.log(figures);
  for (const other of new Set(others)) console.log(other);
  const { lost, repeated, slowestRecovery } = figures;
  process.exitCode = lost + repeated + others.length > 0 || slowestRecovery > 3000 ? 1 : 0;
} finally {
  await server.stop('SIGKILL');
  await cluster.remove();
  remove();
}
