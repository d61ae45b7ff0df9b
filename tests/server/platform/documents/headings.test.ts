import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readChapters } from '#server/platform/documents/read.ts';
import { paragraph, rawDocx, relation, wordFile, type Line } from '../../../support/docx.ts';

const read = async (lines: readonly Line[]) => (await readChapters(await wordFile(lines))).sections;
const readRaw = async (inner: string, more = {}) => (await readChapters(rawDocx(inner, more))).sections;
type Sections = Awaited<ReturnType<typeof read>>;
const getNames = (sections: Sections) => sections.map(({ kind, number, title }) => [kind, number, title]);
const text = 'It rained all day, and nobody came to the house.';

test.each([
  ['Prologue', 'section'],
  ['Interlude', 'section'],
  ['Epilogue', 'section'],
  ['Author’s Note', 'section'],
  ['Part Two', 'part'],
  ['프롤로그', 'section'],
  ['외전', 'section'],
  ['บทนำ', 'section'],
  ['ตอนพิเศษ', 'section'],
  ['Пролог', 'section'],
  ['Часть вторая', 'part'],
  ['Bagian 3', 'part'],
  ['Parte dos', 'part'],
  ['Épilogue', 'section'],
  ['Epílogo', 'section'],
])('%s is a row of its own, and no text of the chapter before', async (line, kind) => {
  for (const heading of [line, { heading: line }])
    expect(await read(['Chapter 1: Rain', text, heading, text, 'Chapter 2: Snow', text])).toMatchObject([
      { kind: 'chapter', number: 1, html: `<p>${text}</p>` },
      { kind, number: null, title: line, html: `<p>${text}</p>` },
      { kind: 'chapter', number: 2, html: `<p>${text}</p>` },
    ]);
});

test.each([
  ['EP.6', 6, null],
  ['Episode 9', 9, null],
  ['에피소드 9', 9, null],
  ['Volume 1 Chapter 28', 28, 1],
  ['Chapter the Fifth', 5, null],
  ['Cap 5', 5, null],
])('%s is chapter %i', async (line, number, part) => {
  expect(await read(['Chapter 1: Rain', text, line, text])).toMatchObject([
    { number: 1 },
    { number, part, title: null },
  ]);
});

describe('a heading by its style alone', () => {
  test('is a row, whatever it says', async () => {
    expect(getNames(await read([{ heading: 'Rain' }, text, { heading: 'Snow' }, text]))).toEqual([
      ['section', null, 'Rain'],
      ['section', null, 'Snow'],
    ]);
  });

  test('above all chapters is the title of the book', async () => {
    const styled = (line: string, level: number) => paragraph(line, `<w:outlineLvl w:val="${level}"/>`);
    const sections = await readRaw(
      styled('The Book', 0) + paragraph('by Mira') + styled('Chapter 1', 1) + paragraph(text) + styled('Chapter 2', 1),
    );
    expect(getNames(sections)).toEqual([
      ['front', null, 'The Book'],
      ['chapter', 1, null],
      ['chapter', 2, null],
    ]);
  });

  test('below a chapter is a row too, but right below its number the title', async () => {
    const styled = (line: string, level: number) => paragraph(line, `<w:outlineLvl w:val="${level}"/>`);
    const sections = await readRaw(
      styled('Chapter 1', 0) + styled('Rain', 1) + paragraph(text) + styled('1. Morning', 1) + paragraph(text),
    );
    expect(getNames(sections)).toEqual([
      ['chapter', 1, 'Rain'],
      ['section', null, '1. Morning'],
    ]);
  });
});

describe('bare numbers', () => {
  test('that count are the headings of chapters', async () => {
    const sections = await read(['1. Rain', text, '2. Snow', text, '3', text, 'IV', text]);
    expect(getNames(sections)).toEqual([
      ['chapter', 1, 'Rain'],
      ['chapter', 2, 'Snow'],
      ['chapter', 3, null],
      ['chapter', 4, null],
    ]);
  });

  test('go on after the chapters of a file', async () => {
    expect(getNames(await read(['Chapter 25: Sun', text, '26. Rain', text, 'Chapter 27', text]))).toEqual([
      ['chapter', 25, 'Sun'],
      ['chapter', 26, 'Rain'],
      ['chapter', 27, null],
    ]);
  });

  test('may begin a file with any', async () => {
    expect(getNames(await read(['26. Rain', text, '27. Snow', text]))).toEqual([
      ['chapter', 26, 'Rain'],
      ['chapter', 27, 'Snow'],
    ]);
  });

  test('alone are chapters where these are long, and scenes where they are short', async () => {
    const long = `${text} `.repeat(40);
    expect(getNames(await read(['1', long, '2', long]))).toEqual([
      ['chapter', 1, null],
      ['chapter', 2, null],
    ]);
    expect(await read(['1', text, '2', text])).toMatchObject([
      { number: null, unread_headings: [{ paragraph: 0 }, { paragraph: 2 }] },
    ]);
  });

  test('of lists and scenes are text', async () => {
    const list = ['Chapter 1: List', 'She wrote:', '1. Milk', '2. Eggs', '3. Bread', text];
    const scenes = ['Chapter 2: Scenes', '1', text, '2', text, '3', text];
    const sections = await read([...list, ...scenes, 'Chapter 3', text]);
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(sections[0]!.html).toContain('<p>1. Milk</p><p>2. Eggs</p>');
    expect(sections[1]!.html).toContain('<p>3</p>');
  });
});

test('parts without chapters are the chapters', async () => {
  expect(getNames(await read(['Part 1', text, 'Part 2: Snow', text]))).toEqual([
    ['chapter', 1, null],
    ['chapter', 2, 'Snow'],
  ]);
  expect(getNames(await read(['Part 12', `${text} `.repeat(40)]))).toEqual([['chapter', 12, null]]);
  expect(getNames(await read(['Part Two', text]))).toEqual([['part', null, 'Part Two']]);
});

describe('the title on the line below', () => {
  test.each([
    ['a short line that is no sentence', [paragraph('Chapter 1'), paragraph('The Fall'), paragraph(text)]],
    [
      'a line in the middle',
      [paragraph('Chapter 1'), paragraph('Who fell?', '<w:jc w:val="center"/>'), paragraph(text)],
    ],
    [
      'a line in the middle below a styled heading',
      [
        paragraph('Chapter 1', '<w:outlineLvl w:val="0"/>'),
        paragraph('The Fall', '<w:jc w:val="center"/>'),
        paragraph(text),
      ],
    ],
  ])('is taken: %s', async (_, lines) => {
    const [section] = await readRaw(lines.join(''));
    expect(section).toMatchObject({ number: 1, title_below: true, html: `<p>${text}</p>` });
    expect(['The Fall', 'Who fell?']).toContain(section!.title);
  });

  test.each([
    ['a sentence', 'It rained.'],
    ['speech', '“Rain”'],
    ['the middle of one', 'and it rained'],
    ['a long line', 'The rain that fell over the old roofs of the town by the sea'],
  ])('is text where it is %s', async (_, line) => {
    const [section] = await read(['Chapter 1', line, text]);
    expect(section).toMatchObject({ title: null, title_below: false, html: `<p>${line}</p><p>${text}</p>` });
  });

  test('is text below a heading that has a style, where it has none', async () => {
    expect(await read([{ heading: 'Chapter 1' }, 'The Fall', text])).toMatchObject([{ title: null }]);
  });

  test('is text where nothing else is', async () => {
    expect(await read(['Chapter 1', 'The Fall'])).toMatchObject([{ title: null, html: '<p>The Fall</p>' }]);
  });
});

test.each(['page', 'column'])('a heading behind a %s break within a paragraph is found', async (type) => {
  const inner = `${paragraph('Chapter 1: Rain')}<w:p><w:r><w:t>It rained.</w:t><w:br w:type="${type}"/><w:t>Chapter 2: Snow</w:t></w:r></w:p>${paragraph('It snowed.')}`;
  expect((await readRaw(inner)).map(({ number, html }) => [number, html])).toEqual([
    [1, '<p>It rained.</p>'],
    [2, '<p>It snowed.</p>'],
  ]);
});

test('a row names all its unread headings, and where they stand', async () => {
  const [section] = await read([
    'Chapter 3',
    text,
    'Chapter 4-5',
    text,
    { runs: ['It rained.', { text: 'Chapter 34 the end', break: 1 }, { text: 'It snowed.', break: 1 }] },
    'Prologue to a war',
    text,
  ]);
  expect(section!.unread_headings).toEqual([
    { paragraph: 1, line: 0, text: 'Chapter 4-5' },
    { paragraph: 3, line: 1, text: 'Chapter 34 the end' },
    { paragraph: 4, line: 0, text: 'Prologue to a war' },
  ]);
});

test('a line that only looks like a heading is told: bold, and in the middle or first on its page', async () => {
  const bold = (line: string, properties: string) =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>${line}</w:t></w:r></w:p>`;
  const [section] = await readRaw(
    paragraph('Chapter 1: Rain') +
      paragraph(text) +
      bold('The Storm', '<w:pageBreakBefore/>') +
      paragraph(text) +
      bold('The Calm', '<w:jc w:val="center"/>') +
      bold('Stop!', '<w:jc w:val="center"/>') +
      bold('Only bold', ''),
  );
  expect(section!.unread_headings.map((one) => one.text)).toEqual(['The Storm', 'The Calm']);
});

test('a typed table of contents is left out, with sections that have no number', async () => {
  const contents = ['Prologue\t1', 'Chapter 1: Rain\t3', 'Epilogue ..... 9'];
  const sections = await read([...contents, 'Prologue', text, 'Chapter 1: Rain', text, 'Epilogue', text]);
  expect(getNames(sections)).toEqual([
    ['section', null, 'Prologue'],
    ['chapter', 1, 'Rain'],
    ['section', null, 'Epilogue'],
  ]);
});

test('a table of contents that Word made is left out, whatever its styles', async () => {
  const made = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${paragraph('Contents')}${paragraph('Chapter 1')}${paragraph('Rain')}</w:sdtContent></w:sdt>`;
  expect(getNames(await readRaw(made + paragraph('Chapter 1: Rain') + paragraph(text)))).toEqual([
    ['chapter', 1, 'Rain'],
  ]);
});

test('a file without any heading is one row', async () => {
  expect(await read([text, text])).toMatchObject([
    { kind: 'section', number: null, title: null, paragraph_words: [10, 10] },
  ]);
});

describe('headings that Word numbers by itself', () => {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const level = (n: number, label: string, more = '') =>
    `<w:lvl w:ilvl="${n}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${label}"/>${more}</w:lvl>`;
  const list = (id: number, levels: string) =>
    `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
  const files = (lists: string, styles = '') => ({
    parts: {
      'word/numbering.xml': strToU8(`<w:numbering ${w}>${lists}</w:numbering>`),
      'word/styles.xml': strToU8(`<w:styles ${w}>${styles}</w:styles>`),
    },
    relations: relation('numbering', 'numbering.xml') + relation('styles', 'styles.xml'),
  });
  const listed = (line: string, id: number, depth = 0, more = '') =>
    paragraph(line, `${more}<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>`);
  const outline = '<w:outlineLvl w:val="0"/>';
  const heading1 = (more: string) =>
    `<w:style w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr>${more}</w:pPr></w:style>`;
  const styled = (line: string) => paragraph(line, '<w:pStyle w:val="Heading1"/>');

  test('have the number that the writer sees', async () => {
    const inner = listed('Rain', 1, 0, outline) + paragraph(text) + listed('', 1, 0, outline) + paragraph(text);
    expect(getNames(await readRaw(inner, files(list(1, level(0, 'Chapter %1')))))).toEqual([
      ['chapter', 1, 'Rain'],
      ['chapter', 2, null],
    ]);
  });

  test('also where the style has the number', async () => {
    const numbered = files(
      list(3, level(0, 'Chapter %1:', '<w:pStyle w:val="Heading1"/>')),
      heading1('<w:numPr><w:numId w:val="3"/></w:numPr>'),
    );
    const unnumbered = paragraph('Prologue', '<w:pStyle w:val="Heading1"/><w:numPr><w:numId w:val="0"/></w:numPr>');
    const inner = unnumbered + paragraph(text) + styled('Rain') + paragraph(text) + styled('Snow') + paragraph(text);
    expect(getNames(await readRaw(inner, numbered))).toEqual([
      ['section', null, 'Prologue'],
      ['chapter', 1, 'Rain'],
      ['chapter', 2, 'Snow'],
    ]);
  });

  test('in Roman, by a list of two levels, and with a start of its own', async () => {
    const levels =
      '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="Part %1"/></w:lvl>' +
      level(1, '%1.%2');
    const numbering = list(1, levels).replace(
      '</w:num>',
      '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="2"/></w:lvlOverride></w:num>',
    );
    const inner =
      listed('Winter', 1, 0, outline) + listed('Rain', 1, 1, outline) + paragraph(text) + listed('Snow', 1, 1, outline);
    expect(
      (await readRaw(inner + paragraph(text), files(numbering))).map(({ number, part, title }) => [
        number,
        part,
        title,
      ]),
    ).toEqual([
      [null, 2, 'Part 2 Winter'],
      [1, 2, 'Rain'],
      [2, 2, 'Snow'],
    ]);
  });

  test('and lines of a list that count the chapters', async () => {
    const inner = listed('Rain', 1) + paragraph(text) + listed('Snow', 1) + paragraph(text);
    expect(getNames(await readRaw(inner, files(list(1, level(0, '%1.')))))).toEqual([
      ['chapter', 1, 'Rain'],
      ['chapter', 2, 'Snow'],
    ]);
  });

  test('but no list within a text, whose numbers are told to be left out', async () => {
    const inner =
      paragraph('Chapter 1: List') + paragraph(text) + ['Milk', 'Eggs'].map((line) => listed(line, 1)).join('');
    expect(await readRaw(inner + paragraph(text), files(list(1, level(0, '%1.'))))).toMatchObject([
      { number: 1, html: `<p>${text}</p><p>Milk</p><p>Eggs</p><p>${text}</p>`, left_out: { list_mark: 2 } },
    ]);
  });
});
