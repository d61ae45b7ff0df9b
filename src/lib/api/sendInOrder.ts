import { message, type Message } from '#domain/kit/messages.ts';
import { ApiError } from './apiError.ts';

/** Tries where the server is too busy to read one more. */
const maxTries = 5;
const byName = new Intl.Collator(undefined, { numeric: true });

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
  /** Files that were not taken, and why. */
  refused: { name: string; problem: Message }[];
  /** Files that were not sent, since the first of them met what stops all. */
  left: File[];
  /** What that was. */
  problem: Message | undefined;
}
export const nothingSent: SentFiles = { refused: [], left: [], problem: undefined };

interface Sending {
  /** What is wrong with a file before it is sent. */
  check: (file: File) => Message | undefined;
  /** Sends one and tells how much of it has left, 0 to 1. Throws ApiError, or AbortError where it was called off. */
  sendOne: (file: File, onProgress: (fraction: number) => void) => Promise<unknown>;
  /** What is said of a file that is too large for whatever stands before the server. */
  tooLarge: Message;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Sends files one after the other, in the order of their names. One that cannot be read does not stop the others; what would
 * meet each of them does, such as a line that is cut. Throws AbortError where it was called off.
 */
export async function sendInOrder(
  files: readonly File[],
  { check, sendOne, tooLarge, onProgress, signal }: Sending,
): Promise<SentFiles> {
  const sorted = files.toSorted((a, b) => byName.compare(a.name, b.name));
  const refused: SentFiles['refused'] = [];
  for (const [at, file] of sorted.entries()) {
    const { name } = file;
    const problem = check(file);
    if (problem) {
      refused.push({ name, problem });
      continue;
    }
    const report = (fraction: number) => onProgress({ number: at + 1, count: sorted.length, name, sent: fraction });
    report(0);
    try {
      await tryPatiently(() => sendOne(file, report), signal);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const fileProblem = failure.errors.file ?? (failure.status === 413 ? tooLarge : undefined);
      if (!fileProblem) return { refused, left: sorted.slice(at), problem: message(failure.message, failure.args) };
      refused.push({ name, problem: fileProblem });
    }
  }
  return { refused, left: [], problem: undefined };
}

/** Tries again where the server asks to come back in a moment. */
async function tryPatiently(act: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await act();
      return;
    } catch (failure) {
      const isFull = failure instanceof ApiError && failure.status === 503 && failure.retryAfter !== undefined;
      if (!isFull || tried === maxTries || signal.aborted) throw failure;
      await waitSeconds(failure.retryAfter, signal);
    }
  }
}

const waitSeconds = (count: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, count * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
