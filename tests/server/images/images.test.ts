import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { imageQuota } from '#domain/images/imageKinds.ts';
import { files } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { blackPng, noise, picture } from '../../support/pictures.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: { id: number };
let token: string;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_unsigned' });
  token = await server.signIn(author);
});

const folder = path.join(inject('store').temp, `files-${process.pid}`, 'cover');
const stored = () => readdir(folder).catch(() => []);

function upload(bytes: Uint8Array | string, { name = 'cover.png', kind = 'cover', field = 'file' } = {}) {
  const form = new FormData();
  form.set(field, new File([bytes as BlobPart], name, { type: 'image/png' }));
  return server.call('POST', `/api/upload/img${kind && `/${kind}`}`, { token, body: form });
}

describe('a cover', () => {
  test('is what comes without a kind', async () => {
    const { status, data } = await upload(await picture(900, 1200).png().toBuffer(), { kind: '' });
    expect([status, data.url]).toEqual([200, expect.stringMatching(/^\/api\/files\/cover\/[\w-]+\.jpg$/)]);
    expect(await server.db.select().from(files)).toMatchObject([{ kind: 'cover', owner_id: author.id }]);
    const wrong = await upload(await picture(900, 900).png().toBuffer(), { kind: '' });
    expect([wrong.status, Object.keys(wrong.data.errors)]).toEqual([422, ['file']]);
  });

  test.each([
    ['a PNG', () => picture(600, 800).png()],
    ['a JPEG', () => picture(900, 1200).jpeg()],
    ['a small one', () => picture(3, 4).png()],
    ['a large one of few bytes', () => sharp(blackPng(3000, 4000))],
    ['a see-through PNG', () => picture(600, 800).ensureAlpha(0.3).png()],
    ['a JPEG that lies on its side', () => picture(1200, 900).jpeg().withMetadata({ orientation: 6 })],
    ['noise, which packs badly', () => noise(600, 800).jpeg({ quality: 90 })],
  ])('may be %s, and is stored as JPEG of 600 x 800 below 500 KB', async (_, make) => {
    const { status, data } = await upload(await make().toBuffer());
    expect(status).toBe(200);
    const { response } = await server.call('GET', data.url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 800, hasAlpha: false });
    expect(bytes.byteLength).toBeLessThan(500 * 1024);
    expect(await server.db.select().from(files)).toEqual([
      expect.objectContaining({
        owner_id: author.id,
        kind: 'cover',
        bytes: bytes.byteLength,
        name: data.url.replace('/api/files/', ''),
      }),
    ]);
  });

  test('loses its EXIF, and what was hidden behind it', async () => {
    const exif = { IFD0: { Copyright: 'secret-copyright' }, IFD3: { GPSLatitude: '1/1' } };
    const jpeg = await picture(600, 800).withExif(exif).jpeg().toBuffer();
    expect(jpeg.includes('secret-copyright')).toBe(true);
    const { data } = await upload(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]));
    const bytes = await readFile(path.join(folder, path.basename(data.url)));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    for (const hidden of ['secret-copyright', '<script>']) expect(bytes.includes(hidden)).toBe(false);
  });

  test('gets a name that the server makes', async () => {
    const { data } = await upload(await picture(600, 800).png().toBuffer(), { name: '../../evil.svg' });
    expect(data.url).toMatch(/^\/api\/files\/cover\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><script>alert(1)</script></svg>';
const bad: [string, () => Promise<Uint8Array | string> | Uint8Array | string, string][] = [
  ['SVG by the name of PNG', () => svg, 'images.shared.format'],
  ['HTML', () => '<!doctype html><script>alert(1)</script>', 'images.shared.format'],
  ['text', () => 'hello', 'images.shared.format'],
  ['GIF', () => picture(600, 800).gif().toBuffer(), 'images.shared.format'],
  ['WebP', () => picture(600, 800).webp().toBuffer(), 'images.shared.format'],
  ['the head of a PNG', () => blackPng(600, 800, 0), 'images.shared.format'],
  ['the head of a PNG of 30000 x 30000', () => blackPng(30_000, 30_000, 0), 'images.shared.pixels'],
  ['a good PNG of 58 million pixels in 7 KB', () => blackPng(6600, 8800), 'images.shared.pixels'],
  ['a good PNG of 1 x 30,000,000 pixels in 58 KB', () => blackPng(1, 30_000_000), 'images.shared.pixels'],
  [
    'a JPEG that breaks off',
    async () => (await noise(600, 800).jpeg().toBuffer()).subarray(0, 20_000),
    'images.shared.format',
  ],
  [
    'a PNG that breaks off',
    async () => (await noise(300, 400).png().toBuffer()).subarray(0, 20_000),
    'images.shared.format',
  ],
  [
    'a PNG with a broken byte',
    async () => (await noise(300, 400).png().toBuffer()).fill(0, 5000, 5100),
    'images.shared.format',
  ],
  ['a square', () => picture(600, 600).png().toBuffer(), 'images.shared.dimensions'],
  ['600 x 801', () => picture(600, 801).png().toBuffer(), 'images.shared.dimensions'],
  [
    'a picture that stands by its pixels and lies by its EXIF',
    () => picture(600, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'images.shared.dimensions',
  ],
];

const argsByMessage: Record<string, object> = {
  'images.shared.dimensions': { args: { width: 600, height: 800 } },
  'images.shared.pixels': { args: { side: 12_000, megapixels: 40 } },
};

test.each(bad)('%s is no cover', async (_, make, message) => {
  const before = await stored();
  const { status, data } = await upload(await make());
  expect(status).toBe(422);
  expect(data.errors).toEqual({ file: { message, ...argsByMessage[message] } });
  expect(await server.db.$count(files)).toBe(0);
  expect(await stored()).toEqual(before);
});

test('more than a megabyte is refused, one byte less is looked at', long, async () => {
  const megabyte = 1_048_576;
  const tooLarge = { message: 'images.shared.size', data: { errors: { file: { message: 'images.shared.size' } } } };
  expect(await upload(new Uint8Array(megabyte + 1))).toMatchObject({ status: 413, ...tooLarge });
  expect(await upload(new Uint8Array(megabyte * 3))).toMatchObject({ status: 413, ...tooLarge });
  expect(await upload(new Uint8Array(megabyte))).toMatchObject({
    status: 422,
    data: { errors: { file: { message: 'images.shared.format' } } },
  });
  const kind = 'identity';
  expect(await upload(new Uint8Array(5 * megabyte + 1), { kind })).toMatchObject({ status: 413, ...tooLarge });
  expect(await upload(new Uint8Array(5 * megabyte), { kind })).toMatchObject({ status: 422 });
});

test.each([
  ['an empty file', () => upload('')],
  ['a file by another name', () => upload('x', { field: 'image' })],
  ['JSON', () => server.call('POST', '/api/upload/img/cover', { token, body: { file: 'x' } })],
  ['no body', () => server.call('POST', '/api/upload/img/cover', { token })],
  [
    'a torn form',
    () =>
      server.call('POST', '/api/upload/img/cover', {
        token,
        body: '--x',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
  ],
])('%s is no upload', async (_, send) => {
  expect(await send()).toMatchObject({ status: 422, data: { errors: { file: { message: 'validation.no_file' } } } });
});

test.each(['selfie', 'private', 'constructor', '..', '%2e%2e%2fcover'])(
  'there is no image of the kind %s',
  async (kind) => {
    expect((await upload(await picture(600, 800).png().toBuffer(), { kind })).status).toBe(404);
  },
);

test.each([
  'cover/00000000-0000-4000-8000-000000000000.jpg',
  'cover/..%2f..%2f..%2fpackage.json',
  'cover/..%5C..%5Cetc%5Cpasswd',
  'cover%2f..%2f..%2fx/a.jpg',
  '..%2fcover/a.jpg',
  'constructor/a.jpg',
  'cover/a.jpg%00.png',
  'cover/%0d%0aset-cookie:x',
  'cover/.',
  'cover/',
])('the file %s is not found', async (name) => {
  expect(await server.call('GET', `/api/files/${name}`)).toMatchObject({ status: 404, message: 'errors.not_found' });
});

test('a stored file is not found under a longer, shorter or other-kind name', async () => {
  const { data } = await upload(await picture(600, 800).png().toBuffer());
  await stat(path.join(folder, path.basename(data.url)));
  for (const url of [
    `${data.url}%00`,
    `${data.url}.jpg`,
    data.url.slice(0, -1),
    data.url.replace('cover', 'covers'),
    `${data.url}%2f`,
  ])
    expect((await server.call('GET', url)).status, url).toBe(404);
});

describe('what an account may have stored', () => {
  const have = (owner_id: number, count: number, bytes: number, kind = 'cover') =>
    server.pool.query(
      `insert into files select $4 || '/' || $1 || '-' || n, $4, $1::bigint, $3::int, now() from generate_series(1, $2::int) n`,
      [owner_id, count, bytes, kind],
    );
  const cover = () => picture(600, 800).png().toBuffer();
  const full = {
    status: 422,
    data: { errors: { file: { message: 'images.shared.quota', args: { images: imageQuota.images, megabytes: 200 } } } },
  };

  test('is so many images, whatever others have', async () => {
    await have((await server.insert('user')).id, imageQuota.images, 1);
    await have(author.id, imageQuota.images - 1, 1);
    expect((await upload(await cover())).status).toBe(200);
    const before = await stored();
    expect(await upload(await cover())).toMatchObject(full);
    expect(await server.db.$count(files, eq(files.owner_id, author.id))).toBe(imageQuota.images);
    expect(await stored()).toEqual(before);
  });

  test('is not counted in pictures of articles, which stay for good', async () => {
    await have(author.id, imageQuota.images, 1, 'article');
    expect((await upload(await cover())).status).toBe(200);
    const translator = await server.insert('user', { role: 'translator' });
    token = await server.signIn(translator);
    await have(translator.id, imageQuota.images, 1);
    const form = new FormData();
    form.set('file', new File([await picture(40, 30).png().toBuffer()], 'x.png'));
    expect((await server.call('POST', '/api/office/articles/pictures', { token, body: form })).status).toBe(200);
  });

  test('is so many bytes, as they are stored', async () => {
    const { data } = await upload(await cover());
    const [{ bytes } = { bytes: 0 }] = await server.db.select().from(files);
    await server.pool.query(`update files set bytes = $1`, [imageQuota.bytes - bytes]);
    expect((await upload(await cover())).status).toBe(200);
    await server.pool.query(`update files set bytes = bytes + 1 where name = $1`, [data.url.slice(11)]);
    await server.pool.query(`delete from files where name <> $1`, [data.url.slice(11)]);
    expect(await upload(await cover())).toMatchObject(full);
  });
});
