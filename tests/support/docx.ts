import { Document, HeadingLevel, Packer, Paragraph, TextRun, type IRunOptions } from 'docx';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { docxType } from '#domain/chapter-import/docxLimits.ts';

export type Line = string | { heading: string } | { runs: (string | IRunOptions)[] };

const createParagraph = (line: Line): Paragraph => {
  if (typeof line === 'string') return new Paragraph(line);
  if ('heading' in line) return new Paragraph({ text: line.heading, heading: HeadingLevel.HEADING_1 });
  return new Paragraph({ children: line.runs.map((run) => new TextRun(run)) });
};

/** A Word file with these paragraphs. */
export async function wordFile(lines: readonly Line[]): Promise<Uint8Array> {
  const file = new Document({ sections: [{ children: lines.map(createParagraph) }] });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

const types = (main: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
const rels = (relations: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`;
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A relation to a part, or to something outside. */
export const relation = (kind: string, target: string, mode = '') =>
  `<Relationship Id="r" Type="${office}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;

/** The XML of a document's body. */
export const body = (inner: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`;
export const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A Word file of XML by hand; `parts` come on top of the least that makes one, `relations` belong to the document. */
export function rawDocx(
  inner: string,
  {
    parts = {},
    relations = '',
    type = `${docxType}.main+xml`,
  }: { parts?: Zippable; relations?: string; type?: string } = {},
): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(types(type)),
    '_rels/.rels': strToU8(rels(relation('officeDocument', 'word/document.xml'))),
    'word/_rels/document.xml.rels': strToU8(rels(relations)),
    'word/document.xml': strToU8(inner.includes('<w:document') ? inner : body(inner)),
    ...parts,
  });
}

/** A chapter of some words, as a file that is to be taken as it is. */
export const plainChapter = (number = 1, words = 20) =>
  paragraph(`Chapter ${number}`) + paragraph(Array.from({ length: words }, (_, n) => `word${n}`).join(' '));
