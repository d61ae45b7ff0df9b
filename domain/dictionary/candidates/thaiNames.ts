import { findNewWords } from './newWords.ts';

const dictionary = new Intl.Segmenter('th', { granularity: 'word' });
/** Words of grammar, which no name begins or ends with. */
const grammar = new Set(
  'ที่ ซึ่ง และ แต่ หรือ ก็ ว่า ของ ใน นอก บน ใต้ จาก ถึง ให้ ไป มา อยู่ เป็น คือ ไม่ ได้ จะ แล้ว กับ โดย เพื่อ ด้วย กว่า นี้ นั้น ไว้ ขึ้น ลง เข้า ออก มี การ ความ เขา เธอ ฉัน ผม มัน เรา คน ทุก ยัง เคย ต้อง อีก คำ เมื่อ ใคร อะไร'.split(
    ' ',
  ),
);

/** Names in Thai text: words of the dictionary that rather stand together than apart, as those do that a name is parted into. */
export function findThaiNames(text: string, least: number): Map<string, number> {
  const starts = [...dictionary.segment(text)].map(({ index }) => index);
  const isPart = (unit: string) => /^\p{Script=Thai}/u.test(unit) && !grammar.has(unit);
  const words = findNewWords({ text, starts: [...starts, text.length], isPart }, least);
  return new Map([...words].map(([word, { count }]) => [word, count]));
}
