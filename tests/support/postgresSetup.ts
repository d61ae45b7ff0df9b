import type { TestProject } from 'vitest/node';
import { startCluster } from './postgresCluster.ts';
import { newStore, removeStore } from './store.ts';

/** Races show on real PostgreSQL only: that of TEST_DATABASE_URL, else a private one from Debian's binaries. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  const store = newStore();
  const cluster = url ? undefined : await startCluster();
  if (!url && !cluster)
    console.warn(
      '\n  !! SKIPPED: the race tests. No PostgreSQL here: set TEST_DATABASE_URL or install /usr/lib/postgresql.\n',
    );
  project.provide('store', { ...store, url: url ?? cluster?.url });
  return async () => {
    await cluster?.remove();
    await removeStore({ ...store, url });
  };
}
