import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface TranslationRequest {
  q: string[];
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

/** A server that speaks LibreTranslate's API; `answer` says what it answers, unless a test lets it answer otherwise. */
export async function libreTranslateServer() {
  const requests: TranslationRequest[] = [];
  const translated = (response: ServerResponse, { q, target }: TranslationRequest): unknown =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ translatedText: q.map((one) => `${target}: ${one}`) }));
  const remote = { asked: requests, url: '', translated, answer: translated, close: () => server.close() };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = JSON.parse(body) as TranslationRequest;
      requests.push(one);
      return request.url === '/translate' ? remote.answer(response, one) : response.writeHead(404).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  remote.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return remote;
}
