import path from 'node:path';
import { sourceFile, type SourceFormat } from '#domain/books/sourceFile.ts';
import { docxLimits } from '#domain/chapter-import/docxLimits.ts';
import { message } from '#domain/kit/messages.ts';
import type { CheckedUpload, UploadTask } from '#domain/translation/translationUpload.ts';
import { Workers } from '#server/kit/workers.ts';
import type { Book } from './book.ts';
import type { SourceSection } from './readSource.ts';
import type { ParsedFile } from './split.ts';
import type { TranslationTable } from './translationTable.ts';

interface Tasks {
  /** Is this a Word file that can be kept? */
  check: { given: { bytes: Uint8Array }; done: undefined };
  /** The chapters of a Word file. */
  read: { given: { bytes: Uint8Array }; done: ParsedFile };
  /** The chapters of a file of source text. */
  source: { given: { bytes: Uint8Array; format: SourceFormat; encoding: string }; done: SourceSection[] };
  /** What a Word file makes of a translator's task, and the file that is filled in. */
  translation: { given: { bytes: Uint8Array; task: UploadTask }; done: CheckedUpload };
  translationTable: { given: { table: TranslationTable }; done: Uint8Array };
  /** A story as a file. */
  docx: { given: { book: Book }; done: Uint8Array };
  epub: { given: { book: Book }; done: Uint8Array };
}
type What = keyof Tasks;
export type Task = { [W in What]: { what: W } & Tasks[W]['given'] }[What];

const limits = {
  module: path.join(import.meta.dirname, 'documents.worker.ts'),
  tooSlow: message('chapter-import.shared.too_slow'),
  tooLarge: message('chapter-import.shared.too_large_inside'),
};

/** What a file unpacks to is counted apart, by the gate. */
const workers = new Workers<Task>({
  ...limits,
  threads: 2,
  // One account drops many files at once; those of two more may wait beside them.
  mayWait: 36,
  mayWaitOfOne: 12,
  megabytes: 160,
  seconds: docxLimits.seconds,
});

/** A whole book is read at once: 16 million characters, each paragraph with what is known of it. */
const bookWorkers = new Workers<Task>({
  ...limits,
  threads: 1,
  mayWait: 6,
  mayWaitOfOne: 3,
  megabytes: 768,
  seconds: sourceFile.seconds,
});

/** Reads or writes a document for an account, in a thread of its own. Refuses with 422 at `file` what is wrong with it. */
export const runInThread = <W extends What>(
  account: number,
  what: W,
  input: Tasks[W]['given'],
): Promise<Tasks[W]['done']> =>
  (what === 'source' ? bookWorkers : workers).run(account, { what, ...input } as unknown as Task) as Promise<
    Tasks[W]['done']
  >;
