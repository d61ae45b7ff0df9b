import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { Work } from './workers.ts';

/** A thread of `Workers`: does tasks by the module that it is told of, and ends with what goes wrong. */
export default async function run(task: unknown): Promise<unknown> {
  try {
    const module = (await import(pathToFileURL(workerData).href)) as { work: Work };
    return await module.work(task);
  } catch (error) {
    return new Promise(() => {
      setImmediate(() => {
        throw error;
      });
    });
  }
}
