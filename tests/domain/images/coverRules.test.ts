import { expect, test } from 'vitest';
import { checkCover, coverRules, type GivenPicture } from '#domain/images/coverRules.ts';

const sides = (width: number, height: number) => ({ sides: { width, height } });
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const webp = new Uint8Array(Buffer.from('RIFF'));
const good: GivenPicture = { beginning: png, bytes: 1024, ...sides(600, 800) };

test.each<[Partial<GivenPicture>, string[]]>([
  [{}, []],
  [{ beginning: jpeg, ...sides(1200, 1600) }, []],
  [{ bytes: 1024 ** 2 }, []],
  [{ bytes: 1024 ** 2 + 1 }, ['weight']],
  [{ beginning: webp }, ['format']],
  [sides(300, 400), ['size']],
  [sides(800, 600), ['size', 'shape']],
  [sides(601, 800), ['shape']],
  [sides(12_000, 16_000), ['pixels']],
  [{ beginning: new Uint8Array(), sides: undefined }, ['format', 'pixels', 'size', 'shape']],
])('of a cover %j the rules %j are broken', (picture, broken) => {
  const kept = checkCover({ ...good, ...picture });
  expect(coverRules.filter((rule) => !kept[rule])).toEqual(broken);
});
