import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLibreTranslate } from '#server/platform/machineTranslation.ts';
import { libreTranslateServer } from '../../support/libreTranslate.ts';

const remote = await libreTranslateServer();
afterAll(() => remote.close());
beforeEach(() => {
  remote.asked.length = 0;
  remote.answer = remote.translated;
});
const translate = (timeout?: number) =>
  createLibreTranslate({ url: remote.url, key: 'key' }, timeout).translate(['灯亮着。', '没有人来。'], 'zh-CN', 'pt');

test('texts are asked for at once, in the languages as LibreTranslate calls them, with the key', async () => {
  expect(await translate()).toEqual(['pb: 灯亮着。', 'pb: 没有人来。']);
  expect(remote.asked).toEqual([
    { q: ['灯亮着。', '没有人来。'], source: 'zh', target: 'pb', format: 'text', api_key: 'key' },
  ]);
});

test('without a key none is sent', async () => {
  await createLibreTranslate({ url: remote.url, key: undefined }).translate(['Hi'], 'en', 'fr');
  expect(remote.asked).toEqual([{ q: ['Hi'], source: 'en', target: 'fr', format: 'text' }]);
});

test.each([
  ['nothing', 'null'],
  ['no texts', '{}'],
  ['one text', '{"translatedText":"a"}'],
  ['too few texts', '{"translatedText":["a"]}'],
  ['something else than texts', '{"translatedText":["a",1]}'],
])('an answer of %s is none', async (_, answer) => {
  remote.answer = (response) => response.end(answer);
  await expect(translate()).rejects.toThrow('not a translation of each text');
});

test('a page instead of an answer is none', async () => {
  remote.answer = (response) => response.end('<!doctype html>');
  await expect(translate()).rejects.toThrow('not valid JSON');
});

test('a server that fails is told by its status', async () => {
  remote.answer = (response) => response.writeHead(500).end('{"translatedText":["a","b"]}');
  await expect(translate()).rejects.toThrow('status 500');
});

test('a server that does not answer is not waited for', async () => {
  remote.answer = () => undefined;
  await expect(translate(100)).rejects.toThrow('timeout');
});

test('texts and key do not follow a redirect', async () => {
  const other = await libreTranslateServer();
  remote.answer = (response) => response.writeHead(307, { location: `${other.url}/translate` }).end();
  await expect(translate()).rejects.toThrow('fetch failed');
  expect(other.asked).toEqual([]);
  other.close();
});
