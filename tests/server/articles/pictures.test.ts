import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { imageKinds } from '#domain/images/imageKinds.ts';
import { noise, picture } from '../../support/pictures.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let translator: string;
beforeEach(async () => void (translator = await server.signIn('translator')));

function upload(bytes: Uint8Array, token = translator, path = '/api/office/articles/pictures') {
  const form = new FormData();
  form.set('file', new File([bytes as BlobPart], 'x.png'));
  return server.call('POST', path, { token, body: form });
}

test('a picture of an article is fitted, read by everybody, and named with its pixels', async () => {
  const { data } = await upload(await noise(2400, 1200).jpeg().toBuffer());
  expect(data.url).toMatch(/^\/api\/files\/article\/[\w-]+\.jpg#1200x600$/);
  const { response } = await server.call('GET', data.url.split('#')[0]);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 600 });
  expect(bytes.byteLength).toBeLessThan(imageKinds.article.storedBytes);
  const body = `:::figure\n![A wall](${data.url})\nA wall.\n:::`;
  const article = await server.sample('article', { place: 'faq', slug: '9', language: 'en', body });
  expect((await server.call('POST', '/api/office/articles', { token: translator, body: article })).status).toBe(200);
});

test('a small one keeps its pixels', async () => {
  const { data } = await upload(await picture(40, 30).png().toBuffer());
  expect(data.url).toMatch(/#40x30$/);
});

test('what is no picture is refused, and so is who writes no articles', async () => {
  const bytes = await picture(40, 30).png().toBuffer();
  expect(await upload(Buffer.from('<svg/>'))).toMatchObject({
    status: 422,
    data: { errors: { file: { message: 'images.shared.format' } } },
  });
  expect((await upload(bytes, await server.signIn('editor'))).status).toBe(403);
  const author = await server.signIn('author_signed');
  expect((await upload(bytes, author)).status).toBe(403);
  expect((await upload(bytes, author, '/api/upload/img/article')).status).toBe(404);
});
