import { expect, test } from 'vitest';
import { getFirstTags, listLikelyTags } from '#domain/stories/genreTags.ts';
import { tagLimits } from '#domain/stories/tagLimits.ts';
import { tagCodes } from '#domain/stories/tags.ts';

test.each(tagCodes.genre)('the first tags of %s are enough for a story', (genre) => {
  const first = getFirstTags(genre);
  expect(first).toHaveLength(tagLimits.min);
  expect(new Set(first.map(({ group }) => group))).toEqual(new Set(['plot', 'identity', 'character']));
  for (const [group, codes] of Object.entries(listLikelyTags(genre)))
    expect(new Set(codes).size, group).toBe(codes.length);
});

test('of a genre that the staff added nothing is likely', () => {
  expect(getFirstTags('cozy')).toEqual([]);
  expect(getFirstTags('constructor')).toEqual([]);
});
