import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { sampleOneIn } from '../../support/long.ts';
import { startServer } from '../../support/server.ts';

const { services } = await startServer();
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => void (server = await listen(services, { port: 0, host: '127.0.0.1' })));
afterAll(() => server.close());

/** Sends a head and then a byte now and again, until the server closes the socket; answers what came and after how long. */
function drip(head: string): Promise<{ answer: string; seconds: number }> {
  const { port, hostname } = new URL(server.url);
  const began = performance.now();
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => void (answer += text));
  socket.write(`${head}\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`);
  const timer = setInterval(() => socket.write(' '), 100);
  return new Promise((resolve) => {
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(timer);
        resolve({ answer: answer.split('\r\n')[0]!, seconds: (performance.now() - began) / 1000 });
      });
  });
}

test.each(
  sampleOneIn(3, [
    ['a GET of the API', 'GET /api/health HTTP/1.1', /200/],
    ['a GET of a page that is not there', 'GET /nothing HTTP/1.1', /404/],
    ['a call that takes a body', 'POST /api/auth/login HTTP/1.1', /408/],
    ['a call that takes none', 'POST /api/auth/logout HTTP/1.1', /401/],
  ]),
)('%s whose body drips is answered and closed', async (_, head, status) => {
  const { answer, seconds } = await drip(head);
  expect(answer).toMatch(status);
  expect(seconds).toBeLessThan(10);
});

test('a connection is kept for longer than a proxy does that may send the next request on it', async () => {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<string>((resolve) => socket.setEncoding('latin1').once('data', resolve));
  socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
  const [, seconds] = /\r\nkeep-alive: timeout=(\d+)\r\n/i.exec(await answer) ?? [];
  socket.destroy();
  expect(Number(seconds)).toBeGreaterThan(60);
});
