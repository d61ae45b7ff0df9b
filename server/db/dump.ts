import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { CommandError } from '#server/commandError.ts';
import { dumpSocketName, getSocketFolder } from './embedded.ts';
import { openCluster } from './openCluster.ts';

export interface Dump {
  bytes: number;
  sha256: string;
}

/**
 * Writes the embedded database of a data folder into a tar, as of one instant. A server that uses it sends it, and goes on;
 * where none does, it is opened here. Throws a CommandError where that cannot be.
 */
export async function dumpEmbedded(dataDir: string, file: string): Promise<Dump> {
  const folder = path.join(dataDir, 'pg');
  const running = await connectTo(folder);
  if (running) return write(file, receive(running));
  const cluster = await openCluster(dataDir);
  try {
    return await write(file, [await cluster.dump()]);
  } finally {
    await cluster.close();
  }
}

/** The server that has a cluster open; undefined where none does. */
async function connectTo(folder: string): Promise<Socket | undefined> {
  const sockets = getSocketFolder(folder);
  if (!existsSync(sockets)) return undefined;
  // Behind a link, where the path here is too long for a socket.
  const socket = connect(path.join(realpathSync(sockets), dumpSocketName));
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

/** Throws a CommandError where the server ends before all is there. */
async function* receive(socket: Socket): AsyncGenerator<Uint8Array> {
  const brokenOff = new CommandError('The server stopped in the middle. Run it again.');
  let head = Buffer.alloc(0);
  let left: number | undefined;
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      let body = chunk;
      if (left === undefined) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\n');
        if (end === -1) continue;
        left = Number(head.subarray(0, end).toString());
        body = head.subarray(end + 1);
      }
      left -= body.byteLength;
      yield body;
    }
  } catch {
    throw brokenOff;
  }
  if (left !== 0) throw brokenOff;
}

async function write(file: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<Dump> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      await handle.writeFile(chunk);
      hash.update(chunk);
      bytes += chunk.byteLength;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
