import path from 'node:path';
import { message } from '#domain/kit/messages.ts';
import { Workers } from '#server/kit/workers.ts';
import type { ImportTask, ReadFile } from './readFile.ts';

const tooMuch = message('list-import.office.too_much');

const workers = new Workers<ImportTask>({
  module: path.join(import.meta.dirname, 'listImport.worker.ts'),
  threads: 1,
  mayWait: 50,
  mayWaitOfOne: 5,
  megabytes: 256,
  seconds: 30,
  tooSlow: tooMuch,
  tooLarge: tooMuch,
});

/** `readFile` in a thread of its own, for an account. */
export const readInThread = (account: number, task: ImportTask): Promise<ReadFile> =>
  workers.run(account, task) as Promise<ReadFile>;
