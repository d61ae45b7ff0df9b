import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApp } from './app.ts';
import { openDatabase, type Database } from './db/database.ts';
import { restoreCluster, startEmbedded } from './db/embedded.ts';
import { lockFolder, unlockFolder } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { clusterTemplate } from './db/template.ts';
import { createLog, type Log } from './log.ts';
import { folderMail } from './mail.ts';
import { isEmpty, seedDemo } from './seed/index.ts';
import { seedReference } from './seed/reference.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { headers, serveApp } from './static.ts';
import { folderStorage } from './storage.ts';

/** Says what a long step is doing. */
export type Progress = (step: string) => void;

export interface Booted {
  services: Services;
  close: () => Promise<void>;
}

/** Opens the database that the settings name, brought up to the present schema. Throws FolderInUse. */
async function openStore(
  settings: Settings,
  log: Log,
  progress: Progress,
): Promise<{ database: Database; close: () => Promise<void> }> {
  const onError = (error: Error) => log.error({ err: error }, 'the database connection was lost');
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  if (settings.databaseUrl) {
    const database = openDatabase(settings.databaseUrl, { onError });
    await migrate(database);
    return { database, close: () => database.close() };
  }
  lockFolder(settings.dataDir);
  const folder = path.join(settings.dataDir, 'pg');
  if (!existsSync(folder)) {
    progress('Making the database');
    await restoreCluster(folder, await clusterTemplate());
  }
  const cluster = await startEmbedded({ folder });
  const database = openDatabase(cluster.url, { embedded: true, onError });
  await migrate(database);
  const close = async () => {
    await database.close();
    await cluster.close();
    unlockFolder(settings.dataDir);
  };
  return { database, close };
}

/** Everything but the socket: database, files, mail, and on the first run the demo data. */
export async function boot(settings: Settings, progress: Progress): Promise<Booted> {
  const log = createLog(settings.logLevel);
  const clock = () => new Date();
  const { database, close } = await openStore(settings, log, progress);
  const services: Services = {
    database,
    storage: folderStorage(path.join(settings.dataDir, 'files')),
    mail: folderMail(path.join(settings.dataDir, 'mail'), clock),
    log,
    clock,
  };
  await seedReference(database, clock());
  if (settings.demo && (await isEmpty(database))) await seedDemo(services, { scale: 1, progress });
  return { services, close };
}

const second = 1000;

/** Serves API and built web app at one origin. */
export async function listen(
  services: Services,
  { port, host }: Settings,
  web?: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const site = new Hono();
  site.use(headers, compress());
  site.route('/', createApp(services));
  if (web) serveApp(site, web);
  const server = await new Promise<ServerType>((resolve, reject) => {
    const serverOptions = {
      headersTimeout: 3 * second,
      requestTimeout: 75 * second,
      connectionsCheckingInterval: second / 2,
    };
    const starting = serve({ fetch: site.fetch, port, hostname: host, serverOptions }, () => resolve(starting));
    starting.once('error', reject);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), 2 * second).unref();
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      }),
  };
}
