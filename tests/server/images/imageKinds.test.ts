import sharp, { type Metadata } from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { imageKinds, type ImageKind } from '#domain/images/imageKinds.ts';
import { listErrors } from '../../support/accounts.ts';
import { long } from '../../support/long.ts';
import { noise, picture } from '../../support/pictures.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('author_unsigned')));

function upload(kind: ImageKind, bytes: Uint8Array) {
  const form = new FormData();
  form.set('file', new File([bytes as BlobPart], 'x.png'));
  return server.call('POST', `/api/upload/img/${kind}`, { token, body: form });
}
async function stored(kind: ImageKind, bytes: Uint8Array): Promise<{ image: Metadata; bytes: Buffer }> {
  const { status, data } = await upload(kind, bytes);
  expect(status, JSON.stringify(data)).toBe(200);
  const { response } = await server.call('GET', data.url, { token });
  const read = Buffer.from(await response.arrayBuffer());
  const image = await sharp(read).metadata();
  expect(response.headers.get('content-type')).toBe(`image/${image.format}`);
  expect(read.byteLength).toBeLessThan(imageKinds[kind].storedBytes);
  return { image, bytes: read };
}
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

test.each([
  ['wide', picture(900, 300)],
  ['high', picture(300, 900)],
  ['small', picture(40, 40)],
])('an avatar may be %s and becomes a square', async (_, made) => {
  expect((await stored('avatar', await made.png().toBuffer())).image).toMatchObject({
    format: 'jpeg',
    width: 256,
    height: 256,
  });
});

describe('a picture of an identity document', () => {
  test.each([
    [3200, 1600, 1600, 800],
    [800, 3200, 400, 1600],
    [640, 480, 640, 480],
  ])('of %i x %i is kept whole at %i x %i', async (width, height, ...kept) => {
    const { image } = await stored('identity', await picture(width, height).jpeg().toBuffer());
    expect([image.width, image.height]).toEqual(kept);
  });

  test('loses its EXIF and stands as it was taken', async () => {
    const exif = { IFD0: { Copyright: 'secret-copyright' }, IFD3: { GPSLatitude: '1/1' } };
    const taken = await picture(600, 300).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    expect(taken.includes('secret-copyright')).toBe(true);
    const { image, bytes } = await stored('identity', taken);
    expect(image).toMatchObject({ width: 300, height: 600 });
    expect(image.exif).toBeUndefined();
    expect(bytes.includes('secret-copyright')).toBe(false);
  });

  test('may be noise, which packs badly', long, async () => {
    await stored('identity', await noise(1600, 1600).jpeg({ quality: 70 }).toBuffer());
  });
});

describe('a signature', () => {
  const sheet = (alpha: number) =>
    sharp({ create: { width: 134, height: 60, channels: 4, background: { ...clear, alpha } } }).png();
  const signed = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: clear } }).composite([
      { input: { create: { width: height / 2, height: height / 2, channels: 3, background: '#000' } } },
    ]);

  test.each([
    [134, 60],
    [1340, 600],
    [600, 600],
    [400, 60],
  ])('of %i x %i is fitted into 134 x 60 without stretching, see-through around it', async (width, height) => {
    const { image, bytes } = await stored('signature', await signed(width, height).png().toBuffer());
    expect(image).toMatchObject({ format: 'png', width: 134, height: 60, hasAlpha: true });
    const { info } = await sharp(bytes)
      .trim({ background: clear, threshold: 60 })
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs(info.width - info.height), `${info.width} x ${info.height}`).toBeLessThanOrEqual(2);
  });

  test.each([
    ['a JPEG', () => picture(134, 60).jpeg(), 'images.shared.png'],
    ['an opaque PNG', () => picture(134, 60).png(), 'images.shared.transparent'],
    [
      'a PNG that could be see-through and is not',
      () => picture(134, 60).ensureAlpha(1).png(),
      'images.shared.transparent',
    ],
    ['an empty sheet', () => sheet(0), 'images.shared.empty_signature'],
    ['a sheet with next to nothing on it', () => sheet(0.1), 'images.shared.empty_signature'],
  ])('is not %s', async (_, make, message) => {
    expect(listErrors(await upload('signature', await make().toBuffer()))).toEqual({ file: message });
  });
});

describe('a picture with as many pixels as it may have', long, () => {
  /** Milliseconds of all threads. */
  const spent = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  /** Of three times, since what else the process does is counted too. */
  const least = async (work: () => Promise<unknown>) =>
    Math.min(await spent(work), await spent(work), await spent(work));

  test.each([
    ['signature', () => sharp({ create: { width: 6000, height: 6600, channels: 4, background: clear } }), 12],
    [
      'invoicesign',
      () => sharp({ create: { width: 5400, height: 7200, channels: 3, background: '#fff' } }).toColourspace('rgb16'),
      6,
    ],
  ] as const)('and nothing on it is refused as %s about as fast as it is read', async (kind, make, times) => {
    const bytes = await make().png().toBuffer();
    const reading = await least(() => sharp(bytes).resize(200).raw().toBuffer());
    const refusing = await least(async () =>
      expect(listErrors(await upload(kind, bytes))).toEqual({ file: 'images.shared.empty_signature' }),
    );
    expect(refusing).toBeLessThan(times * reading);
  });
});
