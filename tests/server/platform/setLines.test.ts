import { describe, expect, test } from 'vitest';
import { isolate, type Base } from '#server/platform/pdf/bidi.ts';
import { setLines } from '#server/platform/pdf/setLines.ts';

const joinText = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('');
const wide = ({ text }: { text: string }) => text.length;
const oneLine = (text: string, base?: Base) => setLines(text, Infinity, wide, base).flat();
const fonts = (text: string) => [...new Set(oneLine(text).map(({ font }) => font('regular').split('/')[1]))];

describe('a line', () => {
  test.each([
    ['English as it is', 'Mira (Anand)', 'Mira (Anand)'],
    ['the words of Arabic from the right', 'محمد عبد الخطيب', 'الخطيب عبد محمد'],
    ['numbers and Latin within Hebrew', 'הרצל 12, Tel', 'Tel ,12 הרצל'],
    ['brackets turned around', 'القمر (الجزء 2)', '(2 الجزء) القمر'],
    ['Arabic within English', 'Signed by يوسف الخطيب today', 'Signed by الخطيب يوسف today'],
    ['marks of direction not at all', isolate('قمر'), 'قمر'],
  ])('has %s', (_, text, order) => expect(joinText(oneLine(text))).toBe(order));

  test('keeps what stands beside foreign words in its place', () => {
    expect(joinText(oneLine(`${isolate('ليلة واحدة')}: $5.00`, 'ltr'))).toBe('واحدة ليلة: $5.00');
  });

  test.each([
    ['محمد', ['noto-sans-arabic']],
    ['یوسف کریمی', ['noto-sans-arabic', 'noto-sans']],
    ['יעל', ['noto-sans-hebrew']],
    ['ほしのカナ', ['noto-sans-sc']],
  ])('writes %s in its own font', (name, used) => expect(new Set(fonts(name))).toEqual(new Set(used)));
});

describe('lines', () => {
  test.each([
    ['words', 'one two three four', 9, ['one two', 'three', 'four']],
    ['a word that is longer', 'a verylongword b', 6, ['a very', 'longwo', 'rd b']],
    ['Chinese', '深圳市南山区科技园', 4, ['深圳市南', '山区科技', '园']],
    ['a comma with its word', 'слово, дело', 6, ['слово,', 'дело']],
    ['a bracket with its word', '(달빛) 서재', 4, ['(달빛)', '서재']],
    ['a sum not at all', 'Total 1\u202f234,50\u00a0$', 11, ['Total', '1\u2009234,50\u00a0$']],
    ['Korean between its words', '달빛서재 이야기', 6, ['달빛서재', '이야기']],
    ['Chinese after its comma', '雨停之后，归来', 4, ['雨停之', '后，归来']],
    ['Thai between its words', 'ภาษาไทยสวย', 7, ['ภาษาไทย', 'สวย']],
    ['Arabic, the first line first', 'شارع النيل القديم', 11, ['النيل شارع', 'القديم']],
  ])('part %s', (_, text, width, lines) => expect(setLines(text, width, wide).map(joinText)).toEqual(lines));
});
