import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface EmbeddedOptions {
  /** Where the cluster lives; absent: in memory. */
  folder?: string;
  /** A cluster as tar to begin with. */
  template?: string;
  /** Unix socket that the cluster is served on. */
  socket: string;
  /** Unix socket that sends the whole cluster as tar, its number of bytes and a line break before it. */
  dumpSocket: string;
}
export type WorkerMessage = 'dump' | 'close';
export interface WorkerAnswer {
  ready: true;
  tar: Uint8Array;
}

export interface Embedded {
  /** PostgreSQL URL on a unix socket that only this user can open. One connection: PGlite has one session. */
  url: string;
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts PGlite in a worker thread, since on the API's own thread it starves every other request. */
export async function startEmbedded(options: Omit<EmbeddedOptions, 'socket' | 'dumpSocket'>): Promise<Embedded> {
  const socketFolder = makeSocketFolder(options.folder);
  const [socket, dumpSocket] = [socketName, dumpSocketName].map((name) => path.join(socketFolder, name));
  const workerData: EmbeddedOptions = { ...options, socket: socket!, dumpSocket: dumpSocket! };
  const worker = new Worker(path.join(import.meta.dirname, 'embedded.worker.ts'), { workerData, execArgv: [] });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  // Under `node --watch` a worker's modules are told of by messages too.
  const answer = (kind: keyof WorkerAnswer) =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      const listen = (message: Partial<WorkerAnswer>) => {
        if (!(kind in message)) return;
        worker.off('message', listen);
        resolve(message as WorkerAnswer);
      };
      worker.on('message', listen);
      worker.once('error', reject);
    });
  await answer('ready');
  return {
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(socketFolder)}`,
    async dump() {
      worker.postMessage('dump' satisfies WorkerMessage);
      return (await answer('tar')).tar;
    },
    async close() {
      worker.postMessage('close' satisfies WorkerMessage);
      await ended;
      rmSync(socketFolder, { recursive: true, force: true });
      if (options.folder) rmSync(getSocketFolder(options.folder), { recursive: true, force: true });
    },
  };
}

const socketName = '.s.PGSQL.5432';
export const dumpSocketName = 'dump';
const socketPathBytes = 100;

export const getSocketFolder = (cluster: string): string => path.join(path.dirname(cluster), 'socket');

/**
 * A folder that only this user enters: beside the cluster, or where that path is too long for a socket, elsewhere, with a
 * link to it there.
 */
function makeSocketFolder(cluster: string | undefined): string {
  const folder = cluster && getSocketFolder(cluster);
  if (folder) rmSync(folder, { recursive: true, force: true });
  if (!folder || Buffer.byteLength(path.join(folder, socketName)) > socketPathBytes) {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'quillhouse-'));
    if (folder) symlinkSync(elsewhere, folder);
    return elsewhere;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Makes a new cluster from a template, all or nothing: a start that dies half-way leaves no folder that looks whole. */
export async function restoreCluster(folder: string, template: string): Promise<void> {
  const unfinished = `${folder}.tmp`;
  if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const cluster = await startEmbedded({ folder: unfinished, template });
  await cluster.close();
  renameSync(unfinished, folder);
}
