import { mkdirSync } from 'node:fs';
import { findFreePort } from '#scripts/freePort.ts';
import { dataFolder, startServer, type Running } from '../e2e/support/server.ts';
import { checkBooks } from '../support/booksCheck.ts';
import { startHaproxy } from '../support/haproxy.ts';
import { startPgBouncer } from '../support/pgBouncer.ts';
import { startCluster } from '../support/postgresCluster.ts';
import { s3Keys, startS3 } from '../support/s3.ts';

const count = 3;

/** Nodes behind HAProxy with all that they share: PostgreSQL through PgBouncer, a replica, and a bucket. */
export interface Platform {
  /** Of HAProxy. */
  url: string;
  /** Past PgBouncer. */
  databaseUrl: string;
  /** Of a node itself. */
  getNodeUrl(node: number): string;
  /** kill -9 of a node. */
  kill(node: number): Promise<void>;
  start(node: number): Promise<void>;
  /** Past PgBouncer. */
  checkBooks(): ReturnType<typeof checkBooks>;
  close(): Promise<void>;
}

/** Undefined where the machine has no PostgreSQL. */
export async function openPlatform(): Promise<Platform | undefined> {
  await using opened = new AsyncDisposableStack();
  const primary = await startCluster({ fsync: true });
  if (!primary) return undefined;
  opened.defer(() => primary.remove());
  const replica = (await startCluster({ fsync: true, standbyOf: primary }))!;
  opened.defer(() => replica.remove());
  const bouncer = await startPgBouncer(primary.url, ['postgres'], 10);
  opened.defer(() => bouncer.stop());
  const s3 = await startS3();
  opened.defer(() => s3.remove());

  const ports = await Promise.all(Array.from({ length: count }, findFreePort));
  const shared = {
    DATABASE_URL: bouncer.through(primary.url),
    DIRECT_URL: primary.url,
    READ_DATABASE_URL: replica.url,
    FILES: s3.files,
    ...s3Keys,
    DEMO: '0',
    LOG_LEVEL: 'silent',
  };
  const servers = new Map<number, Running>();
  const folders = ports.map(() => dataFolder());
  const start = async (node: number) => {
    const { folder } = folders[node]!;
    mkdirSync(folder, { recursive: true });
    servers.set(node, await startServer(folder, { port: ports[node]!, settings: shared }));
  };
  const kill = async (node: number) => void (await servers.get(node)?.stop('SIGKILL'));
  opened.defer(async () => {
    for (const node of ports.keys()) await kill(node);
    for (const { remove } of folders) remove();
  });
  await Promise.all(ports.keys().map(start));
  const lines = ports.map((port, node) => `  server node${node} 127.0.0.1:${port} check`);
  const proxy = await startHaproxy(
    'http',
    `  balance roundrobin
  option httpchk GET /api/ready
  default-server inter 200ms fall 1 rise 1
${lines.join('\n')}`,
  );
  opened.defer(() => proxy.stop());

  const resources = opened.move();
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    databaseUrl: primary.url,
    getNodeUrl: (node) => `http://127.0.0.1:${ports[node]}`,
    kill,
    start,
    checkBooks: () => checkBooks({ ...shared, DATABASE_URL: primary.url, DATA_DIR: folders[0]!.folder }),
    close: () => resources.disposeAsync(),
  };
}
