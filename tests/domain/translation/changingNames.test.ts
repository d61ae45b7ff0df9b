import { expect, test } from 'vitest';
import { numbered } from '#domain/books/paragraphs.ts';
import { changingNames } from '#domain/translation/changingNames.ts';
import { emptySegments } from '#domain/translation/segments.ts';

const lin = { term: '林照夜', aliases: ['照夜'], translation: 'Lin Zhaoye' };
const city = { term: '千灯城', aliases: [], translation: 'City of a Thousand Lamps' };

/** Findings of a chapter that is given as source and target, by segment. */
function found(pairs: readonly (readonly [string, string])[], terms = [lin, city]) {
  const paragraphs = numbered(pairs.map(([source]) => source));
  const segments = emptySegments(paragraphs).map((segment, at) => ({ ...segment, target: pairs[at]![1] }));
  const findings = changingNames(segments, paragraphs, 'en', terms);
  return [...findings].map(([at, some]) => [at, some.map(({ what }) => what)]);
}

test.each<[string, [string, string][], unknown[]]>([
  [
    'a name that is another one in a later paragraph',
    [
      ['林照夜走了。', 'Then Lin Zhaoye left.'],
      ['夜里林照夜回来了。', 'At night old Forest Night came back.'],
    ],
    [[1, ['Forest Night / Lin Zhaoye']]],
  ],
  [
    'two names, neither of which is in the dictionary',
    [
      ['林照夜走了。', 'Then, silently, Night Lin left.'],
      ['照夜回来了。', 'Later on, tired, Forest Shine came back.'],
    ],
    [[1, ['Forest Shine / Night Lin']]],
  ],
  [
    'a pronoun instead of a name',
    [
      ['林照夜走了。', 'Then Lin Zhaoye left.'],
      ['林照夜回来了。', 'He came back.'],
    ],
    [],
  ],
  [
    'somebody else who is named beside it',
    [
      ['林照夜走了。', 'Then Lin Zhaoye left.'],
      ['照夜看见了老王。', 'He saw Old Wang.'],
      ['老王笑了。', 'At that Old Wang laughed.'],
    ],
    [],
  ],
  [
    'another term of the same paragraph',
    [
      ['林照夜走了。', 'Then Lin Zhaoye left.'],
      ['林照夜到了千灯城。', 'He reached the City of a Thousand Lamps.'],
    ],
    [],
  ],
  [
    'another form of the same name',
    [
      ['林照夜走了。', 'Then Lin Zhaoye left.'],
      ['林照夜的灯。', 'It was Lin Zhaoye’s lamp.'],
    ],
    [],
  ],
])('%s', (_, pairs, findings) => expect(found(pairs)).toEqual(findings));

test('languages that write no capitals are not judged', () => {
  const paragraphs = numbered(['林照夜走了。']);
  const segments = emptySegments(paragraphs).map((one) => ({ ...one, target: '그가 갔다' }));
  expect(changingNames(segments, paragraphs, 'ko', [lin]).size).toBe(0);
});
