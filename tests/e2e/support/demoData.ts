import { startCluster } from '../../support/postgresCluster.ts';
import { dataFolder, demoData, postgres, startServer } from './server.ts';

/**
 * Lets a server make the demo once for all specs, before the first: on a private PostgreSQL where this machine has one,
 * which answers sooner than the embedded database. Answers how all of it is taken away after the last.
 */
export default async function makeDemoData(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  if (cluster) process.env[postgres] = cluster.url;
  const { folder, remove } = dataFolder();
  const server = await startServer(folder);
  await server.stop('SIGTERM');
  process.env[demoData] = folder;
  return async () => {
    remove();
    await cluster?.remove();
  };
}
