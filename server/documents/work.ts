import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Message } from '#domain/kit/messages.ts';
import { docx } from '#domain/rules/docx.ts';
import { invalid, unavailable } from '#server/kit/refusal.ts';
import type { Book } from './book.ts';
import type { ParsedFile } from './split.ts';

interface Tasks {
  /** Is this a Word file that can be kept? */
  check: { given: { bytes: Uint8Array }; done: undefined };
  /** The chapters of a Word file. */
  read: { given: { bytes: Uint8Array; language: string }; done: ParsedFile };
  /** A story as a file. */
  docx: { given: { book: Book }; done: Uint8Array };
  epub: { given: { book: Book }; done: Uint8Array };
}
type What = keyof Tasks;
export type Task = { [W in What]: { what: W } & Tasks[W]['given'] }[What];
export type Answer = { done: unknown } | { problem: Message };

/** Megabytes that a worker may fill; what a file unpacks to is counted apart, by the gate. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 };
const atOnce = 2;
const mayWait = 8;

let running = 0;
const waiting: (() => void)[] = [];

async function turn(): Promise<void> {
  if (running < atOnce) running += 1;
  else if (waiting.length >= mayWait) throw unavailable();
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function next(): void {
  const first = waiting.shift();
  if (first) first();
  else running -= 1;
}

/**
 * Does what takes long, or may be an attack, in a thread of its own, which ends with the work: two at once, each with
 * a bound on memory and time. Refuses with 422 at `file` what is wrong with a file.
 */
export async function work<W extends What>(what: W, given: Tasks[W]['given']): Promise<Tasks[W]['done']> {
  await turn();
  const worker = new Worker(path.join(import.meta.dirname, 'documents.worker.ts'), {
    workerData: { what, ...given },
    resourceLimits,
    execArgv: [],
  });
  try {
    return (await answerOf(worker)) as Tasks[W]['done'];
  } finally {
    await worker.terminate();
    next();
  }
}

const refuse = (said: Message) => invalid({ file: said });

function answerOf(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(refuse({ message: 'docx.too_slow' })), docx.seconds * 1000);
    const end = (finish: () => void) => {
      clearTimeout(late);
      finish();
    };
    worker.on('message', (message: Answer) => {
      // Under `node --watch` a worker's modules are told of by messages too.
      if ('problem' in message) end(() => reject(refuse(message.problem)));
      else if ('done' in message) end(() => resolve(message.done));
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(() => reject(full ? refuse({ message: 'docx.too_large_inside' }) : error));
    });
    worker.once('exit', () => end(() => reject(new Error('the worker ended without an answer'))));
  });
}
