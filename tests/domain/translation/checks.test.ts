import { describe, expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/languages.ts';
import { checkSegment, findTerms, type Check } from '#domain/translation/checks.ts';
import { saysTerm } from '#domain/translation/saysTerm.ts';

const terms = [
  { term: '林照夜', aliases: ['照夜'], translation: 'Lin Zhaoye' },
  { term: '千灯城', aliases: [], translation: 'City of a Thousand Lamps' },
  { term: '灯', aliases: [], translation: 'lamp' },
];
const listChecks = (source: string, target: string, into: StoryLanguage = 'en') =>
  checkSegment({ source, target, into }, terms).map(({ check }) => check);

describe('a segment', () => {
  const cases: [string, string, Check[]][] = [
    ['没有人来。', '', ['empty']],
    ['没有人来。', ' \n', ['empty']],
    ['没有人来。', '没有人来。', ['untouched']],
    ['* * *', '* * *', []],
    ['* * *', '***', []],
    ['VIII', 'VIII', []],
    ['II.', 'II.', []],
    ['没有人来。', 'Nobody came.', []],
    ['他等了１２天。', 'He waited for 12 days.', []],
    ['他等了12天。', 'He waited for days.', ['numbers']],
    ['花了12,500元。', 'It cost 12 500.', []],
    ['他走了。', 'He left (in a hurry.', ['brackets']],
    ['他走了。', 'He left) in a hurry.', ['brackets']],
    ['“走！”', '"Go!"', ['quotes']],
    ['“走！”', '“Go!”', []],
    ['他走了。', 'He  left.', ['spaces']],
    ['他*走*了。', 'He left.', ['emphasis']],
    ['他*走*了。', 'He *left*.', []],
    ['林照夜走了。', 'He left.', ['terms']],
    ['照夜走了。', 'Lin Zhaoye left.', []],
    ['千灯城到了。', 'The City of a Thousand Lamps lay before them.', []],
  ];
  test.each(cases)('%j as %j', (source, target, checks) => expect(listChecks(source, target)).toEqual(checks));

  test('of a length that cannot be right', () => {
    const source = 'The lamp burned all night long while nobody came to the door at all.';
    expect(listChecks(source, 'Brûlait.', 'fr')).toEqual(['length']);
    expect(listChecks(source, 'La lampe brûla toute la nuit et personne ne vint à la porte.', 'fr')).toEqual([]);
  });

  test.each<[StoryLanguage, string, boolean]>([
    ['fr', '« Va ! »', true],
    ['ru', '«Иди!»', true],
    ['en', '«Go!»', false],
    ['ko', '「가!」', true],
  ])('in %s says %s', (into, target, isRight) =>
    expect(listChecks('“走！”', target, into)).toEqual(isRight ? [] : ['quotes']),
  );
});

test.each<[string, StoryLanguage, string, Check[]]>([
  ['—No.', 'es', '—No.', ['same']],
  ['Notre-Dame', 'en', 'Notre-Dame', ['same']],
  ['She left the house at dawn.', 'es', 'She left the house at dawn.', ['untouched']],
  ['灯', 'en', '灯', ['untouched']],
])('%j left as it is in %s', (text, into, target, checks) => expect(listChecks(text, target, into)).toEqual(checks));

test.each<[source: string, into: StoryLanguage, target: string, missing: string[]]>([
  ['I più vecchi avevano 14 anni.', 'en', 'The oldest were about fourteen years of age.', []],
  ['I più vecchi avevano 14 anni.', 'fr', 'Les plus vieux avaient quatorze ans.', []],
  ['I più vecchi avevano 14 anni.', 'en', 'The oldest were about fifteen years of age.', ['14']],
  ['Invece dei 40 soldi di rame', 'en', 'There were fifty gold coins!', ['40']],
  ['L’ora: alle 11 antimeridiane', 'en', 'At eleven o’clock in the morning', []],
  ['Марта 25 числа', 'en', 'On the twenty-fifth day of March', []],
  ['2 р. 73 к.', 'fr', 'Le compte fait, deux roubles soixante-treize kopecks', []],
  ['2 р. 73 к.', 'fr', 'Le compte fait, deux roubles soixante-trois kopecks', ['73']],
  ['2 р. 73 к.', 'es', 'Dos rublos y sesenta y tres kopeks', ['73']],
  ['За 80 копеек', 'fr', 'Pour le prix modique de quatre-vingts kopecks', []],
  ['She had only $1.87.', 'pt', 'Tinha apenas um dólar e oitenta e sete centavos.', []],
  ['With the 87 cents', 'pt', 'Com os oitenta e seis centavos', ['87']],
  ['He paid 16 or 17.', 'pt', 'Pagou dezesseis ou dezessete.', []],
  ['He paid 16.', 'es', 'Pagó dieciséis.', []],
  ['Friday, August 17th', 'ru', 'Пятница семнадцатого августа', []],
  ['Friday, August 17th', 'ru', 'Пятница его семьи', ['17']],
  ['At 15', 'ru', 'Пятна на двери', ['15']],
  ['In 1575', 'ru', 'В тысяча пятьсот семьдесят пятом году', []],
  ['Since 1584', 'fr', 'Il date, au juste, de 1574.', ['1584']],
  ['£50,000 at Crockford’s', 'fr', 'Cinquante mille livres', []],
  ['£50,000 at Crockford’s', 'es', 'La suma de diez mil libras', ['50000']],
  ['Of West 53d Street', 'fr', 'De la West 52e rue', ['53']],
  ['12天', 'id', 'Dua belas hari', []],
  ['100天', 'en', 'A hundred days', []],
  ['100天', 'en', 'Tender days', ['100']],
  ['12天', 'ko', '이틀', ['12']],
  ['煮熟了请他吃，⑽才算好人', 'en', 'Boil it for them if he wanted to be considered a good son', []],
  ['1.25万元', 'en', '12,500 yuan', []],
  ['500万人', 'en', '5 million people', []],
  ['30万人', 'en', '400,000 people', ['30']],
])('the numbers of %j in %s as %j', (source, into, target, missing) => {
  const findings = checkSegment({ source, target, into }, []).filter(({ check }) => check === 'numbers');
  expect(findings.map(({ what }) => what)).toEqual(missing);
});

test.each<[StoryLanguage, string, boolean]>([
  ['es', '—Vete —dijo.', true],
  ['es', '- Vete.', false],
  ['es', '— Vete.', false],
  ['es', 'Vete - dijo.', true],
  ['ru', '— Уходи.', true],
  ['ru', '—\u00a0Уходи.', true],
  ['ru', '–Уходи.', false],
  ['ru', '—Уходи.', false],
  ['fr', '— Va-t’en.', true],
  ['fr', 'Il partit.\n\n- Va-t’en.', false],
  ['pt', '— Vai embora.', true],
  ['en', '— Leave.', false],
  ['en', '-5 degrees', true],
])('in %s a dialogue begins with %j: %s', (into, target, isRight) =>
  expect(listChecks('“走。”', target, into)).toEqual(isRight ? [] : ['dashes']),
);

test('a sentence that breaks in with dashes begins no dialogue', () =>
  expect(listChecks('——走。', '—Leave.')).toEqual([]));

describe('a term', () => {
  test.each([
    ['Она вышла к северной стае.', 'северная стая', true],
    ['Les lampes brûlaient.', 'la lampe', true],
    ['Nobody came.', 'lamp', false],
    ['LIN ZHAOYE left.', 'Lin Zhaoye', true],
    ['Li’s lamp burned.', 'Li', true],
    ['He believed nothing.', 'Li', false],
    ['A strange feeling came.', 'Lin', false],
    ['He wanted to go.', 'Wang', false],
    ['She checked the door.', 'Chen', false],
    ['It had a quality of its own.', 'Alice', false],
    ['Nobody noticed.', 'Otis', false],
    ['Three trees stood there.', 'Reed', false],
    ['Она пришла к Лину.', 'Лин', true],
    ['Les chevaux de d’Alice.', 'Alice', true],
    ['린은 갔다.', '린', true],
    ['หลินไปแล้ว', 'หลิน', true],
  ])('in %j is %j: %s', (text, translation, isSaid) => expect(saysTerm(text, translation)).toBe(isSaid));

  test('is the longest of those that begin there', () => {
    expect(findTerms('千灯城里的林照夜', terms).map(({ term }) => term)).toEqual(['千灯城', '林照夜']);
    expect(findTerms('一盏灯', terms).map(({ term }) => term)).toEqual(['灯']);
  });

  test.each([
    ['нос', 'Ковалёв осмотрел и руки и нос.', true],
    ['нос', 'Он не мог обедать без носа.', true],
    ['нос', 'Никак не извинял, если это относилось к чину.', false],
    ['Ковалёв', 'Он поднял маиора Ковалёва за подбородок.', true],
    ['Reed', 'The river was quite full of Reeds.', true],
    ['ice', 'Alice was not a bit hurt.', false],
    ['Ann', 'He called her Annabella.', false],
    ['NPC', '他用NPC说话的方式', true],
    ['검', '검으로부터', true],
    ['$', 'US$5', true],
  ])('%j stands in %j: %s', (term, source, stands) =>
    expect(findTerms(source, [{ term, aliases: [], translation: 'x' }])).toHaveLength(stands ? 1 : 0),
  );
});
