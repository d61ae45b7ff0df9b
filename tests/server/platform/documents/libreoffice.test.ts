import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readChapters } from '#server/platform/documents/read.ts';

const folder = path.resolve(import.meta.dirname, '../../../support/libreoffice');

/** Files that LibreOffice wrote: a heading with a title, looks, a scene break, a soft return, a list and a table. */
test.each([
  ['en', 'Rain', 'It <em>rained</em> all <strong>day</strong>.', 12],
  ['ru', 'Дождь', 'Весь <em>день</em> шёл <strong>дождь</strong>.', 12],
  ['th', 'ฝน', 'ฉัน<em>รัก</em>คุณ', 9],
  ['ko', '비', '나는 <em>오늘</em> 학교에 <strong>갔다</strong>.', 12],
])('a file of LibreOffice in %s is read', async (language, title, text, words) => {
  const { sections } = await readChapters(readFileSync(path.join(folder, `${language}.docx`)));
  expect(sections).toMatchObject([
    { number: 1, title, html: `<p>${text}</p><p>* * *</p><p>${text}<br>${text}</p>` },
    { number: 2, title: null, html: `<p>${text}</p><p>${text}</p>` },
  ]);
  expect(sections[0]!.paragraph_words.reduce((sum, one) => sum + one, 0)).toBe(words);
});
