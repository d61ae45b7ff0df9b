import { readNumbering } from './numbering.ts';
import { findDocument } from './package.ts';
import { readNotes, readParagraphs, type Listener } from './paragraphs.ts';
import { DocxProblem } from './problem.ts';
import { createSplitter, type ParsedFile } from './split.ts';
import { readStyles } from './styles.ts';
import { openParts } from './zipLimits.ts';

/**
 * Is this a Word file that can be kept whole and handed to others? What it loads from another machine would be asked for by
 * whoever opens it. Throws DocxProblem.
 */
export async function checkDocx(bytes: Uint8Array): Promise<void> {
  const { leadsOut } = await findDocument(await openParts(bytes));
  if (leadsOut) throw new DocxProblem('chapter-import.shared.external');
}

/** Tells the paragraphs of a Word file in their order, with its notes. Throws DocxProblem. */
export async function readDocument(bytes: Uint8Array, listener: Pick<Listener, 'take' | 'onTable'>): Promise<void> {
  const parts = await openParts(bytes);
  const { main, styles: styleSheet, footnotes, endnotes, numbering } = await findDocument(parts);
  const styles = await readStyles(parts, styleSheet);
  const notes = {
    footnote: await readNotes(parts, footnotes, styles),
    endnote: await readNotes(parts, endnotes, styles),
  };
  await readParagraphs(parts, main, styles, {
    ...listener,
    numbering: await readNumbering(parts, numbering),
    findNote: (kind, id) => notes[kind].get(id),
  });
}

/** The chapters of a Word file, `most` at most. Throws DocxProblem. */
export async function readChapters(bytes: Uint8Array, most?: number): Promise<ParsedFile> {
  const chapters = createSplitter(most);
  await readDocument(bytes, { take: (paragraph) => chapters.add(paragraph) });
  return chapters.end();
}
