import { expect, test } from 'vitest';
import { firstTags, listLikelyTags } from '#domain/stories/genreTags.ts';
import { tagLimits } from '#domain/stories/tagLimits.ts';
import { tagNames } from '#domain/stories/tags.ts';

test.each(Object.keys(tagNames.genre))('the first tags of %s are enough for a story', (genre) => {
  const first = firstTags(genre);
  expect(first).toHaveLength(tagLimits.min);
  expect(new Set(first.map(({ group }) => group))).toEqual(new Set(['plot', 'identity', 'character']));
  for (const [group, codes] of Object.entries(listLikelyTags(genre)))
    expect(new Set(codes).size, group).toBe(codes.length);
});

test('of a genre that the staff added nothing is likely', () => {
  expect(firstTags('cozy')).toEqual([]);
  expect(firstTags('constructor')).toEqual([]);
});
