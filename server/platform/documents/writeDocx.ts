import { AlignmentType, Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { writeHeading } from '#domain/chapter-import/chapterHeading.ts';
import { sceneBreak } from '#domain/chapters/chapterText.ts';
import type { Book } from './book.ts';
import { getDocxStyles } from './docxStyles.ts';
import { readRuns, removeUnwritable } from './html.ts';
import type { Run } from './runs.ts';
import { toTextRuns } from './textRuns.ts';

const isSceneBreak = ([first, ...more]: readonly Run[]) => first?.text === sceneBreak && more.length === 0;

const createParagraph = (runs: readonly Run[]) =>
  new Paragraph({
    children: runs.flatMap(toTextRuns),
    spacing: { after: 160, line: 320 },
    alignment: isSceneBreak(runs) ? AlignmentType.CENTER : undefined,
  });

/** A story as a Word file, which can be uploaded again: its chapters begin with the headings that an upload looks for. */
export async function writeDocx({ title, author, language, chapters }: Book): Promise<Uint8Array> {
  const front = [
    new Paragraph({ text: removeUnwritable(title), heading: HeadingLevel.TITLE }),
    new Paragraph({ text: removeUnwritable(author), alignment: AlignmentType.CENTER }),
  ];
  const body = chapters.flatMap(({ content, ...heading }) => [
    new Paragraph({
      text: removeUnwritable(writeHeading(language, heading)),
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: true,
    }),
    ...readRuns(content).map(createParagraph),
  ]);
  const file = new Document({
    title: removeUnwritable(title),
    creator: removeUnwritable(author),
    styles: getDocxStyles(language),
    sections: [{ children: [...front, ...body] }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}
