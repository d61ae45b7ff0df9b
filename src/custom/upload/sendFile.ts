import { uploadChapters } from '#domain/calls/chapterUploads.ts';
import type { ChapterStatus } from '#domain/entities/chapter.ts';
import type { RowChoice, RowProblem } from '#domain/rules/chapterUpload.ts';
import { upload } from '../../dataProvider/upload.ts';

/** A chapter of the file, as the call declares it. */
export interface Row {
  position: number;
  number: number;
  title: string | null;
  word_count: number;
  excerpt: string;
  repeats_number: boolean;
  unread_heading: string | null;
  problems: RowProblem[];
  choices: RowChoice[];
  replaces: { id: number; number: number; title: string | null; status: ChapterStatus } | null;
}
export interface Waiting {
  id: number;
  file_name: string;
  created_at: string;
  words_before: number;
  rows: Row[];
  missing: { from: number; to: number }[];
}

/** Sends a Word file to a story and tells how much of it has left, 0 to 1. Throws ApiError, or AbortError where it was called off. */
export const sendFile = (
  fiction_id: number,
  file: File,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<Waiting> => upload(uploadChapters, { params: { fiction_id }, file, onProgress, signal }) as Promise<Waiting>;
