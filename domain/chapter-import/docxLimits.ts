import { message } from '#domain/kit/messages.ts';

const megabyte = 1024 * 1024;

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * What a Word file may be. `inflatedBytes` are all its parts, unpacked; `elements` are XML's, of the whole file and of a
 * part; `references` (`&amp;`) are those of a part, and `unbroken` the bytes of it without an element; `lines` are paragraphs and the lines that these are broken into; `seconds` is the time to read it in. `chapters` and
 * `importCharacters` also hold for all `files` of an import.
 */
export const docxLimits = {
  uploadBytes: 10 * megabyte,
  entries: 2000,
  inflatedBytes: 48 * megabyte,
  elements: 1_700_000,
  partElements: 1_400_000,
  references: 2_000_000,
  unbroken: 8 * megabyte,
  attributes: 200,
  lines: 150_000,
  characters: 8_000_000,
  chapters: 1000,
  files: 500,
  importCharacters: 16_000_000,
  seconds: 20,
} as const;

export const docxTooLarge = message('chapter-import.shared.too_large', { size: docxLimits.uploadBytes / megabyte });
