// A process of its own with what the API is measured against: the same statements through the same pool, behind
// node:http and nothing else, and without HTTP at all.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '#server/db/database.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { loop, type Measured } from './loop.ts';

export interface Statement {
  /** Of a prepared statement. */
  name?: string;
  text: string;
  values: unknown[];
}

export interface Work {
  /** Absent: the embedded database in `folder`. */
  url?: string;
  folder: string;
  session: Statement;
  /** What each case asks for, under the path `/<its number>`. */
  cases: Statement[][];
}

export interface Order {
  /** Of the case. */
  number: number;
  /** How many at once. */
  width: number;
  seconds: number;
}

const { url, folder, session, cases } = JSON.parse(process.argv[2]!) as Work;
const cluster = url ? undefined : await startEmbedded({ folder });
const database = openDatabase(url ?? cluster!.url, { embedded: !url });
const { pool } = database;
const ask = (number: number) => Promise.all(cases[number]!.map((statement) => pool.query(statement)));

const server = createServer(async (request, response) => {
  const token = (request.headers.authorization ?? '').replace('Bearer ', '');
  const hash = createHash('sha256').update(token).digest('hex');
  const { rows } = await pool.query({ ...session, values: [[hash]] });
  const results = rows.length > 0 ? await ask(Number(request.url!.slice(1))) : undefined;
  const body = JSON.stringify({ status: 200, message: 'ok', data: results?.map((result) => result.rows) });
  response.writeHead(results ? 200 : 401, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});

process.on('message', async (order: Order | 'stop') => {
  if (order !== 'stop') {
    const measured: Measured = await loop(order.width, order.seconds, () => ask(order.number));
    process.send!(measured);
    return;
  }
  server.closeAllConnections();
  server.close();
  await database.close();
  await cluster?.close();
  process.disconnect();
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
