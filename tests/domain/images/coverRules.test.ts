import { expect, test } from 'vitest';
import { checkCover, coverRules, type GivenPicture } from '#domain/images/coverRules.ts';

const sides = (width: number, height: number) => ({ sides: { width, height } });
const good: GivenPicture = { type: 'image/png', bytes: 1024, ...sides(600, 800) };

test.each<[Partial<GivenPicture>, string[]]>([
  [{}, []],
  [{ type: 'image/jpeg', ...sides(1200, 1600) }, []],
  [{ bytes: 1024 ** 2 }, []],
  [{ bytes: 1024 ** 2 + 1 }, ['weight']],
  [{ type: 'image/webp' }, ['format']],
  [sides(300, 400), ['size']],
  [sides(800, 600), ['size', 'shape']],
  [sides(601, 800), ['shape']],
  [sides(12_000, 16_000), ['pixels']],
  [{ type: 'text/plain', sides: undefined }, ['format', 'pixels', 'size', 'shape']],
])('of a cover %j the rules %j are broken', (picture, broken) => {
  const kept = checkCover({ ...good, ...picture });
  expect(coverRules.filter((rule) => !kept[rule])).toEqual(broken);
});
