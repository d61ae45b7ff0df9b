import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import { escapeText, toPlainText } from '#domain/chapters/chapterText.ts';
import type { Book } from '#server/platform/documents/book.ts';
import { readChapters } from '#server/platform/documents/read.ts';
import { writeDocx } from '#server/platform/documents/writeDocx.ts';
import { writeEpub } from '#server/platform/documents/writeEpub.ts';
import { long } from '../../../support/long.ts';
import { picture } from '../../../support/pictures.ts';

const samples: Record<string, string[]> = {
  en: ['It rained.', '“Really?” she asked — twice.', 'A & B < C', 'The end…'],
  th: ['ฉันรักคุณ', 'เมื่อวานนี้ฉันไปตลาด', 'น้ำตาไหล'],
  ko: ['나는 오늘 학교에 갔다.', '“정말?” 그녀가 물었다.', '비가 왔다'],
  ru: ['Весь день шёл дождь.', '— Правда? — спросила она.', 'Ещё ёлка'],
};
const titles: Record<string, string[]> = { en: ['Rain'], th: ['ฝน'], ko: ['비'], ru: ['Дождь'] };

const content = (language: string) => {
  const piece = fc.constantFrom(...samples[language]!).map(escapeText);
  const inline = fc.oneof(
    piece,
    piece.map((text) => `<em>${text}</em>`),
    piece.map((text) => `<strong>${text}</strong>`),
    piece.map((text) => `<strong><em>${text}</em></strong>`),
    fc.tuple(piece, piece).map(([a, b]) => `${a}<br>${b}`),
  );
  return fc
    .array(
      inline.map((inner) => `<p>${inner}</p>`),
      { minLength: 1, maxLength: 6 },
    )
    .map((all) => all.join(''));
};
const books = fc.constantFrom('en', 'th', 'ko', 'ru').chain((language) =>
  fc
    .array(fc.record({ title: fc.constantFrom(null, ...titles[language]!), content: content(language) }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((chapters) =>
      createBook({
        language: language,
        chapters: chapters.map((one, at) => ({ number: at + 1, ...one })),
      }),
    ),
);
const createBook = (more: Partial<Book>): Book => ({
  key: 'story:1',
  title: 'The Long & Winding <Road>',
  author: 'Mira "M" Vale',
  language: 'en',
  synopsis: '',
  made_at: '2026-03-10T04:00:00.000Z',
  chapters: [{ number: 1, title: 'Rain', content: '<p>It rained.</p>' }],
  ...more,
});

test('a story that was written as a Word file is read back the same, word by word and look by look', long, async () => {
  await fc.assert(
    fc.asyncProperty(books, async (book) => {
      const { sections } = await readChapters(await writeDocx(book));
      const [front, ...chapters] = sections;
      expect(front).toMatchObject({ kind: 'front', title: null });
      expect(chapters.map(({ number, title, html }) => ({ number, title, content: html }))).toEqual(book.chapters);
    }),
    { numRuns: 25 },
  );
});

test('another reader finds the same chapters in it', long, async () => {
  await fc.assert(
    fc.asyncProperty(books, async (book) => {
      const buffer = Buffer.from(await writeDocx(book));
      const { value } = await mammoth.convertToHtml({ buffer });
      const texts = value
        .split('<h1>')
        .slice(-book.chapters.length)
        .map((part) => part.replace(/^.*?<\/h1>/, ''));
      expect(texts.map((html) => toPlainText(html.replaceAll('<br />', '<br>')))).toEqual(
        book.chapters.map((chapter) => toPlainText(chapter.content)),
      );
    }),
    { numRuns: 10 },
  );
});

describe('a Word file', () => {
  const readParts = async (more: Partial<Book>) => unzipSync(await writeDocx(createBook(more)));
  const readStyles = async (language: Book['language']) =>
    strFromU8((await readParts({ language }))['word/styles.xml']!);
  const styleNamed = (styles: string, id: string) => new RegExp(`w:styleId="${id}".*?</w:style>`, 's').exec(styles)![0];

  test('has a font and a size for each script, and a style for its headings', async () => {
    const styles = await readStyles('en');
    const [defaults] = /<w:docDefaults>.*<\/w:docDefaults>/s.exec(styles)!;
    expect(defaults).toMatch(
      /<w:rFonts(?=[^>]*w:ascii="Times New Roman")(?=[^>]*w:cs="[^"]+")(?=[^>]*w:eastAsia="[^"]+")/,
    );
    expect(defaults).toContain('<w:sz w:val="24"/><w:szCs w:val="24"/>');
    for (const id of ['Title', 'Heading1']) {
      expect(styleNamed(styles, id)).toContain('<w:jc w:val="center"/>');
      expect(styleNamed(styles, id)).toContain('Times New Roman');
      expect(styleNamed(styles, id)).toContain('<w:color w:val="000000"/>');
    }
    expect(styleNamed(styles, 'Heading1')).toContain('<w:keepNext/>');
  });

  test.each([
    ['fr', '<w:lang w:val="fr-FR"/>'],
    ['th', '<w:lang w:val="en-US" w:bidi="th-TH"/>'],
    ['ko', '<w:lang w:val="en-US" w:eastAsia="ko-KR"/>'],
  ] as const)('says of %s which script is to be proofread in it', async (language, lang) =>
    expect(await readStyles(language)).toContain(lang),
  );

  test('has its scene breaks in the middle, and they are read back', async () => {
    const content = '<p>a</p><p>* * *</p><p>b</p>';
    const book = createBook({ chapters: [{ number: 1, title: 'Rain', content }] });
    const bytes = await writeDocx(book);
    const text = strFromU8(unzipSync(bytes)['word/document.xml']!);
    expect(text).toMatch(/<w:jc w:val="center"\/><\/w:pPr><w:r><w:t[^>]*>\* \* \*/);
    expect((await readChapters(bytes)).sections.at(-1)!.html).toBe(content);
  });
});

test('what XML cannot hold does not come along', async () => {
  const book = createBook({
    title: 'a\u0001b\ud800',
    chapters: [{ number: 1, title: '\u0007Rain', content: '<p>x\u0000\u000by</p>' }],
  });
  const { sections } = await readChapters(await writeDocx(book));
  expect(sections.at(-1)).toMatchObject({ title: 'Rain', html: '<p>xy</p>' });
  expect(strFromU8(unzipSync(writeEpub(book))['book/chapter-1.xhtml']!)).toContain('<p>xy</p>');
});

describe('an EPUB', () => {
  const full = async () =>
    createBook({
      language: 'th',
      synopsis: 'A & B\n\nC',
      cover: new Uint8Array(await picture(600, 800).jpeg().toBuffer()),
      chapters: [
        {
          number: 1,
          title: null,
          content: '<p>a &amp; b &lt;c&gt;&nbsp;<em>d</em><br><strong><em>e</em></strong></p>',
        },
        { number: 2, title: 'ฝน & <ลม>', content: samples.th!.map((text) => `<p>${text}</p>`).join('') },
        { number: 3, title: 'Empty', content: '' },
      ],
    });

  test('has its cover, its language, and a file for each chapter in the table of contents', async () => {
    const parts = unzipSync(writeEpub(await full()));
    const names = Object.keys(parts);
    expect(names[0]).toBe('mimetype');
    expect(names).toEqual(expect.arrayContaining(['book/cover.jpg', 'book/chapter-1.xhtml', 'book/chapter-3.xhtml']));
    expect(strFromU8(parts['book/nav.xhtml']!)).toContain('<a href="chapter-2.xhtml">ตอนที่ 2: ฝน &amp; &lt;ลม&gt;</a>');
    expect(strFromU8(parts['book/book.opf']!)).toContain('<dc:language>th</dc:language>');
  });

  /** As Debian installs it: a program that Java runs. */
  const checker = '/usr/bin/epubcheck';
  if (!existsSync(checker)) console.warn('epubcheck is not installed: whether EPUB files are valid is NOT tested');

  test.skipIf(!existsSync(checker))('is found valid by epubcheck', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'epub-'));
    const file = path.join(folder, 'book.epub');
    for (const book of [await full(), createBook({})]) {
      writeFileSync(file, writeEpub(book));
      const output = execFileSync('java', ['-jar', checker, file], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      expect(output).toContain('No errors or warnings detected');
    }
    rmSync(folder, { recursive: true });
  });
});
