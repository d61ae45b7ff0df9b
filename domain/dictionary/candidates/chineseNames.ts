import { findNewWords, type NewWord } from './newWords.ts';

const dictionary = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** Words of grammar, which no name begins or ends with. */
const grammar =
  '的了着过是在我他她它你您们这那哪有没不和与跟同就都也还又再才只却便即而且但若如因为所以被把将让使叫给对向从往自于之其此并或及很太最更得地去来到看听想见吗呢吧啊呀哦嘛么已会要该须别';
/** Words of saying, which follow the name of who speaks. */
const saying = '道说笑问答喊喝骂叹曰';
const neverFirst = new Set(`${grammar}${saying}一两几每各某谁怎什何可能应真好个句件间碗次今昨`);
const neverLast = new Set(`${grammar}${saying}`);
const neverWithin = /[的了着得把被]/u;
/** Share of its places at which a word that every dictionary has is said to speak, where it is a name all the same. */
const speaks = 0.05;

const isOrdinary = (word: string) => [...dictionary.segment(word)].length === 1;

function isName(word: string, { count, after }: NewWord): boolean {
  if (neverFirst.has(word[0]!) || neverLast.has(word.at(-1)!) || neverWithin.test(word)) return false;
  const speechCount = Array.from(saying).reduce((sum, verb) => sum + (after.get(verb) ?? 0), 0);
  return speechCount >= count * speaks || !isOrdinary(word);
}

/** Names in Chinese text: new words that no dictionary has, and other words that somebody is called by who speaks. */
export function findChineseNames(text: string, least: number): Map<string, number> {
  const starts = Array.from({ length: text.length + 1 }, (_, at) => at);
  const words = findNewWords({ text, starts, isPart: (unit) => /\p{Script=Han}/u.test(unit) }, least);
  return new Map(
    [...words].filter(([word, newWord]) => isName(word, newWord)).map(([word, { count }]) => [word, count]),
  );
}
