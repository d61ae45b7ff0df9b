import { docxLimits, docxTooLarge } from '#domain/chapter-import/docxLimits.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { sendInOrder, type Progress, type SentFiles } from '../../lib/api/sendInOrder.ts';
import { sendFile, type ChapterImport } from './sendFile.ts';

/** What is wrong with a file before it is sent. */
function checkWordFile({ name, size }: File): Message | undefined {
  if (!/\.docx$/i.test(name)) return message('chapter-import.writing.not_word');
  return size > docxLimits.uploadBytes ? docxTooLarge : undefined;
}

interface Sending {
  /** The import that waits, which the files join. */
  waiting: ChapterImport | undefined;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Sends Word files to a story as one import: the one that waits, or a new one. Answers it as it is then. Throws AbortError
 * where it was called off.
 */
export async function sendFiles(
  story: number,
  files: readonly File[],
  { waiting: before, onProgress, signal }: Sending,
): Promise<{ waiting: ChapterImport | undefined; sent: SentFiles }> {
  let waiting = before;
  const sent = await sendInOrder(files, {
    check: checkWordFile,
    sendOne: async (file, onSent) => {
      waiting = await sendFile(story, file, { joins: waiting?.id, onProgress: onSent, signal });
    },
    tooLarge: docxTooLarge,
    onProgress,
    signal,
  });
  return { waiting, sent };
}
