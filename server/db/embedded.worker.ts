import { fsyncSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { EmbeddedOptions, WorkerMessage } from './embedded.ts';

const { folder, template, socket, dumpSocket } = workerData as EmbeddedOptions;
const checkpointEvery = 60_000;

/** PGlite's file system has no fsync; PostgreSQL's promise of a durable commit needs one. */
class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const withFsync = (module: any) => {
      const { stream_ops } = module.FS.filesystems.NODEFS;
      stream_ops.fsync = (stream: { nfd: number | null }) => {
        if (stream.nfd != null) fsyncSync(stream.nfd);
        return 0;
      };
    };
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), withFsync];
    return { emscriptenOpts };
  }
}

const options: PGliteOptions = { extensions: { pg_trgm }, relaxedDurability: false };
if (template) options.loadDataDir = new Blob([await readFile(template)]);
if (folder) {
  options.fs = new DurableFS(folder);
  options.startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];
}

const db = await PGlite.create(options);
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 8 });
await server.start();

/** All files as of one instant, between two statements: what a start finds after a power cut, so it is consistent. */
async function dump(): Promise<Uint8Array> {
  const tar = await db.dumpDataDir('none');
  return new Uint8Array(await tar.arrayBuffer());
}

const dumps = createServer((connection) => {
  connection.on('error', () => undefined);
  dump().then(
    (tar) => {
      connection.write(`${tar.byteLength}\n`);
      connection.end(tar);
    },
    () => connection.destroy(),
  );
});
dumps.listen(dumpSocket);

// There is no checkpointer in PGlite, so the write-ahead log would grow until the next start.
const timer = setInterval(() => void db.exec('checkpoint').catch(() => undefined), checkpointEvery);

parentPort!.on('message', async (message: WorkerMessage) => {
  if (message === 'dump') {
    parentPort!.postMessage({ tar: await dump() });
    return;
  }
  clearInterval(timer);
  dumps.close();
  await server.stop();
  await db.close();
  parentPort!.close();
});
parentPort!.postMessage({ ready: true });
