import { parentPort } from 'node:worker_threads';
import { termCandidates } from '#domain/dictionary/termCandidates.ts';
import type { Answer } from '#server/kit/workers.ts';
import type { CandidatesTask } from './work.ts';

parentPort!.on('message', ({ chapters, language, known }: CandidatesTask) =>
  parentPort!.postMessage({ done: termCandidates(chapters, language, known) } satisfies Answer),
);
