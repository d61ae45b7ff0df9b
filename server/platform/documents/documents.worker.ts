import { parentPort } from 'node:worker_threads';
import type { Answer } from '#server/kit/workers.ts';
import type { Task } from './documentsThread.ts';
import { DocxProblem } from './problem.ts';
import { checkDocx, readChapters } from './read.ts';

async function run(task: Task): Promise<unknown> {
  switch (task.what) {
    case 'check':
      return checkDocx(task.bytes);
    case 'read':
      return readChapters(task.bytes);
    case 'source':
      return (await import('./readSource.ts')).readSource(task.bytes, task.format, task.encoding);
    case 'translation':
      return (await import('./readTranslation.ts')).checkTranslation(task.bytes, task.task);
    case 'translationTable':
      return (await import('./writeTranslationTable.ts')).writeTranslationTable(task.table);
    case 'docx':
      return (await import('./writeDocx.ts')).writeDocx(task.book);
    case 'epub':
      return (await import('./writeEpub.ts')).writeEpub(task.book);
    default:
      throw new Error('no such work');
  }
}

parentPort!.on('message', (task: Task) => {
  void run(task)
    .then((done): Answer => ({ done }))
    .catch((error: unknown): Answer => {
      if (error instanceof DocxProblem) return { problem: error.reason };
      throw error;
    })
    .then((answer) => parentPort!.postMessage(answer));
});
