import { connect, type Socket } from 'node:net';

/** One keep-alive connection. Sockets instead of `fetch`, which would cost more than the server that it measures. */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #done?: (error: Error | undefined, answer?: string) => void;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text: string) => this.#take(text));
    this.#socket.on('error', (error) => this.#done?.(error));
    this.#socket.on('close', () => this.#done?.(new Error('the server closed a connection')));
  }

  /** The whole answer to a request, which is refused where nothing was done. */
  send(request: string): Promise<string> {
    // A socket that was closed while nobody waited tells nobody of what is written to it.
    if (this.#socket.destroyed) return Promise.reject(new Error('the server closed a connection'));
    return new Promise((resolve, reject) => {
      this.#done = (error, answer = '') => (error ? reject(error) : resolve(answer));
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
    this.#done?.(ok ? undefined : new Error(answer.slice(0, 60) + answer.slice(head, head + 600)), answer);
  }
}
