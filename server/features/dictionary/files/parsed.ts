import type { EntryColumn, FileEntry } from '#domain/dictionary/dictionaryFile.ts';
import { message, type Message, type MessageKey } from '#domain/kit/messages.ts';
import type { LineError } from '#server/platform/csv/readRows.ts';

/** An entry as it stands in a file. */
export interface RawEntry {
  line: number;
  cells: Partial<Record<EntryColumn, string>>;
}

/** What a file says before its values are looked at. */
export interface RawFile {
  entries: RawEntry[];
  errors: LineError[];
  notices: Message[];
}

/** What a file of entries says, before it is compared with the dictionary. */
export interface ParsedFile extends Omit<RawFile, 'entries'> {
  entries: FileEntry[];
}

export const refuseWholeFile = (key: MessageKey, args?: Message['args']): RawFile => ({
  entries: [],
  errors: [{ line: 0, column: 'file', value: '', error: message(key, args) }],
  notices: [],
});
