import path from 'node:path';
import type { findTermCandidates } from '#domain/dictionary/termCandidates.ts';
import { message } from '#domain/kit/messages.ts';
import { Workers } from '#server/kit/workers.ts';

type Given = Parameters<typeof findTermCandidates>;
export interface CandidatesTask {
  chapters: Given[0];
  language: Given[1];
  known: Given[2];
}

const tooMuch = message('dictionary.office.candidates.too_much');

const workers = new Workers<CandidatesTask>({
  module: path.join(import.meta.dirname, 'candidates.worker.ts'),
  threads: 1,
  mayWait: 10,
  mayWaitOfOne: 2,
  megabytes: 512,
  seconds: 60,
  tooSlow: tooMuch,
  tooLarge: tooMuch,
});

/** `findTermCandidates` in a thread of its own, for an account. */
export const findInThread = (account: number, task: CandidatesTask): Promise<ReturnType<typeof findTermCandidates>> =>
  workers.run(account, task) as Promise<ReturnType<typeof findTermCandidates>>;
