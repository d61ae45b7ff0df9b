import type { entryStates, entryTypes } from './dictionaryEntry.entity.ts';

/** What a file of terms says of an entry. */
export interface FileEntry {
  term: string;
  translation: string;
  aliases: string | null;
  type: (typeof entryTypes)[number];
  state: (typeof entryStates)[number];
  first_appearance: number | null;
  note: string | null;
}

/** An entry that a file added, or changed from what it was before. */
export interface ImportedEntry {
  id: number;
  before: FileEntry | null;
  after: FileEntry;
}
