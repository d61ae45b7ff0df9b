import { randomUUID } from 'node:crypto';
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

  const outcome: FailedOver = {
    acknowledged: 0,
    lost: 0,
    repeated: 0,
    refused: 0,
    others: [],
    back: NaN,
    lastRefused: 0,
  };
  const acknowledged = new Set<string>();
  let killed = Infinity;
  const end = new AbortController();
  const goesOn = () => !end.signal.aborted;
  const write = async (writer: number) => {
    for (let n = 0; goesOn(); n++) {
      const code = `tag-${writer}-${n}`;
      const key = randomUUID();
      for (let tries = 0; goesOn(); tries++) {
        const begun = performance.now();
        const status = await send(tries + writer, key, code);
        if (status === 200) {
          acknowledged.add(code);
          if (begun > killed && Number.isNaN(outcome.back)) outcome.back = (performance.now() - killed) / 1000;
          break;
        }
        if (status === 503) {
          outcome.refused += 1;
          outcome.lastRefused = (performance.now() - killed) / 1000;
        } else outcome.others.push(String(status));
        await pause(50);
      }
    }
  };
  /** Asks one node after the other, as a proxy before them does. */
  async function send(node: number, key: string, code: string): Promise<number | string> {
    const response = await fetch(`${nodes[node % nodes.length]!.url}/api/office/tags`, {
      method: 'POST',
      headers: { authorization: `Bearer ${manager.token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ name: code, code, group: 'plot', position: 1 }),
    }).catch((error: unknown) => String(error));
    if (typeof response === 'string') return response;
    await response.text();
    return response.status;
  }

  const writing = Array.from({ length: writers }, (_, writer) => write(writer));
  await pause(seconds.before * 1000);
  killed = performance.now();
  await primary.cluster.kill();
  await standby.cluster.promote();
  await pause(seconds.after * 1000);
  end.abort();
  await Promise.all(writing);

  const after = new pg.Client(standby.cluster.url);
  await after.connect();
  const { rows } = await after.query<{ code: string; count: number }>(
    'select code, count(*)::int as count from tags group by code',
  );
  await after.end();
  const counts = new Map(rows.map(({ code, count }) => [code, count]));
  outcome.acknowledged = acknowledged.size;
  outcome.lost = [...acknowledged].filter((code) => !counts.has(code)).length;
  outcome.repeated = [...counts.values()].filter((count) => count > 1).length;
  return outcome;
}
