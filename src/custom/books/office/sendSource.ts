import { checkFile, sourceTooLarge } from '#domain/books/sourceFile.ts';
import { uploadSource } from '#domain/books/sourceImport.calls.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { ApiError } from '../../../lib/api/client.ts';
import { upload } from '../../../lib/api/upload.ts';

export interface Progress {
  /** The file that is on its way, counted from 1. */
  number: number;
  count: number;
  name: string;
  /** How much of it has left, 0 to 1. */
  sent: number;
}

/** A file that was not taken, and why. */
export interface Refused {
  name: string;
  problem: Message;
}

interface Sending {
  /** An import waits, which the files join. */
  joins: boolean;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

const inOrder = new Intl.Collator(undefined, { numeric: true });

/**
 * Sends files of chapters for a book, one after the other in the order of their names, as one import. A file that cannot be
 * read does not stop the others; answers those. Throws AbortError where it was called off.
 */
export async function sendSource(
  book_id: number,
  files: readonly File[],
  { joins, onProgress, signal }: Sending,
): Promise<Refused[]> {
  const sorted = files.toSorted((a, b) => inOrder.compare(a.name, b.name));
  const refused: Refused[] = [];
  let join = joins;
  for (const [at, file] of sorted.entries()) {
    const { name } = file;
    const report = (fraction: number) => onProgress({ number: at + 1, count: sorted.length, name, sent: fraction });
    const fileProblem = checkFile(file);
    if (fileProblem) {
      refused.push({ name, problem: fileProblem });
      continue;
    }
    report(0);
    try {
      await upload(uploadSource, { params: { book_id }, query: { join }, file, onProgress: report, signal });
      join = true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const problem = failure.status === 413 ? sourceTooLarge : message(failure.message, failure.args);
      refused.push({ name, problem: failure.errors.file ?? problem });
    }
  }
  return refused;
}
