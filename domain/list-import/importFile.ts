import { message } from '#domain/kit/messages.ts';

/** What one file of new records may have. */
export const importFile = {
  bytes: 8 * 1024 ** 2,
  lines: 10_000,
  /** Characters of a line: the text of an article is one of its cells. */
  lineLength: 200_000,
  /** Columns that are looked at. */
  columns: 100,
  shownErrors: 100,
} as const;

export const importTooLarge = message('list-import.office.too_large', { size: importFile.bytes / 1024 ** 2 });

/** What stands for a column that is left out. */
export const leftOut = '-';
/** The latest imports that are listed, so that one is taken back after its window was closed. */
export const latestImports = 10;
