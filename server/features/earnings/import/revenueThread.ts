import path from 'node:path';
import { message } from '#domain/kit/messages.ts';
import { Workers } from '#server/kit/workers.ts';
import type { ParsedRevenue } from './parse.ts';

export interface Task {
  file: Uint8Array;
  today: string;
}

const workers = new Workers<Task>({
  module: path.join(import.meta.dirname, 'revenue.worker.ts'),
  threads: 1,
  // Finance waits for itself only.
  mayWait: 100,
  mayWaitOfOne: 100,
  megabytes: 160,
  seconds: 20,
  tooSlow: message('common.office.import.no_csv'),
  tooLarge: message('common.office.import.no_csv'),
});

/** `parseRevenue` in a thread of its own, for an account. */
export const parseInThread = (account: number, task: Task): Promise<ParsedRevenue> =>
  workers.run(account, task) as Promise<ParsedRevenue>;
