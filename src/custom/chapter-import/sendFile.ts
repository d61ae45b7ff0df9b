import { uploadChapters } from '#domain/chapter-import/chapterImport.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { upload } from '../../lib/api/upload.ts';

/** An import that was read and waits. */
export type ChapterImport = AnswerOf<typeof uploadChapters>;
export type Row = ChapterImport['rows'][number];

interface Sent {
  /** The import that it joins; absent where it begins one. */
  joins: number | undefined;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends a Word file to a story and tells how much of it has left, 0 to 1. Throws ApiError, or AbortError where it was called off. */
export const sendFile = (fiction_id: number, file: File, { joins, onProgress, signal }: Sent): Promise<ChapterImport> =>
  upload(uploadChapters, {
    params: { fiction_id },
    query: joins === undefined ? {} : { upload_id: joins },
    file,
    onProgress,
    signal,
  });
