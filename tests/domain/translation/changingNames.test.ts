import { expect, test } from 'vitest';
import { numberParagraphs } from '#domain/books/paragraphs.ts';
import { findChangingNames } from '#domain/translation/changingNames.ts';
import { createEmptySegments } from '#domain/translation/segments.ts';

const lin = { term: '林照夜', aliases: ['照夜'], translation: 'Lin Zhaoye' };
const otis = { term: 'Mr. Otis', aliases: [], translation: 'M. Otis' };
const mrs = { term: 'Mrs. Otis', aliases: [], translation: 'Mrs Otis' };
const ghost = { term: 'ghost', aliases: [], translation: 'fantôme' };
const rabbit = { term: 'White Rabbit', aliases: [], translation: 'Lapin Blanc' };
const alice = { term: 'Alice', aliases: [], translation: 'Alice' };
const avenue = { term: 'Невском', aliases: ['Невском проспекте'], translation: 'perspective de Nievsky' };
const city = { term: '千灯城', aliases: [], translation: 'City of a Thousand Lamps' };

/** Findings of a chapter that is given as source and target, by segment. */
function listFindings(
  pairs: readonly (readonly [string, string])[],
  terms = [lin, city, otis, mrs, ghost, rabbit, alice, avenue],
) {
  const paragraphs = numberParagraphs(pairs.map(([source]) => source));
  const segments = createEmptySegments(paragraphs).map((segment, at) => ({ ...segment, target: pairs[at]![1] }));
  const findings = findChangingNames(segments, paragraphs, 'en', terms);
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
  [
    'somebody else of the dictionary whom the source does not name',
    [
      ['said Mr. Otis', 'dit M. Otis'],
      [
        'The library had been locked up by Mr. Otis himself',
        'La bibliothèque avait été fermée, et Mrs Otis avait la clef',
      ],
    ],
    [[1, ['Mrs Otis / M. Otis']]],
  ],
  [
    'somebody else whom the source names too',
    [
      ['said Mr. Otis', 'dit M. Otis'],
      [
        'except the old Marchioness of Dumbleton and, strange to say, Mr. Otis himself',
        'excepté la vieille marquise de Dumbleton',
      ],
    ],
    [],
  ],
  [
    'somebody who is named where a term is meant that is no name',
    [
      ['said the ghost', 'dit le fantôme'],
      ['那个ghost', 'celui de sir Thomas'],
    ],
    [],
  ],
  [
    'a part of the name of another term',
    [
      ['said Alice, and the White Rabbit', 'dit Alice, et le Lapin Blanc'],
      ['nor did Alice think much of it', 'mais le Lapin parlait'],
    ],
    [],
  ],
  [
    'a part of a name that is said elsewhere',
    [
      ['林照夜走了。', 'Then Lin Zhaoye left.'],
      ['照夜笑了。', 'He laughed at Wang.'],
      ['老王走了。', 'At that Old Wang left.'],
    ],
    [],
  ],
  [
    'other endings of one name',
    [
      ['林照夜走了。', 'Then, silently, Night Elder left.'],
      ['照夜回来了。', 'Later on Night Elders came back.'],
    ],
    [],
  ],
  [
    'a part of a name, with a capital that the whole does not have',
    [
      ['Все видели его на Невском проспекте.', 'On le vit sur la perspective de Nievsky.'],
      ['На Невском народу была тьма.', 'Une foule immense se pressait sur la Perspective.'],
    ],
    [],
  ],
  [
    'a sentence after a colon, and what is said in the first person',
    [
      ['林照夜走了。', 'Then Lin Zhaoye left.'],
      ['照夜说：我想走。', 'And he said this: Now, I’d like to go.'],
    ],
    [],
  ],
])('%s', (_, pairs, findings) => expect(listFindings(pairs)).toEqual(findings));

test('languages that write no capitals are not checked', () => {
  const paragraphs = numberParagraphs(['林照夜走了。']);
  const segments = createEmptySegments(paragraphs).map((one) => ({ ...one, target: '그가 갔다' }));
  expect(findChangingNames(segments, paragraphs, 'ko', [lin]).size).toBe(0);
});
