import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '#scripts/freePort.ts';
import { openDatabase } from '#server/db/database.ts';
import { dataFolder, startServer, type Running } from '../e2e/support/server.ts';
import { startHaproxy } from './haproxy.ts';
import { startCluster, type Cluster } from './postgresCluster.ts';
import { account } from './session.ts';
import { countTags, writeTags } from './tagWriters.ts';

const writers = 6;

export interface FailedOver {
  acknowledged: number;
  /** Acknowledged writes that are not there, and writes that are there twice. */
  lost: number;
  repeated: number;
  /** Requests that were refused by 503, and answers that are neither 200 nor 503. */
  refused: number;
  others: string[];
  /** Seconds from the kill to the first write that was acknowledged after it, and to the last 503. */
  back: number;
  lastRefused: number;
}

const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** Says by 200 whether a cluster is the primary, as Patroni does at `/primary`. */
async function watchRole(url: string) {
  const server = createServer(async (_, response) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500, query_timeout: 500 });
    client.on('error', () => undefined);
    const isPrimary = await client
      .connect()
      .then(() => client.query('select pg_is_in_recovery() as follows'))
      .then(({ rows }) => !rows[0].follows)
      .catch(() => false);
    response.writeHead(isPrimary ? 200 : 503).end();
    await client.end().catch(() => undefined);
  });
  return { port: await listening(server), close: () => server.close() };
}

/**
 * Kills the primary while six writers use two servers, and makes the synchronous standby the primary. An HAProxy leads to
 * whichever is the primary; undefined where the machine has no PostgreSQL.
 */
export async function failOver(seconds: { before: number; after: number }): Promise<FailedOver | undefined> {
  await using opened = new AsyncDisposableStack();
  const start = async (standbyOf?: Cluster) => {
    const port = await findFreePort();
    const options = { settings: { listen_addresses: '127.0.0.1', port: String(port) }, fsync: true };
    const cluster = await startCluster(standbyOf ? { ...options, standbyOf } : options);
    if (cluster) opened.defer(() => cluster.remove());
    return cluster && { cluster, port, role: opened.adopt(await watchRole(cluster.url), (role) => void role.close()) };
  };
  const primary = await start();
  if (!primary) return undefined;
  const standby = (await start(primary.cluster))!;
  const client = new pg.Client(primary.cluster.url);
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`alter system set synchronous_standby_names = '*'`);
  await client.query('select pg_reload_conf()');
  await client.end();

  const servers = [primary, standby].map(
    (one, at) => `  server pg${at} 127.0.0.1:${one.port} check addr 127.0.0.1 port ${one.role.port}`,
  );
  const proxy = await startHaproxy(
    'tcp',
    `  option httpchk GET /primary
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}`,
  );
  opened.defer(() => proxy.stop());

  const url = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`;
  const settings = { DATABASE_URL: url, READ_DATABASE_URL: standby.cluster.url, DEMO: '0', LOG_LEVEL: 'silent' };
  await pause(1500);
  const nodes: Running[] = [];
  for (let node = 0; node < 2; node++) {
    const { folder: data, remove } = dataFolder();
    opened.defer(remove);
    const server = await startServer(data, { settings });
    opened.defer(async () => void (await server.stop('SIGKILL')));
    nodes.push(server);
  }
  const database = openDatabase(url);
  const manager = await account(database, 'content_manager');
  await database.close();

  const tags = writeTags(nodes, manager.token, writers);
  await pause(seconds.before * 1000);
  await primary.cluster.kill();
  // From here on, whatever is acknowledged is by the other one.
  const killed = performance.now();
  await standby.cluster.promote();
  await pause(seconds.after * 1000);
  await tags.stop();

  const since = (at: number) => (at - killed) / 1000;
  const counts = await countTags(standby.cluster.url);
  const { acknowledged, refusals, others } = tags;
  const back = acknowledged.values().find(({ begun }) => begun > killed);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged.keys()].filter((code) => !counts.has(code)).length,
    repeated: [...counts.values()].filter((count) => count > 1).length,
    refused: refusals.length,
    others,
    back: back ? since(back.answered) : NaN,
    lastRefused: refusals.length > 0 ? since(refusals.at(-1)!) : 0,
  };
}
