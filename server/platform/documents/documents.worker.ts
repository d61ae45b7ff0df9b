import type { Task } from './documentsThread.ts';
import { checkDocx, readChapters } from './read.ts';

export async function work(task: Task): Promise<unknown> {
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
