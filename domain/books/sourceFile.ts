import { docxType } from '#domain/chapter-import/docxLimits.ts';
import { message, type Message } from '#domain/kit/messages.ts';

const megabyte = 1024 * 1024;

/** What the chapters of a source book are read from. */
export const sourceFormats = ['docx', 'epub', 'md', 'txt'] as const;
export type SourceFormat = (typeof sourceFormats)[number];

/** What a file picker offers. */
export const sourceAccept = ['.docx', '.epub', '.md', '.markdown', '.txt', docxType, 'application/epub+zip'].join(',');

/**
 * What a file of source chapters may be: a book of 3,000 chapters as plain text. What a Word file may be inside holds for
 * one here too, and for an EPUB. `lines` are paragraphs; `seconds` is the time to read it in.
 */
export const sourceFile = {
  uploadBytes: 32 * megabyte,
  chapters: 5000,
  lines: 800_000,
  characters: 16_000_000,
  seconds: 40,
} as const;

export const sourceTooLarge = message('chapter-import.shared.too_large', { size: sourceFile.uploadBytes / megabyte });

/** The format of a file by its name; undefined: none that is read. */
export function findFormat(fileName: string): SourceFormat | undefined {
  const end = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  return sourceFormats.find((format) => format === (end === 'markdown' ? 'md' : end));
}

/** What is wrong with a file before it is sent. */
export function checkFile({ name, size }: { name: string; size: number }): Message | undefined {
  const format = findFormat(name);
  if (!format) return message('books.seldom.import.unknown_format');
  return size > sourceFile.uploadBytes ? sourceTooLarge : undefined;
}
