import path from 'node:path';
import { message } from '#domain/kit/messages.ts';
import { Workers } from '#server/kit/workers.ts';
import type { FileTask } from './parse.ts';
import type { ParsedFile } from './parsed.ts';

const tooMuch = message('dictionary.office.file.too_much');

const workers = new Workers<FileTask>({
  module: path.join(import.meta.dirname, 'dictionary.worker.ts'),
  threads: 1,
  mayWait: 50,
  mayWaitOfOne: 5,
  megabytes: 160,
  seconds: 20,
  tooSlow: tooMuch,
  tooLarge: tooMuch,
});

/** `parseDictionary` in a thread of its own, for an account. */
export const parseInThread = (account: number, task: FileTask): Promise<ParsedFile> =>
  workers.run(account, task) as Promise<ParsedFile>;
