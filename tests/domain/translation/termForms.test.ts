import { describe, expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/languages.ts';
import { createFormFinder, proposeForm, replaceForms } from '#domain/translation/termForms.ts';
import { createPlaceFinder } from '#domain/translation/termPlaces.ts';

const formsIn = (text: string, translation: string, language: StoryLanguage) =>
  createFormFinder(translation, language)(text).map(({ form }) => form);

test.each<[StoryLanguage, string, string, string[]]>([
  ['en', 'Lin Zhaoye', 'Lin Zhaoye’s lamp, and Lin  Zhaoye.', ['Lin Zhaoye', 'Lin  Zhaoye']],
  ['en', 'Lin', 'Lin met Linda, a linguist, by the LIN.', ['Lin', 'LIN']],
  ['en', 'the spirit stone', 'Spirit stones! A spirit stone, a spirited stoner.', ['Spirit stones', 'spirit stone']],
  ['en', 'wolf', 'The wolves and the wolf.', ['wolves', 'wolf']],
  ['en', 'lamp', 'A lame lament of lamps.', ['lamps']],
  ['ru', 'Лиза', 'Лиза видит Лизу; с Лизой и Лизаветой.', ['Лиза', 'Лизу', 'Лизой']],
  ['en', 'city', 'Cities, a city, a citizen', ['Cities', 'city']],
  ['pt', 'dragão', 'O dragão e os dragões', ['dragão', 'dragões']],
  ['fr', 'cheval noir', 'les chevaux noirs', ['chevaux noirs']],
  ['id', 'lampu', 'Lampunya dan lampu, lampunya', ['Lampunya', 'lampu', 'lampunya']],
  ['ru', 'Лин', 'Лин, Лина, Лином, Линда и Линь', ['Лин', 'Лина', 'Лином', 'Линда', 'Линь']],
  ['ru', 'Чёрный город', 'В Чёрном городе', ['Чёрном городе']],
  ['es', 'lámpara', 'Las lámparas y la Lámpara', ['lámparas', 'Lámpara']],
  ['ko', '린자오예', '린자오예는 린자오예에게서', ['린자오예는', '린자오예에게서']],
  ['th', 'หลิน', 'เขาพบหลินที่กำแพง', ['หลิน']],
  ['en', 'A.B. (x)', 'See A.B. (x) and AxBx (x)', ['A.B. (x)']],
  ['en', '', 'nothing', []],
])('in %s %j is found in %j', (language, translation, text, forms) =>
  expect(formsIn(text, translation, language)).toEqual(forms),
);

test.each<[StoryLanguage, string, string, string, string, boolean]>([
  ['en', 'Lin', 'Lynn', 'Lin', 'Lynn', true],
  ['en', 'spirit stone', 'immortal stone', 'Spirit stones', 'Immortal stones', true],
  ['en', 'wall', 'great rampart', 'walls', 'great ramparts', true],
  ['en', 'wolf', 'dog', 'wolves', 'dog', false],
  ['ru', 'Лиза', 'Маша', 'Лизу', 'Машу', true],
  ['ru', 'Лин', 'Юй', 'Лина', 'Юй', false],
  ['ru', 'Лин', 'Сян', 'Лина', 'Сяна', true],
  ['ko', '린자오예', '임조야', '린자오예는', '임조야는', true],
  ['ko', '린자오예', '임조엽', '린자오예는', '임조엽은', true],
  ['ko', '린자오예', '임조엽', '린자오예로', '임조엽으로', true],
  ['ko', '린자오예', '임조엽', '린자오예에게', '임조엽에게', true],
  ['th', 'หลิน', 'หลี่', 'หลิน', 'หลี่', true],
])('in %s, where %j becomes %j, %j becomes %j', (language, from, to, form, proposed, sure) =>
  expect(proposeForm(form, { from, to }, language)).toEqual({ to: proposed, sure }),
);

test('forms are replaced where they stand, and stay where nothing is said of them', () => {
  const text = 'Lin saw Lins and Lin.';
  const forms = createFormFinder('Lin', 'en')(text);
  expect(replaceForms(text, forms, new Map([['Lin', 'Lynn']]))).toBe('Lynn saw Lins and Lynn.');
  expect(replaceForms(text, forms, new Map([['Lin', '']]))).toBe(text);
});

describe('places of a changed term', () => {
  const term = { term: '林', aliases: ['夜儿'], translation: 'Lynn' };
  const other = { term: '林照夜', aliases: [], translation: 'Lin Zhaoye' };
  const createChapter = (title: [string, string], ...texts: [string, string][]) => ({
    title: title[0],
    translated_title: title[1],
    paragraphs: texts.map(([text], at) => ({ id: at + 1, text, words: 1 })),
    segments: texts.map(([, target], at) => ({ sources: [at + 1], words: 1, target, done: true })),
  });
  const find = (chapter: ReturnType<typeof createChapter>, from = 'Lin', to = term) =>
    createPlaceFinder({ term: to, terms: [to, other], from, language: 'en' })(chapter).map(
      ({ segment, found: forms }) => [segment, forms.map(({ at }) => at)],
    );

  test('are where the source has the term and the target its former translation', () => {
    const chapter = createChapter(
      ['林', 'Lin'],
      ['林来了。', 'Lin came.'],
      ['他来了。', 'Lin came.'],
      ['林来了。', 'Lynn came.'],
      ['夜儿和林照夜', 'Lin and Lin Zhaoye'],
      ['林照夜', 'Lin Zhaoye'],
      ['林', ''],
    );
    expect(find(chapter)).toEqual([
      [null, [0]],
      [0, [0]],
      [3, [0]],
    ]);
  });

  test('are not found again where the new translation has the old one in it', () => {
    const longer = { ...term, translation: 'Lin the Lamp' };
    const chapter = createChapter(['', ''], ['林和林', 'Lin the Lamp and Lin']);
    expect(find(chapter, 'Lin', longer)).toEqual([[0, [17]]]);
  });

  test('are found where the source has changed since, and said the term', () => {
    const chapter = createChapter(['', ''], ['他来了。', 'Lin came.']);
    const [segment] = chapter.segments;
    expect(find({ ...chapter, segments: [{ ...segment!, done: false, basis: '林来了。' } as never] })).toEqual([
      [0, [0]],
    ]);
  });
});
