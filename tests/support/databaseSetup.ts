import type { TestProject } from 'vitest/node';
import { ensureClusterTemplate } from '#server/db/template.ts';
import { hasPgBouncer, startPgBouncer } from './pgBouncer.ts';
import { startCluster } from './postgresCluster.ts';
import { newStore, removeStore } from './store.ts';

/**
 * Tests run on the PostgreSQL that TEST_DATABASE_URL names (a superuser), else on a private one of this machine, which is
 * faster than the embedded database; where it has none, on the embedded one. TEST_EMBEDDED=1 asks for that everywhere.
 * Races show on real PostgreSQL only. TEST_PGBOUNCER=1 has the server's pool lead through a PgBouncer before the private one.
 */
export default async function setup(project: TestProject) {
  const store = newStore();
  const cluster = process.env.TEST_DATABASE_URL || process.env.TEST_EMBEDDED ? undefined : await startCluster();
  store.url = process.env.TEST_DATABASE_URL ?? cluster?.url;
  if (!store.url) {
    store.template = await ensureClusterTemplate();
    console.warn(
      '\n  !! SKIPPED: the race tests. No PostgreSQL here: set TEST_DATABASE_URL or install /usr/lib/postgresql.\n',
    );
  }
  const isBounced = cluster && process.env.TEST_PGBOUNCER && hasPgBouncer();
  const bouncer = isBounced ? await startPgBouncer(cluster.url, ['postgres'], 20) : undefined;
  if (bouncer) store.bouncer = bouncer.folder;
  project.provide('store', store);
  return async () => {
    await bouncer?.stop();
    await cluster?.remove();
    await removeStore(cluster ? { ...store, url: undefined } : store);
  };
}
