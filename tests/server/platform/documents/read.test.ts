import * as fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { escapeText, toPlainText } from '#domain/chapters/chapterText.ts';
import { countWords } from '#domain/kit/wordCount.ts';
import { cleanHtml } from '#server/features/chapters/html.ts';
import { readChapters } from '#server/platform/documents/read.ts';
import { paragraph, plainChapter, rawDocx, relation, wordFile, type Line } from '../../../support/docx.ts';
import { long } from '../../../support/long.ts';

const read = async (lines: readonly Line[]) => (await readChapters(await wordFile(lines))).sections;
const readRaw = async (inner: string, more = {}) => (await readChapters(rawDocx(inner, more))).sections;
const sumWords = ({ paragraph_words }: { paragraph_words: number[] }) =>
  paragraph_words.reduce((sum, one) => sum + one, 0);

test.each([
  ['en', 'Chapter 1: Rain', 'It rained all day.', 'Rain', 4],
  ['th', 'บทที่ ๑ ฝน', 'ฉันรักคุณ', 'ฝน', 3],
  ['ko', '제1장 비', '나는 오늘 학교에 갔다.', '비', 4],
  ['ru', 'Глава 1. Дождь', 'Весь день шёл дождь.', 'Дождь', 4],
])('a file in %s is split at its headings', async (language, heading, text, title, words) => {
  const sections = await read([heading, text, { heading: heading.replace(/1|๑/, '2') }, text, text]);
  expect(sections).toEqual([
    {
      kind: 'chapter',
      heading,
      number: 1,
      part: null,
      title,
      html: `<p>${text}</p>`,
      paragraph_words: [words],
      repeats_number: false,
      title_below: false,
      scene_breaks: 0,
      unread_headings: [],
      left_out: {},
    },
    expect.objectContaining({
      number: 2,
      title,
      html: `<p>${text}</p><p>${text}</p>`,
      paragraph_words: [words, words],
    }),
  ]);
});

test('bold, italics and soft returns are kept, other looks are not', async () => {
  const runs = [
    'plain ',
    { text: 'bold', bold: true },
    { text: ' both', bold: true, italics: true },
    { text: ' slanted', italics: true, color: 'ff0000', size: 40, underline: {} },
    { text: 'next line', break: 1 },
    { text: ' <b>&amp;</b>' },
  ];
  const sections = await read(['Chapter 1', { runs }]);
  expect(sections[0]!.html).toBe(
    '<p>plain <strong>bold</strong><strong><em> both</em></strong><em> slanted</em><br>next line &lt;b&gt;&amp;amp;&lt;/b&gt;</p>',
  );
});

describe('headings', () => {
  test('may share a paragraph with the title or the text', async () => {
    const sections = await read([
      { runs: ['Chapter 1: Rain', { text: 'It rained.', break: 1 }] },
      { heading: 'Chapter 2' },
      { heading: 'Snow' },
      'It snowed.',
    ]);
    expect(sections.map(({ title, html }) => [title, html])).toEqual([
      ['Rain', '<p>It rained.</p>'],
      ['Snow', '<p>It snowed.</p>'],
    ]);
  });

  test('that only list the contents are left out', async () => {
    const contents = ['Chapter 1: Rain\t3', 'Chapter 2: Snow\t9'];
    const sections = await read([...contents, 'Chapter 1: Rain', 'It rained.', 'Chapter 2: Snow', 'It snowed.']);
    expect(sections.map(({ number, title, repeats_number }) => [number, title, repeats_number])).toEqual([
      [1, 'Rain', false],
      [2, 'Snow', false],
    ]);
  });

  test('without text stay, so that the author sees them', async () => {
    const sections = await read(['Chapter 1', 'Chapter 2', 'Text.']);
    expect(sections.map((section) => [section.number, sumWords(section)])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test.each([
    ['in the title', ['Chapter 3: Chapter 3: Rain', 'It rained.']],
    ['on two lines', ['Chapter 3', 'Chapter 3: Rain', 'It rained.']],
  ])('that say the number twice %s are taken once, and told', async (_, lines) => {
    expect(await read(lines)).toMatchObject([
      { number: 3, title: 'Rain', html: '<p>It rained.</p>', repeats_number: true, unread_headings: [] },
    ]);
  });

  test.each(['Chapter 4-5', 'Chapter 34 the end', 'Chapter 12, in which I die', 'Chapter 13?', 'Chapter 18/19'])(
    'that nobody can read are told: %s',
    async (line) => {
      const sections = await read(['Chapter 3', 'It rained.', line, 'It snowed.']);
      expect(sections).toMatchObject([
        { number: 3, repeats_number: false, unread_headings: [{ paragraph: 1, line: 0, text: line }] },
      ]);
    },
  );

  test('within a paragraph are headings too', async () => {
    const text = { text: 'It rained.', break: 1 };
    const sections = await read([{ runs: ['Chapter 1', text, { text: 'Chapter 2: Snow', break: 1 }, text] }]);
    expect(sections.map(({ number, title, html }) => [number, title, html])).toEqual([
      [1, null, '<p>It rained.</p>'],
      [2, 'Snow', '<p>It rained.</p>'],
    ]);
  });
});

test('what comes before the first heading is a row of its own', async () => {
  expect(await read(['A Novel', 'by Mira Vale', 'Chapter 1', 'It rained.'])).toMatchObject([
    { kind: 'front', number: null, title: null, html: '<p>A Novel</p><p>by Mira Vale</p>' },
    { kind: 'chapter', number: 1, html: '<p>It rained.</p>' },
  ]);
});

describe('Word has more than paragraphs', () => {
  const read = async (inner: string, more = {}) => (await readRaw(paragraph('Chapter 1') + inner, more))[0]!.html;
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  const joined = (text: string, mark = '<w:del/>') => paragraph(text, `<w:rPr>${mark}</w:rPr>`);

  test.each([
    [
      'a table',
      `<w:tbl><w:tr><w:tc>${paragraph('a')}</w:tc><w:tc>${paragraph('b')}</w:tc></w:tr></w:tbl>`,
      '<p>a</p><p>b</p>',
    ],
    ['a list', paragraph('one', '<w:numPr><w:ilvl w:val="0"/></w:numPr>'), '<p>one</p>'],
    [
      'a scene break of close stars',
      paragraph('a') + paragraph('***') + paragraph('b'),
      '<p>a</p><p>* * *</p><p>b</p>',
    ],
    ['a scene break of stars', paragraph('a') + paragraph('* * *') + paragraph('b'), '<p>a</p><p>* * *</p><p>b</p>'],
    [
      'a line under nothing',
      `${paragraph('a')}<w:p><w:pPr><w:pBdr/></w:pPr></w:p>${paragraph('b')}`,
      '<p>a</p><p>* * *</p><p>b</p>',
    ],
    ['empty paragraphs', `${paragraph(' ')}<w:p/>${paragraph('a')}`, '<p>a</p>'],
    ['a link', `<w:p>${run('a ')}<w:hyperlink>${run('link')}</w:hyperlink></w:p>`, '<p>a link</p>'],
    [
      'a tracked change',
      `<w:p><w:ins>${run('new')}</w:ins><w:del>${run('old')}</w:del><w:moveFrom>${run('x')}</w:moveFrom></w:p>`,
      '<p>new</p>',
    ],
    [
      'paragraphs that a tracked change joined',
      `${joined('a', '<w:del/>')}${joined('b', '<w:moveFrom/>')}${paragraph('c')}${paragraph('d')}`,
      '<p>abc</p><p>d</p>',
    ],
    [
      'a paragraph that a tracked change deleted',
      `${paragraph('a')}<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:del>${run('x')}</w:del></w:p>${paragraph('b')}`,
      '<p>a</p><p>b</p>',
    ],
    [
      'paragraphs without an end before something else ends',
      `<w:tbl><w:tr><w:tc>${joined('a')}</w:tc><w:tc>${joined('b')}</w:tc></w:tr></w:tbl>${paragraph('c')}${joined('d')}`,
      '<p>a</p><p>b</p><p>c</p><p>d</p>',
    ],
    [
      'looks that a tracked change took away',
      `<w:p><w:r><w:rPr><w:rPrChange><w:rPr><w:vanish/><w:b/></w:rPr></w:rPrChange></w:rPr><w:t>seen</w:t></w:r></w:p>`,
      '<p>seen</p>',
    ],
    [
      'a line that a tracked change took away',
      `${paragraph('a')}<w:p><w:pPr><w:pPrChange><w:pPr><w:pBdr/></w:pPr></w:pPrChange></w:pPr></w:p>`,
      '<p>a</p>',
    ],
    ['hidden text', `<w:p>${run('a')}<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r></w:p>`, '<p>a</p>'],
    [
      'bold that is off',
      `<w:p><w:r><w:rPr><w:b w:val="0"/><w:i w:val="false"/></w:rPr><w:t>a</w:t></w:r></w:p>`,
      '<p>a</p>',
    ],
    [
      'looks for scripts such as Thai, noted where they apply to nothing',
      `<w:p><w:r><w:rPr><w:bCs/><w:iCs/></w:rPr><w:t>a</w:t></w:r></w:p>`,
      '<p>a</p>',
    ],
    [
      'tabs, breaks and hyphens',
      `<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r></w:p>`,
      '<p>a b<br>c\u2011d</p>',
    ],
    [
      'a text box, which stands in the file twice',
      `<w:p>${run('a')}<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('box')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('box')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      '<p>box</p><p>a</p>',
    ],
    [
      'what stands behind a text box in the same run, with its look',
      `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t><w:pict><w:txbxContent>${paragraph('box')}</w:txbxContent></w:pict><w:t> b</w:t></w:r></w:p>`,
      '<p>box</p><p><strong>a b</strong></p>',
    ],
    ['a field', `<w:p><w:r><w:instrText>PAGE</w:instrText></w:r>${run('7')}</w:p>`, '<p>7</p>'],
  ])('%s', async (_, inner, html) => {
    expect(await read(inner)).toBe(html);
  });

  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

  test('notes, which come in brackets where their number stands', async () => {
    const note = (id: string, text: string) => `<w:footnote w:id="${id}">${paragraph(text)}</w:footnote>`;
    const parts = {
      'word/footnotes.xml': strToU8(`<w:footnotes ${w}>${note('1', 'said twice')}${note('2', '')}</w:footnotes>`),
    };
    const reference = (id: string) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
    const inner = `<w:p>${run('Rain')}${reference('1')}${run(' fell')}${reference('2')}</w:p>`;
    expect(await read(inner, { parts, relations: relation('footnotes', 'footnotes.xml') })).toBe(
      '<p>Rain [said twice] fell</p>',
    );
  });

  test('styles, whose ids are in the language of the Word that made them', async () => {
    const style = (id: string, name: string, more = '') =>
      `<w:style w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
    const sheet = [
      style('1', 'heading 1'),
      style('10', 'Kapitel', '<w:basedOn w:val="1"/>'),
      style('11', 'toc 1'),
      style('a', 'Emphasis', '<w:rPr><w:i/></w:rPr>'),
      style('loop', 'loop', '<w:basedOn w:val="loop"/>'),
    ].join('');
    const formerly = (id: string) => `<w:pPrChange><w:pPr><w:pStyle w:val="${id}"/></w:pPr></w:pPrChange>`;
    const sections = await readRaw(
      paragraph('Chapter 9 in the contents', '<w:pStyle w:val="11"/>') +
        paragraph('Chapter 1 the return', '<w:pStyle w:val="10"/>') +
        `<w:p><w:pPr><w:pStyle w:val="loop"/></w:pPr><w:r><w:rPr><w:rStyle w:val="a"/></w:rPr><w:t>slanted</w:t></w:r></w:p>` +
        paragraph('no contents', formerly('11')),
      {
        parts: { 'word/styles.xml': strToU8(`<w:styles ${w}>${sheet}</w:styles>`) },
        relations: relation('styles', 'styles.xml'),
      },
    );
    expect(sections).toMatchObject([
      { number: 1, title: 'the return', html: '<p><em>slanted</em></p><p>no contents</p>' },
    ]);
  });

  test('another prefix for its own names', async () => {
    const inner = `<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body>${plainChapter().replaceAll('w:', 'x:')}</x:body></x:document>`;
    const file = rawDocx('', { parts: { 'word/document.xml': strToU8(inner) } });
    expect((await readChapters(file)).sections).toMatchObject([{ number: 1, paragraph_words: [20] }]);
  });
});

test('a text is what the editor would keep of it, so that the same file again changes nothing', long, async () => {
  const piece = fc.record({
    text: fc.string({
      unit: fc.constantFrom('a', ' ', 'é', 'e\u0301', '<', '&', '"', '\u00a0', '\n', 'ท', '“'),
    }),
    bold: fc.boolean(),
    italics: fc.boolean(),
  });
  const createRun = ({ text, bold, italics }: { text: string; bold: boolean; italics: boolean }) =>
    `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${italics ? '<w:i/>' : ''}</w:rPr>${escapeText(text)
      .split('\n')
      .map((line) => `<w:t xml:space="preserve">${line}</w:t>`)
      .join('<w:br/>')}</w:r>`;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(piece, { maxLength: 5 }), { maxLength: 5 }), async (paragraphs) => {
      const inner = paragraphs.map((runs) => `<w:p>${runs.map(createRun).join('')}</w:p>`).join('');
      for (const { html, paragraph_words } of await readRaw(paragraph('Chapter 1') + inner)) {
        expect(cleanHtml(html)).toBe(html);
        expect(paragraph_words).toHaveLength(html.split('</p>').length - 1);
        expect(countWords(toPlainText(html))).toBe(paragraph_words.reduce((sum, one) => sum + one, 0));
      }
    }),
    { numRuns: 200 },
  );
});
