import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPictures, shippedPictures } from '#domain/articles/pictures.ts';
import { findWrittenNumbers } from '#domain/articles/writtenNumbers.ts';
import { interfaceLanguageCodes, type InterfaceLanguage } from '#domain/languages.ts';
import { listArticleFaults, listDifferences, listLinkFaults, listMissingArticles } from '#scripts/lint/articles.ts';
import { readShippedArticles } from '#server/features/articles/shipped.ts';

const all = readShippedArticles();
const chapter = all.find(({ language, place }) => language === 'en' && place === 'handbook')!;
const write = (change: object) => ({ ...chapter, ...change });

test('the platform comes with articles in each language', () =>
  expect(new Set(all.map(({ language }) => language))).toEqual(new Set(interfaceLanguageCodes)));

test('the articles that the platform comes with have no faults', () =>
  expect(listArticleFaults(all, ['wolf'])).toEqual([]));

test.each<[InterfaceLanguage, string]>([
  ['en', 'The paywall begins at Chapter 9.'],
  ['en', 'You have three attempts.'],
  ['en', 'Within two weeks.'],
  ['en', 'We publish in eight languages.'],
  ['en', 'Readers like two hundred to five hundred chapters.'],
  ['en', 'A story with under fifty chapters.'],
  ['en', 'You are paid on the twentieth.'],
  ['en', 'Confirm it until the fourth of the month.'],
  ['en', 'Between the fifth and the twentieth we pay.'],
  ['en', 'You get half of the net revenue.'],
  ['zh-CN', '我们支持八种语言。'],
  ['en', 'Sign within fourteen days.'],
  ['es', 'Tienes tres intentos.'],
  ['fr', 'Vous avez trois tentatives, sous quatorze jours ou dix jours.'],
  ['id', 'Anda punya tiga kesempatan.'],
  ['ko', '작품마다 세 번 신청할 수 있어요.'],
  ['pt', 'São três tentativas.'],
  ['ru', 'Есть три попытки.'],
  ['th', 'เซ็นภายในสิบวัน'],
  ['th', 'เซ็นภายใน ๑๔ วัน'],
  ['vi', 'Mỗi truyện có ba lượt.'],
  ['zh-CN', '请在十五天内签约。'],
  ['zh-CN', '一部作品有三次机会。'],
])('in %s, ‘%s’ writes a number out', (language, text) => expect(findWrittenNumbers(language, text)).not.toEqual([]));

test.each<[InterfaceLanguage, string]>([
  ['en', 'A story has {{contracts.attempts}} attempts, see [chapter](#/handbook?chapter=5).'],
  ['en', '1. Begin headings with “Chapter 1”, not _Chapter 7: The Crate_.\n2. Two windows.'],
  ['en', 'It ends at 23:59, UTC+8.'],
  ['en', '> It cost her eleven days.'],
  ['en', 'Two chapters a week. An opponent whom readers half understand. She leaves in the fourth chapter.'],
  ['en', 'It waits on the fifth page, for half an hour. The first chapter of the month is free.'],
  ['ko', '‘1화’라고 쓰세요. 두 번째 글이에요.'],
  ['th', 'พิมพ์สองสามตัวอักษร'],
  ['zh-CN', '第二天再看。'],
])('in %s, ‘%s’ writes none', (language, text) => expect(findWrittenNumbers(language, text)).toEqual([]));

test.each<[InterfaceLanguage, string[]]>([
  ['en', ['eighteen years old', 'five to ten working days', 'at most five plot tags', 'thirty calendar days']],
  ['en', ['within a fortnight', 'a dozen attempts', 'seventeen days', 'half of the revenue']],
  ['es', ['dieciocho años', 'tres nuevos intentos', 'veintiún días', 'la mitad de tus ingresos']],
  ['fr', ['dix-huit ans', 'trois nouvelles tentatives', 'une quinzaine de jours', 'la moitié des revenus']],
  ['pt', ['dezoito anos', 'cinco dias', 'dez longos dias', 'metade da receita']],
  ['id', ['delapan belas tahun', 'tiga puluh hari', 'separuh pendapatan']],
  ['vi', ['mười tám tuổi', 'ba mươi ngày', 'một nửa doanh thu']],
  ['ru', ['восемнадцать лет', 'три новые попытки', 'половину дохода', 'половина чистого дохода']],
  ['ko', ['열여덟 살', '열 영업일', '수익의 절반']],
  ['th', ['สิบแปดปี', 'ครึ่งหนึ่งของรายได้', 'รายได้สุทธิครึ่งหนึ่ง']],
  ['zh-CN', ['十八岁', '百分之五十', '十个工作日', '净收入的一半']],
])('in %s, each of %j writes a number out', (language, texts) =>
  expect(texts.filter((text) => findWrittenNumbers(language, text).length === 0)).toEqual([]),
);

test('numbers of lives and chapters are no rule where a text is about fiction, others are', () => {
  const find = (text: string) => findWrittenNumbers('en', text, true);
  expect(find('She had six minutes. Two weeks, ten chapters, six years.')).toEqual([]);
  expect(find('You have three more attempts.')).toEqual(['three more attempts']);
  expect(find('Half of the revenue is yours, in eight languages.')).toEqual(['eight languages', 'Half of the revenue']);
});

test.each(['title', 'summary', 'body'])('a number in the %s of an article is seen', (part) =>
  expect(listArticleFaults([write({ [part]: 'In 14 days' })], [])).toContain(
    'articles/en/handbook/1.md writes a number: In 14 days',
  ),
);

test.each(['{{clauses.notice_days}}ếu không', 'от {{contract.minimum_words}}слов'])(
  'a number that runs into a word is seen: %s',
  (body) =>
    expect(listArticleFaults([write({ language: 'vi', body })], [])).toContainEqual(
      expect.stringContaining('joins a number to a word: '),
    ),
);

test.each(interfaceLanguageCodes)('a lesson that is not there in %s is missed', (language) => {
  const isLesson = (one: (typeof all)[number]) =>
    one.language === language && one.place === 'school' && one.slug === '2-1';
  expect(
    listMissingArticles(
      all.filter((one) => !isLesson(one)),
      language,
    ),
  ).toEqual([`${language}: school/2-1 is missing`]);
});

test('an answer that English has not is seen, and where there are too few', () => {
  const surplus = write({ language: 'th', place: 'faq', slug: '99' });
  expect(listMissingArticles([...all, surplus], 'th')).toEqual(['th: faq/99 is not in English']);
  const few = all.filter(({ place, slug }) => place !== 'faq' || slug === '01');
  expect(listMissingArticles(few, 'en')).toEqual(['en: only 1 answers']);
});

test.each([
  '#/handbook?chapter=9',
  '#/schoolDetail?id=5-1',
  '#/event?contest=moon',
  '#/clause/termsOfService?edition=2',
  '#/nowhere',
  '#money',
  'https://example.com',
])('a link to %s is seen', (href) =>
  expect(listLinkFaults(write({ body: `[x](${href})` }), all, ['wolf'])).toEqual([
    `articles/en/handbook/1.md leads to ${href}`,
  ]),
);

test('a link to what is there is none', () => {
  const body = '[a](#/handbook?chapter=8) [b](#/schoolDetail?id=4-4) [c](#/event?contest=wolf) [d](mailto:a@b.example)';
  expect(listLinkFaults(write({ body }), all, ['wolf'])).toEqual([]);
});

test('a translation has the numbers and links of its English', () => {
  const english = write({ body: '{{contracts.attempts}} [x](#/story)' });
  const differ = (body: string) => listDifferences(write({ language: 'ru', title: '', summary: '', body }), english);
  expect(differ('[x](#/story)')).toEqual(['articles/ru/handbook/1.md has other numbers than the English']);
  expect(differ('{{contracts.attempts}}')).toEqual(['articles/ru/handbook/1.md has other links than the English']);
  expect(differ('{{contracts.attempts}} [x](#/story) ![y](/pictures/cover-small.svg)')).toEqual([
    'articles/ru/handbook/1.md has other pictures than the English',
  ]);
});

test('a translation has the blocks of its English, and the same answers are right', () => {
  const quiz = (...marks: string[]) => `:::quiz\nWhich?\n${marks.map((mark) => `- [${mark}] A. *B.*\n`).join('')}:::\n`;
  const exercise = ':::exercise\nWrite.\n:::\n';
  const english = write({ body: exercise + quiz(' ', 'x') });
  const differ = (body: string) => listDifferences(write({ language: 'ru', body }), english);
  expect(differ(exercise + quiz(' ', 'x'))).toEqual([]);
  for (const body of [
    quiz(' ', 'x'),
    exercise,
    exercise + quiz('x', ' '),
    exercise + quiz(' ', 'x', ' '),
    quiz(' ', 'x') + exercise,
  ])
    expect(differ(body)).toEqual(['articles/ru/handbook/1.md has other blocks than the English']);
});

test.each(shippedPictures)(
  'the picture %s is there, with the pixels that the articles say, and without words',
  (name) => {
    const svg = readFileSync(`public/pictures/${name}.svg`, 'utf8');
    const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg)!;
    expect(svg).not.toContain('<text');
    const hrefs = all.flatMap(({ body }) => findPictures(body).map(({ href }) => href));
    const own = hrefs.filter((href) => href.startsWith(`/pictures/${name}.svg`));
    expect(own).toEqual(interfaceLanguageCodes.map(() => `/pictures/${name}.svg#${width}x${height}`));
  },
);

test('a block without an end and a number of no name are seen', () =>
  expect(listArticleFaults([write({ summary: '{{a.b}}', body: ':::note\n{{c.d}}' })], [])).toEqual(
    expect.arrayContaining([
      'articles/en/handbook/1.md names a.b',
      'articles/en/handbook/1.md: number c.d',
      'articles/en/handbook/1.md: block_end :::note',
    ]),
  ));
