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
const restSeconds = 20;

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

/** Threads that have done their work well and may do the next, each with the timer that ends it. */
const idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];

function forget(worker: Worker): void {
  const at = idle.findIndex((one) => one.worker === worker);
  if (at >= 0) clearTimeout(idle.splice(at, 1)[0]!.timer);
}

function begin(): Worker {
  const found = idle.at(-1)?.worker;
  if (found) {
    forget(found);
    found.ref();
    return found;
  }
  const worker = new Worker(path.join(import.meta.dirname, 'documents.worker.ts'), { resourceLimits, execArgv: [] });
  worker.on('error', () => forget(worker)).once('exit', () => forget(worker));
  return worker;
}

/** Lets a thread wait for more for a while; the process may end meanwhile. */
function rest(worker: Worker): void {
  worker.unref();
  const timer = setTimeout(() => void worker.terminate(), restSeconds * 1000);
  idle.push({ worker, timer: timer.unref() });
}

/**
 * Does what takes long, or may be an attack, in a thread of its own: two at once, each with a bound on memory and time.
 * A thread that met something wrong ends with it. Refuses with 422 at `file` what is wrong with a file.
 */
export async function work<W extends What>(what: W, given: Tasks[W]['given']): Promise<Tasks[W]['done']> {
  await turn();
  const worker = begin();
  try {
    const done = await answerOf(worker, { what, ...given } as unknown as Task);
    rest(worker);
    return done as Tasks[W]['done'];
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    next();
  }
}

const refuse = (said: Message) => invalid({ file: said });

async function answerOf(worker: Worker, task: Task): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers();
  const late = setTimeout(() => reject(refuse({ message: 'docx.too_slow' })), docx.seconds * 1000);
  const hears = {
    message(message: Answer) {
      // Under `node --watch` a worker's modules are told of by messages too.
      if ('problem' in message) reject(refuse(message.problem));
      else if ('done' in message) resolve(message.done);
    },
    error(error: NodeJS.ErrnoException) {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse({ message: 'docx.too_large_inside' }) : error);
    },
    exit: () => reject(new Error('the worker ended without an answer')),
  };
  for (const [event, hear] of Object.entries(hears)) worker.on(event, hear);
  worker.postMessage(task);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    for (const [event, hear] of Object.entries(hears)) worker.off(event, hear);
  }
}
