import { expect, test } from 'vitest';
import { listSourceChanges } from '#domain/translation/changedSource.ts';

const text = (words: string) => words.split(' ').map((one) => ({ id: Number(one[0]), text: one.slice(1) }));

test.each([
  ['1a 2b', '1a 2b', []],
  ['1a 2b 3c', '1a 2x 3c', ['2: b → x']],
  ['1a 3c', '1a 2b 3c', ['2: null → b']],
  ['1a 2b 3c', '1a 3c', ['2: b → null']],
  ['1a 2b 3c', '2b 3d', ['1: a → null', '3: c → d']],
  ['1a 2b 3c 4d', '1x 5n 4d', ['1: a → x', '2: b → null', '3: c → null', '5: null → n']],
])('of %j became %j: %j', (before, after, changes) =>
  expect(listSourceChanges(text(before), text(after)).map((one) => `${one.id}: ${one.before} → ${one.after}`)).toEqual(
    changes,
  ),
);
