// A process of its own that loads an HTTP server: each connection sends its next request when the last is answered.
import { connect, type Socket } from 'node:net';
import { loop, type Measured } from './loop.ts';

export interface Load {
  url: string;
  path: string;
  headers: Record<string, string>;
  /** What is posted, as JSON: where it says `{n}` stands another number each time. */
  body?: object;
  connections: number;
  seconds: number;
}

/** One keep-alive connection. Sockets instead of `fetch`, which would cost more than the server that it measures. */
class Connection {
  readonly #socket: Socket;
  #received = '';
  #done?: (error?: Error) => void;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text: string) => this.#take(text));
    this.#socket.on('error', (error) => this.#done?.(error));
    this.#socket.on('close', () => this.#done?.(new Error('the server closed a connection')));
  }

  send(request: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#done = (error) => (error ? reject(error) : resolve());
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#done = undefined;
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    const head = this.#received.indexOf('\r\n\r\n');
    if (head === -1) return;
    const length = /\r\ncontent-length: *(\d+)/i.exec(this.#received.slice(0, head))?.[1];
    const whole =
      length === undefined ? this.#received.endsWith('0\r\n\r\n') : this.#received.length >= head + 4 + Number(length);
    if (!whole) return;
    const ok = this.#received.startsWith('HTTP/1.1 20');
    const answer = this.#received;
    this.#received = '';
    this.#done?.(ok ? undefined : new Error(answer.slice(0, 60) + answer.slice(head, head + 600)));
  }
}

process.on('message', async ({ url, path, headers, body, connections, seconds }: Load) => {
  const { port, host } = new URL(url);
  const write = (method: string, more: object, content: string) =>
    [
      `${method} ${path} HTTP/1.1`,
      ...Object.entries({ host, ...headers, ...more }).map(([name, value]) => `${name}: ${value}`),
      '',
      content,
    ].join('\r\n');
  const reading = write('GET', {}, '');
  let sent = Date.now();
  const writing = () => {
    const n = String(sent++);
    const content = JSON.stringify(body).replaceAll('{n}', n);
    const more = {
      'content-type': 'application/json',
      'content-length': content.length,
      'idempotency-key': `load-${n}`,
    };
    return write('POST', more, content);
  };
  const open = Array.from({ length: connections }, () => new Connection(Number(port)));
  const measured: Measured = await loop(connections, seconds, (n) => open[n]!.send(body ? writing() : reading));
  for (const connection of open) connection.close();
  process.send!(measured);
});
