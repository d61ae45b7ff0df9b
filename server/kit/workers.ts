import { Worker } from 'node:worker_threads';
import type { Message } from '#domain/kit/messages.ts';
import { invalid } from './apiError.ts';
import { Turns, type TurnLimits } from './turns.ts';

/** What a worker answers to a task: what it made, or what is wrong with the file. */
export type Answer = { done: unknown } | { problem: Message };

interface Options extends Pick<TurnLimits, 'mayWait' | 'mayWaitOfOne'> {
  /** The module that the threads run; it answers each message by an `Answer`. */
  module: string;
  /** Threads that work at once. */
  threads: number;
  /** Megabytes that a thread may fill. */
  megabytes: number;
  seconds: number;
  /** What is said of a file that takes longer than that, or more memory. */
  tooSlow: Message;
  tooLarge: Message;
}

const restSeconds = 20;

/**
 * Does what takes long, or may be an attack, in threads with a bound on memory and time. A thread that has done its work
 * well rests a while for the next; one that met something wrong ends with it.
 */
export class Workers<Task> {
  readonly #options: Options;
  readonly #turns: Turns;
  readonly #idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.#turns = new Turns({ ...options, atOnce: options.threads });
  }

  /** Refuses with 422 at `file` what is wrong with a file, and with 503 what would have to wait for too many others. */
  run(account: number, task: Task): Promise<unknown> {
    return this.#turns.run(account, async () => {
      const worker = this.#begin();
      try {
        const done = await this.#answerOf(worker, task);
        this.#rest(worker);
        return done;
      } catch (error) {
        await worker.terminate();
        throw error;
      }
    });
  }

  #begin(): Worker {
    const rested = this.#idle.at(-1)?.worker;
    if (rested) {
      this.#forget(rested);
      rested.ref();
      return rested;
    }
    const { module, megabytes } = this.#options;
    const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 };
    const worker = new Worker(module, { resourceLimits, execArgv: [] });
    const forget = () => this.#forget(worker);
    return worker.on('error', forget).once('exit', forget);
  }

  /** The process may end while a thread rests. */
  #rest(worker: Worker): void {
    worker.unref();
    const timer = setTimeout(() => void worker.terminate(), restSeconds * 1000);
    this.#idle.push({ worker, timer: timer.unref() });
  }

  #forget(worker: Worker): void {
    const at = this.#idle.findIndex((one) => one.worker === worker);
    if (at >= 0) clearTimeout(this.#idle.splice(at, 1)[0]!.timer);
  }

  async #answerOf(worker: Worker, task: Task): Promise<unknown> {
    const { seconds, tooSlow, tooLarge } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers();
    const refuse = (reason: Message) => reject(invalid({ file: reason }));
    const late = setTimeout(() => refuse(tooSlow), seconds * 1000);
    const hears = {
      message(message: Answer) {
        // Under `node --watch` a worker's modules are told of by messages too.
        if ('problem' in message) refuse(message.problem);
        else if ('done' in message) resolve(message.done);
      },
      error(error: NodeJS.ErrnoException) {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse(tooLarge);
        else reject(error);
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
}
