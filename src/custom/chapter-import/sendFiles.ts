import { docxLimits, docxTooLarge } from '#domain/chapter-import/docxLimits.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { ApiError } from '../../lib/api/client.ts';
import { sendFile, type ChapterImport } from './sendFile.ts';

/** Tries where the server is too busy to read one more. */
const tries = 5;
const inOrder = new Intl.Collator(undefined, { numeric: true });

/** A file that was not taken, and why. */
export interface Refused {
  name: string;
  problem: Message;
}

export interface Progress {
  /** The file that is on its way, counted from 1. */
  number: number;
  count: number;
  name: string;
  /** How much of it has left, 0 to 1. */
  sent: number;
}

/** What became of files that were sent. */
export interface SentFiles {
  waiting: ChapterImport | undefined;
  refused: Refused[];
  /** Files that were not tried, since one before them met what stops all. */
  left: File[];
  /** What that was. */
  problem: Message | undefined;
}

/** What is wrong with a file before it is sent. */
function getProblem(file: File): Message | undefined {
  if (!/\.docx$/i.test(file.name)) return message('chapter-import.writing.not_word');
  if (file.size > docxLimits.uploadBytes) return docxTooLarge;
  return undefined;
}

const waitSeconds = (count: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, count * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Sends one, again where the server asks to come back in a moment. */
async function sendPatiently(...[story, file, how]: Parameters<typeof sendFile>): Promise<ChapterImport> {
  for (let tried = 1; ; tried++) {
    try {
      return await sendFile(story, file, how);
    } catch (failure) {
      const isFull = failure instanceof ApiError && failure.status === 503 && failure.retryAfter !== undefined;
      if (!isFull || tried === tries || how.signal.aborted) throw failure;
      await waitSeconds(failure.retryAfter, how.signal);
    }
  }
}

/**
 * Sends Word files to a story, one after the other in the order of their names, as one import: the one that waits, or a new
 * one. A file that cannot be read does not stop the others. Throws AbortError where it was called off.
 */
export async function sendFiles(
  story: number,
  files: readonly File[],
  waits: ChapterImport | undefined,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<SentFiles> {
  const sorted = files.toSorted((a, b) => inOrder.compare(a.name, b.name));
  const done: SentFiles = { waiting: waits, refused: [], left: [], problem: undefined };
  for (const [at, file] of sorted.entries()) {
    const { name } = file;
    const problem = getProblem(file);
    if (problem) {
      done.refused.push({ name, problem });
      continue;
    }
    const report = (fraction: number) => onProgress({ number: at + 1, count: sorted.length, name, sent: fraction });
    report(0);
    try {
      done.waiting = await sendPatiently(story, file, { joins: done.waiting?.id, onProgress: report, signal });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.errors.file) done.refused.push({ name, problem: failure.errors.file });
      else if (failure.status === 413) done.refused.push({ name, problem: docxTooLarge });
      else return { ...done, left: sorted.slice(at), problem: message(failure.message, failure.args) };
    }
  }
  return done;
}
