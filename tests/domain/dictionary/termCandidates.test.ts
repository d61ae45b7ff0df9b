import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidateLimits, findTermCandidates } from '#domain/dictionary/termCandidates.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';

/** Of ‘Dream of the Red Chamber’, chapters 3 and 6 to 8, and of ‘Pride and Prejudice’, chapters 3, 4, 7 and 8. */
const prose: Partial<Record<InterfaceLanguage, string[]>> = {
  'zh-CN': [
    '黛玉方进房，只见两个人扶着一位鬓发如银的老母迎上来。黛玉知是外祖母了，正欲下拜，早被外祖母抱住。',
    '熙凤携着黛玉的手，上下细细打量一回，便仍送至贾母身边坐下。熙凤听了，忙转悲为喜。',
    '刘姥姥此时坐不得卧不得。周瑞家的又问刘姥姥：“今日还是路过，还是特来的？”刘姥姥便说。',
    '于是刘姥姥带了板儿，随了周瑞家的往贾琏的住宅来。谁知周瑞家的上去，先将刘姥姥起初来历说明。',
    '平儿听了，便作了主意。周瑞家的忙出去领了刘姥姥进来。那刘姥姥只见满屋里的东西都是耀眼争光的。',
    '薛姨妈忙命周瑞家的坐下。贾琏笑道：“好。”平儿见贾琏来了，忙迎。周瑞家的答应了，便往薛姨妈这里来。',
    '薛姨妈笑道：“多谢。”众人见了薛姨妈，都来问好。贾琏也往薛姨妈处去，命平儿跟随。谁不怕薛姨妈生气？',
    '贾琏听见，叫平儿倒茶。平儿便与贾琏同坐。又有人回贾琏话，平儿自去了。今见平儿如此，怎敢不依？',
  ],
  en: [
    'When Jane and Elizabeth were alone, the former told her sister how very much she admired him. “He is just what a young man ought to be,” said Jane.',
    'Elizabeth listened in silence. Mr. Bingley had soon made himself acquainted with all the principal people, and Mr. Darcy danced only once with Caroline.',
    'The next day Jane was ill. Elizabeth walked to Netherfield, and her sister Jane was glad of it. At Netherfield, nobody but Mr. Darcy and his friend had risen.',
    'Her manners were bad; she had no beauty. Nobody at Netherfield but Mr. Bingley said so. Then Elizabeth left. The party at Netherfield talked of Mr. Bingley again.',
    'That evening Elizabeth and Mr. Darcy spoke, and Jane, whom Mr. Bingley admired, came down. The walk to Netherfield had tired Elizabeth. The sun set. The rest slept.',
    'It was said that Mr. Darcy and Mr. Bingley would leave Netherfield, to the grief of Jane and of Lady Catherine de Bourgh. Later Mr. Darcy wrote. The letter was long.',
  ],
  ko: ['서윤이 왔다. 서윤은 앉았다. 도현이 서윤을 보았다. 서윤에게 물었다. 서윤의 손이 떨렸다. 그래서 떠났다.'],
  th: ['พิมพ์มาดาเดินมา แล้วพิมพ์มาดาก็ยิ้ม เขารักพิมพ์มาดา เพราะพิมพ์มาดาสวย แม่เรียกพิมพ์มาดา จากนั้นพิมพ์มาดาหลับ'],
};
const getChapters = (language: InterfaceLanguage) =>
  prose[language]!.map((text, at) => ({ number: at + 1, paragraphs: [text] }));
const find = (language: InterfaceLanguage, known: readonly string[] = []) =>
  findTermCandidates(getChapters(language), language, known);

test.each([
  ['zh-CN', ['薛姨妈', '贾琏', '平儿'], ['听了', '忙', '姥姥', '外祖母', '便']],
  ['en', ['Netherfield', 'Elizabeth', 'Jane', 'Mr. Darcy', 'Mr. Bingley'], ['The', 'Her', 'Then', 'Caroline']],
  ['ko', ['서윤'], ['그래서', '서윤은', '도현']],
  ['th', ['พิมพ์มาดา'], ['เขา']],
] as const)('names in %s prose', (language, names, others) => {
  const terms: ReadonlySet<string> = new Set(find(language).map(({ term }) => term));
  expect(names.filter((name) => !terms.has(name))).toEqual([]);
  expect(others.filter((other) => terms.has(other))).toEqual([]);
});

test('the most frequent stands first, with its first chapter and sentence', () => {
  const counts = find('en').map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(find('en').find(({ term }) => term === 'Netherfield')).toEqual({
    term: 'Netherfield',
    count: 6,
    first_chapter: 3,
    context: 'Elizabeth walked to Netherfield, and her sister Jane was glad of it.',
  });
  expect(find('zh-CN').find(({ term }) => term === '薛姨妈')).toMatchObject({
    first_chapter: 6,
    context: '薛姨妈忙命周瑞家的坐下。',
  });
});

test('what always stands between the same signs is no name', () => {
  const paragraphs = Array.from({ length: 9 }, () => '“雨下了一夜，屋檐滴水。');
  expect(findTermCandidates([{ number: 1, paragraphs }], 'zh-CN', [])).toEqual([]);
});

test('an ordinary word is one only where it speaks', () => {
  const around = ['看见', '遇到', '赶走', '找寻', '离开', '陪着'];
  const findCandidates = (verb: string) =>
    findTermCandidates(
      [{ number: 1, paragraphs: around.map((one, at) => `我${one}长老${at % 2 ? verb : '们'}。`) }],
      'zh-CN',
      [],
    );
  expect(findCandidates('道').map(({ term }) => term)).toContain('长老');
  expect(findCandidates('坐').map(({ term }) => term)).not.toContain('长老');
});

test('no known term is a candidate, whatever is known, and counts are those of the text', () => {
  for (const language of ['zh-CN', 'en'] as const) {
    const all = find(language).map(({ term }) => term);
    const text = prose[language]!.join('\n');
    fc.assert(
      fc.property(fc.subarray(all), (known) => {
        const candidates = find(
          language,
          known.map((term) => term.toUpperCase()),
        );
        for (const { term, count } of candidates) {
          expect(known).not.toContain(term);
          expect(count).toBe(text.split(term).length - 1);
          expect(count).toBeGreaterThanOrEqual(candidateLimits.count);
        }
      }),
      { numRuns: 20 },
    );
  }
});

test('no more are answered than are shown', () => {
  const letters = Array.from({ length: 260 }, (_, at) =>
    String.fromCodePoint(97 + (at % 26), 97 + Math.floor(at / 26)),
  );
  const paragraphs = letters.map((end) => `we saw Na${end} and`.repeat(5));
  expect(findTermCandidates([{ number: 1, paragraphs }], 'en', [])).toHaveLength(candidateLimits.shown);
});

test('a long sentence is cut where it says so', () => {
  const paragraphs = Array.from(
    { length: 5 },
    () => `${'and on we went '.repeat(9)}with Mara ${'and on we went '.repeat(9)}`,
  );
  const [mara] = findTermCandidates([{ number: 1, paragraphs }], 'en', []);
  expect(mara?.context).toMatch(/^….*with Mara.*…$/);
});
