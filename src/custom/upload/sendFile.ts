import { uploadChapters } from '#domain/calls/chapterUploads.ts';
import type { ChapterStatus } from '#domain/entities/chapter.ts';
import type { RowKind } from '#domain/rules/chapterMatch.ts';
import type { RowChoice, RowProblem } from '#domain/rules/chapterUpload.ts';
import type { LeftOutKind } from '#domain/rules/leftOut.ts';
import { upload } from '../../dataProvider/upload.ts';

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
