import { dataFolder, demoData, startServer } from './server.ts';

/** Lets a server make the demo once for all specs, before the first; answers how it is taken away after the last. */
export default async function makeDemoData(): Promise<() => void> {
  const { folder, remove } = dataFolder();
  const server = await startServer(folder);
  await server.stop('SIGTERM');
  process.env[demoData] = folder;
  return remove;
}
