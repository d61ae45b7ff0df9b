import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '#scripts/freePort.ts';
import { dataFolder, startServer, type Running } from '../e2e/support/server.ts';
import { startCluster, type Cluster } from '../support/postgresCluster.ts';

const volumeMegabytes = 64;

/** A server with its PostgreSQL and a small volume for its files. */
export interface House {
  url: string;
  databaseUrl: string;
  cluster: Cluster;
  isRunning(): boolean;
  /** Memory of the server in bytes. */
  memory(): number;
  /** kill -9 of the server, and its start. Answers the ms until it answers again. */
  restart(): Promise<number>;
  /** Whether the volume is one that can be filled. */
  hasVolume: boolean;
  fillVolume(): void;
  emptyVolume(): void;
  /** Files that a server began and did not finish. */
  unfinished(): string[];
  end(): Promise<void>;
}

/** Undefined where this machine has no PostgreSQL. The volume needs root; without, a plain folder is used. */
export async function openHouse(): Promise<House | undefined> {
  const cluster = await startCluster({ fsync: true });
  if (!cluster) return undefined;
  const { folder, remove } = dataFolder();
  mkdirSync(folder, { recursive: true });
  const hasVolume = mount(folder);
  const ballast = path.join(folder, 'ballast');
  const options = {
    port: await findFreePort(),
    settings: { DATABASE_URL: cluster.url, DEMO: '0', LOG_LEVEL: 'silent' },
  };
  let server: Running = await startServer(folder, options);
  return {
    url: server.url,
    databaseUrl: cluster.url,
    cluster,
    isRunning: () => server.isRunning(),
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) * 1024,
    async restart() {
      const began = performance.now();
      await server.stop('SIGKILL');
      server = await startServer(folder, options);
      await fetch(`${server.url}/api/ready`);
      return performance.now() - began;
    },
    hasVolume,
    fillVolume() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    },
    emptyVolume: () => rmSync(ballast, { force: true }),
    unfinished: () => globSync('**/*.part', { cwd: folder }),
    async end() {
      await server.stop('SIGKILL');
      await cluster.remove();
      if (hasVolume) execFileSync('umount', [folder]);
      if (existsSync(folder)) remove();
    },
  };
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${volumeMegabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
