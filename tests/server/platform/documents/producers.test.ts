import { readFileSync } from 'node:fs';
import path from 'node:path';
import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '#domain/chapters/chapterText.ts';
import { readChapters } from '#server/platform/documents/read.ts';
import { byGoogleDocs, byPages, byWord, type FormLine } from '../../../support/wordForms.ts';

/** Files that were written by the programs they are named after; the texts are in the public domain. */
const written = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../support/wordFiles', `${name}.docx`));

type Row = [kind: string, number: number | null, title: string | null];
const readRows = async (file: Uint8Array): Promise<Row[]> =>
  (await readChapters(file)).sections.map(({ kind, number, title }) => [kind, number, title]);

const programs: [name: string, rows: Row[]][] = [
  [
    'pandoc',
    [
      ['front', null, null],
      ['section', null, 'Prologue'],
      ['part', null, 'Part One'],
      ['chapter', 1, 'Down the Rabbit-Hole'],
      ['chapter', 2, 'The Pool of Tears'],
      ['section', null, 'Author’s Note'],
      ['section', null, 'Epilogue'],
    ],
  ],
  [
    'python-docx',
    [
      ['front', null, null],
      ['section', null, 'Preface'],
      ['chapter', 1, 'Looking-Glass House'],
      ['chapter', 2, 'The Garden of Live Flowers'],
    ],
  ],
  [
    'libreoffice-ru',
    [
      ['front', null, null],
      ['section', null, 'Пролог'],
      ['chapter', 1, 'Утро'],
      ['chapter', 2, null],
      ['part', null, 'Часть вторая'],
      ['chapter', 3, 'Вечер'],
    ],
  ],
  [
    'libreoffice-fr',
    [
      ['front', null, null],
      ['section', null, 'Prologue'],
      ['chapter', 1, 'Le soir'],
      ['chapter', 2, 'Le matin'],
      ['section', null, 'Note de l’auteur'],
    ],
  ],
];

describe.each(programs)('a file of %s', (name, rows) => {
  test('has all its sections as rows', async () => {
    expect(await readRows(written(name))).toEqual(rows);
  });

  test('has all the text that another reader finds, in the same order', async () => {
    const { value } = await mammoth.extractRawText({ buffer: written(name) });
    const { sections } = await readChapters(written(name));
    const bare = (text: string) => text.replace(/\[.*?\]|[^\p{L}]/gu, '');
    // What is numbered by itself is in no text, and notes stand at the end there.
    const own = sections.map(
      ({ heading, html }) => bare(heading).replace(/^(Глава|Chapitre)/, '') + bare(toPlainText(html)),
    );
    expect(bare(value.replace('Table of Contents', ''))).toContain(own.join(''));
  });
});

const text = 'Call me Ishmael. Some years ago, never mind how long precisely, I thought I would sail about a little.';
const novel: FormLine[] = [
  { heading: 'Prologue', level: 2 },
  text,
  'page',
  { heading: 'Loomings' },
  text,
  text,
  text,
  text,
  '',
  text,
  'page',
  { heading: 'The Carpet-Bag' },
  text,
  { heading: 'Author’s Note', level: 2 },
  text,
];

test('a book in the form of Word has its numbers, its sections and its scene break', async () => {
  const { sections } = await readChapters(byWord(novel));
  expect(sections.map(({ number, title, scene_breaks }) => [number, title, scene_breaks])).toEqual([
    [null, 'Prologue', 0],
    [1, 'Loomings', 1],
    [2, 'The Carpet-Bag', 0],
    [null, 'Author’s Note', 0],
  ]);
  expect(sections[2]!.html).toBe(`<p>${text}</p>`);
});

test.each([
  ['Google Docs', byGoogleDocs],
  ['Pages', byPages],
])('a book in the form of %s has a row for each heading', async (_, write) => {
  const { sections } = await readChapters(write(novel));
  expect(sections.map(({ number, title, scene_breaks }) => [number, title, scene_breaks])).toEqual([
    [null, 'Prologue', 0],
    [null, 'Loomings', 1],
    [null, 'The Carpet-Bag', 0],
    [null, 'Author’s Note', 0],
  ]);
  for (const heading of ['Chapter 1: Loomings', '1. Loomings', 'EP.1 Loomings'])
    expect((await readChapters(write([{ heading }, text]))).sections).toMatchObject([{ number: 1, title: 'Loomings' }]);
});

test.each([
  ['Google Docs', byGoogleDocs],
  ['Pages', byPages],
  ['Word', byWord],
])('a book in the form of %s whose headings have no style is split too', async (_, write) => {
  const lines = ['Chapter 1', 'Loomings', text, text, '', 'page', 'Chapter 2', 'The Carpet-Bag', text, text];
  expect((await readChapters(write(lines))).sections).toMatchObject([
    { number: 1, title: 'Loomings', title_below: true, scene_breaks: 0, html: `<p>${text}</p><p>${text}</p>` },
    { number: 2, title: 'The Carpet-Bag', title_below: true },
  ]);
});
