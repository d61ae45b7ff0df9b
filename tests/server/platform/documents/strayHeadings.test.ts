import { describe, expect, test } from 'vitest';
import { readChapters } from '#server/platform/documents/read.ts';
import { wordFile, type Line } from '../../../support/docx.ts';

const read = async (lines: readonly Line[]) => (await readChapters(await wordFile(lines))).sections;
type Sections = Awaited<ReturnType<typeof read>>;
const text = 'It rained all day, and nobody came to the house.';

describe('a line that stands alone and may be a heading', () => {
  const listUnread = (sections: Sections) =>
    sections.flatMap((one) => one.unread_headings.map((unread) => unread.text));

  test.each([
    'Часть',
    'Acknowledgements',
    'Scene 2',
    'Five',
    '5',
    '— 5 —',
    'V',
    '26. Rain',
    'Chapter 5½',
    'Chapter Zero',
  ])('is told: %s', async (line) => {
    for (const before of ['Chapter 1: Rain', 'Volume 1 Chapter 28', { heading: 'Chapter 1: Rain' }]) {
      const sections = await read([before, text, text, line, text, 'Epilogue', text]);
      expect(sections).toHaveLength(2);
      expect(listUnread(sections)).toEqual([line]);
    }
  });

  test('is told between sections of other kinds', async () => {
    const sections = await read(['Prologue', text, text, text, '26. Rain', text, 'Volume 1 Chapter 28', text]);
    expect([listUnread(sections), sections.length]).toEqual([['26. Rain'], 2]);
  });

  test('is told also where two say the same number', async () => {
    const sections = await read(['Volume 1 Chapter 28', text, text, 'V', text, '5', text, text, '— 5 —', text]);
    expect(listUnread(sections)).toEqual(['V', '5', '— 5 —']);
  });

  test('is none in a list, between numbered scenes or within a paragraph', async () => {
    const list = ['Chapter 1: List', text, '1. Milk', '2. Eggs', '3. Bread', text];
    const scenes = [12, 13, 14].flatMap((n) => [`Chapter ${n}: Scenes`, text, '1', text, '2', text, '3', text]);
    const within = { runs: ['It rained.', { text: 'Five', break: 1 }, { text: 'It snowed.', break: 1 }] };
    expect(listUnread(await read([...list, ...scenes, 'Chapter 5: Rain', text, within, text]))).toEqual([]);
  });
});
