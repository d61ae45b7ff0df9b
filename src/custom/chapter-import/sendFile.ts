import { uploadChapters } from '#domain/chapter-import/chapterImport.calls.ts';
import type { RowChoice, RowProblem } from '#domain/chapter-import/chapterImport.ts';
import type { RowKind } from '#domain/chapter-import/chapterMatch.ts';
import type { LeftOutKind } from '#domain/chapter-import/leftOut.ts';
import type { ChapterStatus } from '#domain/chapters/chapter.entity.ts';
import { upload } from '../../lib/api/upload.ts';

/** A row of an import, as the call declares it. */
export interface Row {
  id: number;
  file_name: string;
  kind: RowKind;
  number: number | null;
  part: number | null;
  title: string | null;
  word_count: number;
  excerpt: string;
  repeats_number: boolean;
  title_below: boolean;
  scene_breaks: number;
  unread_headings: { paragraph: number; line: number; text: string }[];
  left_out: { kind: LeftOutKind; count: number }[];
  problems: RowProblem[];
  choices: RowChoice[];
  unchanged: boolean;
  replaces: { id: number; number: number; title: string | null; status: ChapterStatus } | null;
}
export interface Waiting {
  id: number;
  file_name: string;
  files: number;
  created_at: string;
  revision: number;
  last: number;
  rows: Row[];
  missing: { from: number; to: number }[];
}

interface Sent {
  /** The import that it joins; absent where it begins one. */
  joins: number | undefined;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends a Word file to a story and tells how much of it has left, 0 to 1. Throws ApiError, or AbortError where it was called off. */
export const sendFile = (fiction_id: number, file: File, { joins, onProgress, signal }: Sent): Promise<Waiting> =>
  upload(uploadChapters, {
    params: { fiction_id },
    query: joins === undefined ? {} : { upload_id: joins },
    file,
    onProgress,
    signal,
  }) as Promise<Waiting>;
