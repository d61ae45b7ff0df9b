import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formats } from '../../../src/custom/earnings/author/writeSheet.ts';

const sheet = {
  name: 'x',
  head: ['Work', 'Total'],
  rows: [
    ['=HYPERLINK("http://x")', -4400],
    ['Мост, "старый"', 123_456],
    ['@sum', 0],
  ] as [string, number][],
};

test('a table as CSV has dollars, the mark of UTF-8, and no text that would be run', async () => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await formats.csv(sheet).arrayBuffer());
  expect(text.split('\n').slice(0, 4)).toEqual([
    '\ufeffWork,Total',
    `"'=HYPERLINK(""http://x"")",-44.00`,
    '"Мост, ""старый""",1234.56',
    `'@sum,0.00`,
  ]);
});

test('the same as a workbook keeps text as text, and amounts as numbers', async () => {
  const files = unzipSync(new Uint8Array(await (await formats.xlsx(sheet)).arrayBuffer()));
  const page = strFromU8(files['xl/worksheets/sheet1.xml']!);
  expect(page).not.toContain('<f>');
  expect(page).toMatch(/<v>-44<\/v>/);
  expect(page).toMatch(/<v>1234.56<\/v>/);
  expect(
    Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join(''),
  ).toContain('=HYPERLINK(');
});
