// A process of its own that loads an HTTP server: each connection sends its next request when the last is answered.
import { Connection } from './connection.ts';
import { loop, type Measured } from './loop.ts';
import { writeRequest } from './requests.ts';

export interface Load {
  url: string;
  path: string;
  headers: Record<string, string>;
  /** What is posted, as JSON: where it says `{n}` stands another number each time. */
  body?: object;
  connections: number;
  seconds: number;
}

process.on('message', async ({ url, path, headers, body, connections, seconds }: Load) => {
  const reading = writeRequest(url, path, headers);
  let sent = Date.now();
  const writing = () => {
    const n = String(sent++);
    const content = JSON.stringify(body).replaceAll('{n}', n);
    return writeRequest(url, path, { ...headers, 'idempotency-key': `load-${n}` }, content);
  };
  const open = Array.from({ length: connections }, () => new Connection(Number(new URL(url).port)));
  const measured: Measured = await loop(connections, seconds, (n) => open[n]!.send(body ? writing() : reading));
  for (const connection of open) connection.close();
  process.send!(measured);
});
