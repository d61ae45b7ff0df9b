// A process of its own that loads an HTTP server: each connection sends its next request when the last is answered.
import { Connection } from './connection.ts';
import { loop, type Measured } from './loop.ts';

export interface Load {
  url: string;
  path: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

process.on('message', async ({ url, path, headers, connections, seconds }: Load) => {
  const { port, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const open = Array.from({ length: connections }, () => new Connection(Number(port)));
  const measured: Measured = await loop(connections, seconds, (n) => open[n]!.send(request));
  for (const connection of open) connection.close();
  process.send!(measured);
});
