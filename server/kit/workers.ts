import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Message } from '#domain/kit/messages.ts';
import { invalid } from './apiError.ts';
import { Turns, type TurnLimits } from './turns.ts';

/** What the module of a thread exports as `work`. What it throws with a `reason` is a refusal of the file. */
export type Work = (task: any) => unknown;

interface Options extends Pick<TurnLimits, 'mayWait' | 'mayWaitOfOne'> {
  /** The path of the module whose `work` the threads do. */
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
  readonly #pool: Piscina<Task, unknown>;

  constructor(options: Options) {
    const { module, threads, megabytes } = options;
    this.#options = options;
    this.#turns = new Turns({ ...options, atOnce: threads });
    this.#pool = new Piscina({
      filename: path.join(import.meta.dirname, 'thread.worker.ts'),
      workerData: module,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: restSeconds * 1000,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 },
      execArgv: [],
      recordTiming: false,
    });
    // A thread may end while it rests.
    this.#pool.on('error', () => undefined);
  }

  /** Refuses with 422 at `file` what is wrong with a file, and with 503 what would have to wait for too many others. */
  run(account: number, task: Task): Promise<unknown> {
    return this.#turns.run(account, async () => {
      const signal = AbortSignal.timeout(this.#options.seconds * 1000);
      const answer = this.#pool.run(task, { signal });
      const { threads } = this.#pool;
      try {
        return await answer;
      } catch (error) {
        // The place is free when the thread is gone, not when it is told to go.
        const isGone = (thread: Worker) => !this.#pool.threads.includes(thread);
        await Promise.all(threads.filter(isGone).map((thread) => thread.terminate()));
        throw this.#toRefusal(error as Error & { code?: string; reason?: Message });
      }
    });
  }

  #toRefusal(error: Error & { code?: string; reason?: Message }): unknown {
    const { tooSlow, tooLarge } = this.#options;
    if (error.reason) return invalid({ file: error.reason });
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return invalid({ file: tooLarge });
    return error.name === 'AbortError' ? invalid({ file: tooSlow }) : error;
  }
}
