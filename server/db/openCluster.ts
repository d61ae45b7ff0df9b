import { existsSync } from 'node:fs';
import path from 'node:path';
import { createDamageError } from './damage.ts';
import { restoreCluster, startEmbedded } from './embedded.ts';
import { lockFolder, unlockFolder } from './lock.ts';
import { ensureClusterTemplate } from './template.ts';

/**
 * The cluster in a data folder, made where it is missing. The folder is this process's until it is closed. Throws a
 * CommandError where it is another's, and where the cluster is damaged.
 */
export async function openCluster(dataDir: string, onMake?: () => void) {
  await using opened = new AsyncDisposableStack();
  lockFolder(dataDir);
  opened.defer(() => unlockFolder(dataDir));
  const folder = path.join(dataDir, 'pg');
  if (!existsSync(folder)) {
    onMake?.();
    await restoreCluster(folder, await ensureClusterTemplate());
  }
  // PGlite would make a new database over what is left of the old one.
  if (!existsSync(path.join(folder, 'PG_VERSION'))) throw createDamageError(dataDir);
  const starting = startEmbedded({ folder }).catch((error: unknown) =>
    Promise.reject(createDamageError(dataDir, error)),
  );
  const cluster = opened.adopt(await starting, (resource) => resource.close());
  const resources = opened.move();
  return { url: cluster.url, dump: () => cluster.dump(), close: () => resources.disposeAsync() };
}
