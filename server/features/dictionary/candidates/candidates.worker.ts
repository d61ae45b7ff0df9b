import { parentPort } from 'node:worker_threads';
import { findTermCandidates } from '#domain/dictionary/termCandidates.ts';
import type { Answer } from '#server/kit/workers.ts';
import type { CandidatesTask } from './candidatesThread.ts';

parentPort!.on('message', ({ chapters, language, known }: CandidatesTask) =>
  parentPort!.postMessage({ done: findTermCandidates(chapters, language, known) } satisfies Answer),
);
