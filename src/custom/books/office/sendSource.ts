import { checkFile, sourceTooLarge } from '#domain/books/sourceFile.ts';
import { uploadSource } from '#domain/books/sourceImport.calls.ts';
import { sendInOrder, type Progress, type SentFiles } from '../../../lib/api/sendInOrder.ts';
import { upload } from '../../../lib/api/upload.ts';

interface Sending {
  /** An import waits, which the files join. */
  joins: boolean;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Sends files of chapters for a book as one import. Throws AbortError where it was called off. */
export function sendSource(
  book_id: number,
  files: readonly File[],
  { joins, onProgress, signal }: Sending,
): Promise<SentFiles> {
  let join = joins;
  return sendInOrder(files, {
    check: checkFile,
    sendOne: async (file, onSent) => {
      await upload(uploadSource, { params: { book_id }, query: { join }, file, onProgress: onSent, signal });
      join = true;
    },
    tooLarge: sourceTooLarge,
    onProgress,
    signal,
  });
}
