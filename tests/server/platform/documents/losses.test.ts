import { describe, expect, test } from 'vitest';
import { readChapters } from '#server/platform/documents/read.ts';
import { paragraph, rawDocx } from '../../../support/docx.ts';

const read = async (inner: string) => (await readChapters(rawDocx(paragraph('Chapter 1: Rain') + inner))).sections[0]!;
const run = (inner: string) => `<w:r>${inner}</w:r>`;
const t = (text: string) => run(`<w:t xml:space="preserve">${text}</w:t>`);
const sym = (font: string, char: string) => run(`<w:sym w:font="${font}" w:char="${char}"/>`);
const many = (count: number) => Array.from({ length: count }, (_, n) => paragraph(`Line ${n}.`)).join('');
const picture = (inches: number) =>
  `<w:p>${run(`<w:drawing><wp:inline><wp:extent cx="914400" cy="${914_400 * inches}"/><pic:pic/></wp:inline></w:drawing>`)}</w:p>`;

describe('signs of symbol fonts', () => {
  test.each([
    [
      'quotation marks of WordPerfect',
      sym('WP TypographicSymbols', 'F041') + t('Rain') + sym('WP TypographicSymbols', '0040'),
      '“Rain”',
    ],
    [
      'quotation marks of a text font',
      sym('Times New Roman', '201C') + t('Rain') + sym('Times New Roman', 'F094'),
      '“Rain”',
    ],
    ['an arrow and a Greek letter', sym('Symbol', 'F0AE') + sym('Symbol', 'F061'), '→α'],
    ['a star', sym('Wingdings', 'F0AB'), '★'],
  ])('are kept: %s', async (_, inner, text) => {
    expect((await read(`<w:p>${inner}</w:p>`)).html).toBe(`<p>${text}</p>`);
  });

  test.each([
    ['Wingdings', 'F0FF0'],
    ['Symbol', 'FFFF'],
    ['Arial', 'E123'],
    ['Arial', 'zz'],
    ['Arial', 'D800'],
    ['', ''],
  ])('are told where nobody knows them: %s %s', async (font, char) => {
    expect(await read(`<w:p>${t('Rain')}${sym(font, char)}</w:p>`)).toMatchObject({
      html: '<p>Rain</p>',
      left_out: { symbol: 1 },
    });
  });
});

test('a tab that aligns is a space', async () => {
  expect((await read(`<w:p>${t('a')}${run('<w:ptab w:alignment="right"/>')}${t('b')}</w:p>`)).html).toBe('<p>a b</p>');
});

describe('a formula', () => {
  const m = (tag: string, inner: string) => `<m:${tag}>${inner}</m:${tag}>`;
  const text = (value: string) => m('r', m('t', value));
  test.each([
    ['x=2', text('x=2')],
    ['x^2', m('sSup', m('e', text('x')) + m('sup', text('2')))],
    ['(a+b)/2', m('f', m('num', text('a+b')) + m('den', text('2')))],
    ['√(x+1)', m('rad', m('deg', '') + m('e', text('(x+1)')))],
  ])('is kept as a line of text, and told: %s', async (line, inner) => {
    expect(await read(`<w:p>${t('It is ')}<m:oMath>${inner}</m:oMath>${t('.')}</w:p>`)).toMatchObject({
      html: `<p>It is ${line}.</p>`,
      left_out: { formula: 1 },
    });
  });
});

test.each([
  ['a part of another file', '<w:altChunk r:id="r"/>', 'embedded_file'],
  ['a document that it is the master of', '<w:p><w:subDoc r:id="r"/></w:p>', 'linked_document'],
  ['a picture', picture(3), 'picture'],
  [
    'an old picture',
    `<w:p>${run('<w:pict><v:shape style="height:200pt"><v:imagedata/></v:shape></w:pict>')}</w:p>`,
    'picture',
  ],
  ['a chart', `<w:p>${run('<w:drawing><c:chart/></w:drawing>')}</w:p>`, 'object'],
  [
    'a sheet with its picture',
    `<w:p>${run('<w:object><v:shape><v:imagedata/></v:shape><o:OLEObject/></w:object>')}</w:p>`,
    'object',
  ],
  ['a comment', `<w:p>${run('<w:commentReference w:id="1"/>')}</w:p>`, 'comment'],
])('%s is told in its row', async (_, inner, kind) => {
  expect(await read(paragraph('It rained.') + inner + paragraph('It snowed.'))).toMatchObject({
    html: '<p>It rained.</p><p>It snowed.</p>',
    left_out: { [kind]: 1 },
  });
});

test('what is left out is told where it stood', async () => {
  const inner =
    picture(3) +
    paragraph('It rained.') +
    paragraph('Chapter 2: Snow') +
    picture(3) +
    picture(3) +
    paragraph('It snowed.');
  const { sections } = await readChapters(rawDocx(paragraph('Chapter 1: Rain') + inner));
  expect(sections.map(({ left_out }) => left_out)).toEqual([{ picture: 1 }, { picture: 2 }]);
});

describe('a scene break', () => {
  test('is an empty line where none stands between paragraphs', async () => {
    const section = await read(`${many(4)}<w:p/>${many(2)}`);
    expect(section).toMatchObject({ scene_breaks: 1 });
    expect(section.html).toContain('<p>Line 3.</p><p>* * *</p><p>Line 0.</p>');
    expect(section.paragraph_words).toEqual([2, 2, 2, 2, 0, 2, 2]);
  });

  test('is two where one stands between all', async () => {
    const spaced = (count: number) => many(count).replaceAll('</w:p>', '</w:p><w:p/>');
    const section = await read(`${spaced(5)}<w:p/>${spaced(2)}`);
    expect(section.html.match(/\* \* \*/g)).toHaveLength(1);
    expect(section.html).toContain('<p>Line 4.</p><p>* * *</p>');
  });

  test('is none where lines are empty here and there', async () => {
    const section = await read(many(3).replaceAll('</w:p>', '</w:p><w:p/>') + many(3));
    expect(section).toMatchObject({ scene_breaks: 0 });
  });

  test('is not doubled beside one that the writer made, nor at the ends of a chapter', async () => {
    const section = await read(`<w:p/>${many(6)}<w:p/>${paragraph('***')}<w:p/>${many(6)}<w:p/><w:p/>`);
    expect(section).toMatchObject({ scene_breaks: 0 });
    expect(section.html.match(/\*/g)).toHaveLength(3);
  });

  test('is an ornament too, which is told as a picture', async () => {
    expect(await read(many(2) + picture(0.5) + many(1))).toMatchObject({
      html: '<p>Line 0.</p><p>Line 1.</p><p>* * *</p><p>Line 0.</p>',
      left_out: { picture: 1 },
    });
  });
});
