const digits = '零一二三四五六七八九';
const units: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

const digit = '[一二三四五六七八九]';
const coefficient = '[一二两兩三四五六七八九]';
/** Below ten thousand, each unit once and in its order: 两千零五, 三百二十, 十二. No 二百五, which is 250 or a fool. */
const part = `(?:${coefficient}千)?(?:零?${coefficient}百)?(?:零?${digit}?十${digit}?|零${digit})?`;
const head = `(?!零)(?:${coefficient}|${part})`;
const number = new RegExp(`^(?:(${head})[亿億])?(?:零?(${head})[万萬])?(${part})$`, 'u');
const signs = '〇零一二两兩三四五六七八九十百千万萬亿億';
/** Of 数十万 no part is a number. */
const run = new RegExp(`(?<![几幾数數${signs}])[${signs}]+`, 'gu');

function parsePart(text: string): number {
  let [sum, last] = [0, 0];
  for (const sign of text.replaceAll(/[两兩]/gu, '二')) {
    const unit = units[sign];
    if (unit === undefined) last = digits.indexOf(sign);
    else {
      sum += (last || 1) * unit;
      last = 0;
    }
  }
  return sum + last;
}

/** A number as it is written; undefined: it only looks like one, as 千万, 三四十, 一二, 九九八十一. */
function parse(text: string): number | undefined {
  const parts = number.exec(text);
  if (!parts) return undefined;
  const [, first, second, last = ''] = parts;
  if (first === '' || second === '') return undefined;
  return parsePart(first ?? '') * 1e8 + parsePart(second ?? '') * 1e4 + parsePart(last);
}

/** Is it said otherwise as a rule: a month, a time of day, a part of an hour, a century, a decade? */
function isSaidOtherwise(value: number, before: string, after: string): boolean {
  if (after.startsWith('月')) return value <= 12;
  if (/^[点點时時]/u.test(after)) return value <= 24;
  if (/^分(?!之)/u.test(after)) return [15, 30, 45].includes(value) || /[点點时時]$/u.test(before);
  if (after.startsWith('年代')) return true;
  return /^[年载載]/u.test(after) && (value === 100 || value === 1000);
}

/**
 * Numbers of several signs in a Chinese text, in digits, `by` a unit that the digits of another language may leave to a
 * word. Only those that surely are: single signs, idioms and approximations are said in other words as often as not.
 */
export function findHanNumbers(text: string): { digits: string; by: string }[] {
  const numbers: { digits: string; by: string }[] = [];
  for (const { 0: all, index } of text.replaceAll('〇', '零').matchAll(run)) {
    // A weight of silver, not a digit.
    const written = all.replace(/[两兩]$/u, '');
    const after = text.slice(index + written.length);
    const value = written.length > 1 ? parse(written) : undefined;
    // A year, sign by sign.
    if (/^[零一二三四五六七八九]{4}$/u.test(written) && after.startsWith('年'))
      numbers.push({ digits: Array.from(written, (sign) => digits.indexOf(sign)).join(''), by: '' });
    else if (value !== undefined && value > 9 && !isSaidOtherwise(value, text.slice(0, index), after))
      numbers.push({ digits: String(value), by: value >= 1e4 || /^[多余餘来來][万萬亿億]/u.test(after) ? '万' : '' });
  }
  return numbers;
}
