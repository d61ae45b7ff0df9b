import { uploadChapters } from '#domain/calls/chapterUploads.ts';
import type { ChapterStatus } from '#domain/entities/chapter.ts';
import type { RowChoice, RowProblem } from '#domain/rules/chapterUpload.ts';
import { currentToken } from '../../authProvider/session.ts';
import { addressOf, ApiError, dataOf } from '../../dataProvider/client.ts';
import { currentLanguage } from '../../i18n/index.ts';

/** Longer than other calls: a large file on a slow line, and then the reading. */
const timeout = 90_000;

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

/**
 * Sends a Word file to a story and tells how much of it has left, 0 to 1; fetch cannot. Throws ApiError, or AbortError
 * where it was called off.
 */
export function sendFile(
  fiction_id: number,
  file: File,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<Waiting> {
  const { promise, resolve, reject } = Promise.withResolvers<Waiting>();
  const token = currentToken();
  const request = new XMLHttpRequest();
  request.open(uploadChapters.method, addressOf(uploadChapters, { fiction_id }, {}));
  request.timeout = timeout;
  request.setRequestHeader('accept-language', currentLanguage());
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  request.upload.addEventListener('load', () => onProgress(1));
  const offline = () => reject(new ApiError(0, 'error.offline'));
  request.addEventListener('error', offline);
  request.addEventListener('timeout', offline);
  request.addEventListener('load', () => {
    try {
      const answer = parsed(request.responseText);
      resolve(dataOf(answer, request.status, request.getResponseHeader('retry-after'), token) as Waiting);
    } catch (error) {
      reject(error);
    }
  });
  signal.addEventListener('abort', () => {
    request.abort();
    reject(new DOMException('called off', 'AbortError'));
  });
  const form = new FormData();
  form.set('file', file);
  request.send(form);
  return promise;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
