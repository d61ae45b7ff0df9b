import { describe, expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/languages.ts';
import { checkSegment, findTerms, formatFindingName, type Check } from '#domain/translation/checks.ts';
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
    ['◇', '◇', []],
    ['※※※', '* * *', []],
    ['* * *', '◆ ◆ ◆', []],
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
    ['他走了。', 'He *left.', ['emphasis']],
    ['他走了。', 'He [* Lin Zhaoye.] left.', []],
    ['他走了。\n\n* * *\n\n没有人来。', 'He left.\n\n***\n\nNobody came.', []],
    ['他走了。', 'He **left**.', ['emphasis']],
    ['*他走了*', '* He left *', []],
    ['（他走了。', 'He left (in a hurry.', []],
    ['a) Feudal Socialism', 'a) Feudal socialism', []],
    ['（他走了。', 'He left) in a hurry.', ['brackets']],
    ['林照夜走了。', 'He left.', ['terms']],
    ['照夜走了。', 'Lin Zhaoye left.', []],
    ['千灯城到了。', 'The City of a Thousand Lamps lay before them.', []],
  ];
  test.each(cases)('%j as %j', (source, target, checks) => expect(listChecks(source, target)).toEqual(checks));

  test('of a length that cannot be right', () => {
    const source = 'The lamp burned all night long while nobody came to the door at all.';
    expect(listChecks(source, 'Brûlait.', 'fr')).toEqual(['length']);
    expect(listChecks(source, 'La lampe brûla toute la nuit et personne ne vint à la porte.', 'fr')).toEqual([]);
    // Old Chinese says much in few words.
    const target =
      'The Master said, “In serving his parents, a son may remonstrate with them, but gently; when he sees that they do not incline to follow his advice, he shows an increased degree of reverence, but does not abandon his purpose; and should they punish him, he does not allow himself to murmur.”';
    expect(listChecks('子曰：「事父母幾諫。見志不從，又敬不違，勞而不怨。」', target)).toEqual([]);
    expect(listChecks('子曰：「事父母幾諫。見志不從，又敬不違，勞而不怨。」', `${target} ${target}`)).toEqual([
      'length',
    ]);
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

const twoParagraphs = 'She left the house at dawn.\n\nThe lamp burned all night.';
test.each<[source: string, into: StoryLanguage, target: string, checks: string[]]>([
  // What nobody sees.
  ['She left the house at dawn.', 'es', 'She left the house  at\u00a0dawn. ', ['untouched']],
  ['She left the house at dawn.', 'es', '\ufeffShe left\u200b the ho\u00aduse at dawn.', ['untouched']],
  ['她在天亮时离开了家！', 'en', '她在天亮时离开了家!', ['untouched']],
  ['没有人来。', 'en', '\u200b\u2060 ', ['empty']],
  // Rows that were joined.
  [twoParagraphs, 'es', 'Salió de la casa al alba.\n\nThe lamp burned all night.', ['untouched']],
  [twoParagraphs, 'es', 'She left the house at dawn.\n\nLa lámpara ardió toda la noche.', ['untouched']],
  [twoParagraphs, 'es', 'Salió de la casa al alba. The lamp burned all night.', ['partly The lamp burned all night']],
  [twoParagraphs, 'es', 'Salió de la casa al alba.\n\nLa lámpara ardió toda la noche.', []],
  ['No.\n\nShe left the house at dawn.', 'es', 'No.\n\nSalió de la casa al alba.', []],
  ['* * *\n\nShe left the house at dawn.', 'es', '* * *\n\nSalió de la casa al alba.', []],
  // A half of a paragraph.
  ['她在天亮时离开了家，没有人来。', 'en', '她在天亮时离开了家, nobody came.', ['partly 她在天亮时离开了家']],
  ['她在天亮时离开了家，没有人来。', 'en', 'She left at dawn, 没有人来。', []],
  ['她在天亮时离开了家，没有人来。', 'ko', '그녀는 새벽(天亮)에 집을 떠났다.', []],
  ['She left at dawn, and nobody came.', 'fr', 'Elle partit à l’aube, and nobody came at dawn.', []],
  [
    'She left at dawn, and nobody came to the door.',
    'fr',
    'She left at dawn, and personne ne vint à la porte.',
    ['partly She left at dawn, and'],
  ],
  ['Она ушла на рассвете, и никто не пришёл.', 'en', 'She left at dawn, и никто не пришёл на рассвете.', []],
  [
    'Она ушла на рассвете, и никто не пришёл.',
    'en',
    'Она ушла на рассвете, и nobody came.',
    ['partly Она ушла на рассвете, и'],
  ],
  ['เธอออกจากบ้านตอนรุ่งสาง ไม่มีใครมา', 'en', 'เธอออกจากบ้านตอนรุ่งสาง nobody came', ['partly เธอออกจากบ้านตอนรุ่งสาง']],
  // Sounds that come again are no sentence.
  [
    'He heard pipes and drums: pi-pi-pi, pi-pi-pi… zum, zum, zum.',
    'es',
    'Oyó pífanos y tambores: pi-pi-pi, pi-pi-pi, zum-zum-zum.',
    [],
  ],
  // Names stay.
  ['Athos, Porthos, Aramis, Planchet, Grimaud left.', 'es', 'Athos, Porthos, Aramis, Planchet, Grimaud se fueron.', []],
])('what %j leaves in %s of itself in %j', (source, into, target, names) =>
  expect(checkSegment({ source, target, into }, []).map(formatFindingName)).toEqual(names),
);

test('of a long run its beginning is told, so that it can be answered', () => {
  const source = 'The lamp burned all night long while nobody came to the door of the house.';
  const [finding] = checkSegment({ source, target: `${source} Nadie.`, into: 'es' }, []);
  expect(finding).toEqual({ check: 'partly', what: 'The lamp burned all night long while nobody came to the doo…' });
});

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
  ['The 18th century', 'ru', 'В XVIII веке', []],
  ['The 18th century', 'fr', 'Au XVIIIe siècle', []],
  ['Chapter 10. The Marionettes', 'es', 'X. Las marionetas', []],
  ['Chapter 24. Pinocchio reaches the Island', 'es', 'XXIII. Pinocho arriba a la Isla', ['24']],
  ['A hundred, that is 100', 'fr', 'C’est tout', ['100']],
  ['En 1793, 1794, 1795 et 1796', 'ko', '1793년, 1794년, 1795년, 1796년', []],
  ['En 1793, 1794, 1795 et 1796', 'ko', '1793년, 1795년, 1796년', ['1794']],
  ['En 1793, 1794, 1795 et 1796', 'th', 'ปี 1793 1794 1795 และ 1796', []],
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
    // Of several words one has the capital of the name.
    ['Si el rey Salomón hubiera sido el portero', 'Rey Salomón', true],
    ['Dan iapun mencium Pangeran yang bahagia di bibir', 'Pangeran Yang Bahagia', true],
    ['Le ministre des États-unis', 'États-Unis', true],
    ['La chambre aux tapisseries resta vide.', 'Chambre aux Tapisseries', false],
    ['He wanted to see Lin.', 'Wang Lin', false],
    // What is of somebody or some place in Russian.
    ['Кентервильское привидение так и застыло.', 'Кентервиль', true],
    ['О протяжном лондонском выговоре', 'Лондон', true],
    ['Американский посланник', 'Америка', true],
    ['На Невском проспекте', 'Невский проспект', true],
    ['О протяжном выговоре', 'Лондон', false],
    ['Он лондонец.', 'Лондон', false],
  ])('in %j is %j: %s', (text, translation, isSaid) => expect(saysTerm(text, translation)).toBe(isSaid));

  test('is the longest of those that begin there', () => {
    expect(findTerms('千灯城里的林照夜', terms).map(({ term }) => term)).toEqual(['千灯城', '林照夜']);
    expect(findTerms('一盏灯', terms).map(({ term }) => term)).toEqual(['灯']);
    const lantern = { term: 'lantern', aliases: ['night light'], translation: '灯' };
    for (const source of ['Lantern light fell.', 'Night light fell.', 'A lantern.'])
      expect(findTerms(source, [lantern])).toEqual([lantern]);
    expect(findTerms('LANTERNS', [lantern])).toEqual([]);
  });

  test.each([
    ['нос', 'Ковалёв осмотрел и руки и нос.', true],
    ['нос', 'Он не мог обедать без носа.', true],
    ['нос', 'Никак не извинял, если это относилось к чину.', false],
    ['Ковалёв', 'Он поднял маиора Ковалёва за подбородок.', true],
    ['Reed', 'The river was quite full of Reeds.', true],
    ['ice', 'Alice was not a bit hurt.', false],
    ['Ann', 'He called her Annabella.', false],
    ['America', '“What a monstrous climate!” said the American Minister.', false],
    ['America', 'I know you Americans don’t care for things of this kind.', false],
    ['America', 'America’s ghosts', true],
    ['Canterville', 'When the Cantervilles were up in town', true],
    ['Jakarta', 'Jakartalah kotanya', true],
    ['lampe', 'Les lampes', true],
    ['NPC', '他用NPC说话的方式', true],
    ['검', '검으로부터', true],
    ['$', 'US$5', true],
  ])('%j stands in %j: %s', (term, source, stands) =>
    expect(findTerms(source, [{ term, aliases: [], translation: 'x' }])).toHaveLength(stands ? 1 : 0),
  );
});
