import { parentPort, workerData } from 'node:worker_threads';
import { DocxProblem } from './problem.ts';
import { checkDocx, readChapters } from './read.ts';
import type { Answer, Task } from './work.ts';

async function run(task: Task): Promise<unknown> {
  switch (task.what) {
    case 'check':
      return checkDocx(task.bytes);
    case 'read':
      return readChapters(task.bytes, task.language);
    case 'docx':
      return (await import('./writeDocx.ts')).writeDocx(task.book);
    case 'epub':
      return (await import('./writeEpub.ts')).writeEpub(task.book);
    default:
      throw new Error('no such work');
  }
}

const answer = await run(workerData as Task).then(
  (done): Answer => ({ done }),
  (error: unknown): Answer => {
    if (error instanceof DocxProblem) return { problem: error.said };
    throw error;
  },
);
parentPort!.postMessage(answer);
