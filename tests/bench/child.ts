import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A process of the bench. */
export const child = (file: string, ...args: string[]) =>
  fork(path.join(import.meta.dirname, file), args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

/** The next answer of a process of the bench, to an order where one is given. */
export async function ask<T>(worker: ChildProcess, order?: object): Promise<T> {
  const over = new AbortController();
  const { signal } = over;
  if (order) worker.send(order);
  const answered = once(worker, 'message', { signal }).then(([answer]) => answer as T);
  const ended = once(worker, 'exit', { signal }).then(([code]): never => {
    throw new Error(`a process of the bench ended with ${code}`);
  });
  return Promise.race([answered, ended]).finally(() => {
    over.abort();
    return Promise.allSettled([answered, ended]);
  });
}
