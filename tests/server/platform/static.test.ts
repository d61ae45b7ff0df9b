import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { startServer } from '../../support/server.ts';

const { services } = await startServer();
let served: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const web = mkdtempSync(path.join(inject('store').temp, 'web-'));
  mkdirSync(path.join(web, 'assets'));
  mkdirSync(path.join(web, '.vite'));
  const built = Object.fromEntries(
    ['en', 'pt'].map((language) => [`virtual:catalogue/public-${language}`, { file: `assets/${language}.js` }]),
  );
  writeFileSync(path.join(web, '.vite/manifest.json'), JSON.stringify(built));
  for (const name of ['index.html', 'assets/app.js', 'icon.svg']) writeFileSync(path.join(web, name), name);
  served = await listen(services, { port: 0, host: '127.0.0.1' }, web);
});
afterAll(() => served.close());

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** What is answered to a path as it stands, which fetch would put in order first. */
const get = (path: string, accept = browser, method = 'GET', language = 'en') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(served.url);
    request({ hostname, port, path, method, headers: { accept, 'accept-language': language } }, (response) =>
      resolve(response.resume()),
    )
      .on('error', reject)
      .end();
  });

test.each([
  ['/story', '/#/story'],
  ['/office/fictions/12?tab=chapters&q=%C3%A9', '/#/office/fictions/12?tab=chapters&q=%C3%A9'],
  ['/login/login/', '/#/login/login/'],
  ['/apiary', '/#/apiary'],
  ['/no%0d%0aset-cookie:%20a=b', '/#/no%0d%0aset-cookie:%20a=b'],
  ['//evil.example/x', '/#/evil.example/x'],
  ['///evil.example', '/#/evil.example'],
  ['/%2Fevil.example', '/#/%2Fevil.example'],
])('the address %s leads to the page %s', async (address, target) => {
  const { statusCode, headers } = await get(address);
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: target });
  expect(new URL(headers.location!, served.url).origin).toBe(new URL(served.url).origin);
});

test.each([
  ['GET', '/', browser, 200],
  ['GET', '/icon.svg', browser, 200],
  ['GET', '/assets/app.js', browser, 200],
  ['GET', '/assets/gone.js', browser, 404],
  ['GET', '/api/gone', browser, 404],
  ['GET', '/.env', browser, 404],
  ['GET', '/story', '*/*', 404],
  ['GET', '/gone.png', 'image/avif,image/*;q=0.8', 404],
  ['POST', '/story', browser, 404],
  ['GET', '/\\evil.example', browser, 400],
])('%s %s with accept: %s is answered with %i', async (method, address, accept, status) => {
  expect((await get(address, accept, method)).statusCode).toBe(status);
});

test.each([
  ['pt-BR,en;q=0.5', '</assets/pt.js>; rel=modulepreload'],
  ['de', '</assets/en.js>; rel=modulepreload'],
  ['th', undefined],
])('the page names the catalogue of a reader of %s beforehand', async (language, link) => {
  expect((await get('/', browser, 'GET', language)).headers.link).toBe(link);
  expect((await get('/icon.svg', browser, 'GET', language)).headers.link).toBeUndefined();
});

test.each(['/', '/assets/app.js', '/api/gone'])(
  '%s allows a page nothing that the portal does not use',
  async (address) => {
    const { headers } = await get(address);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  },
);
