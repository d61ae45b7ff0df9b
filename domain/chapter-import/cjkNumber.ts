const values: Record<string, number> = {};
for (const [at, signs] of '〇零０○ 一壹 二贰貳弐两兩 三叁參参 四肆 五伍 六陆陸 七柒 八捌 九玖'.split(' ').entries())
  for (const sign of signs) values[sign] = at;
const multiples: Record<string, number> = {
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  千: 1000,
  仟: 1000,
  万: 10_000,
  萬: 10_000,
};
/** Tens in one sign. */
const tens: Record<string, number> = { 廿: 20, 卄: 20, 卅: 30, 卌: 40 };

/** A numeral in Chinese signs or in digits, as it stands in a heading. */
export const cjkNumeral = `(?:[0-9]{1,6}|[${[values, multiples, tens].flatMap((one) => Object.keys(one)).join('')}]{1,9})`;

/** 一百二十三, 一千零二, 廿三, and 一二三 as it is read sign by sign; digits as well. Undefined: it is no number. */
export function parseCjkNumber(numeral: string): number | undefined {
  if (/^[0-9]+$/.test(numeral)) return Number(numeral);
  const signs = Array.from(numeral);
  if (signs.every((sign) => values[sign] !== undefined)) return Number(signs.map((sign) => values[sign]).join(''));
  let [sum, last, below] = [0, 0, Infinity];
  for (const sign of signs) {
    const multiple = multiples[sign] ?? tens[sign];
    if (multiple === undefined) {
      if (last > 0) return undefined;
      last = values[sign]!;
      continue;
    }
    if (multiple >= below) return undefined;
    sum += tens[sign] ?? (last || 1) * multiple;
    [last, below] = [0, tens[sign] === undefined ? multiple : 10];
  }
  return sum + last;
}
