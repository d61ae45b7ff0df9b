import type { AnswerOf, Call, Declared, ParamsOf } from '#domain/kit/call.ts';
import { currentLanguage } from '../../i18n/index.ts';
import { currentToken } from '../session/session.ts';
import { buildAddress, ApiError, readData } from './client.ts';
import { withKey } from './idempotencyKeys.ts';

/** Longer than other calls: a large file on a slow line, and then the reading. */
const timeout = 90_000;

interface Upload<C extends Declared> {
  params: ParamsOf<C>;
  query?: object;
  file: File;
  /** How much of it has left, 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file to a call and tells how much of it has left; fetch cannot. Throws ApiError, or AbortError where it was
 * called off.
 */
export function upload<C extends Declared>(declared: C, request: Upload<C>): Promise<AnswerOf<C>> {
  const call = declared as unknown as Call;
  return withKey(call, request, (key) => sendFile<C>(call, request, key));
}

function sendFile<C extends Declared>(
  call: Call,
  { params, query = {}, file, onProgress, signal }: Upload<C>,
  key: string | undefined,
): Promise<AnswerOf<C>> {
  const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<C>>();
  const token = currentToken();
  const request = new XMLHttpRequest();
  request.open(call.method, buildAddress(call, params, query));
  request.timeout = timeout;
  request.setRequestHeader('language', currentLanguage());
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  if (key) request.setRequestHeader('idempotency-key', key);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  request.upload.addEventListener('load', () => onProgress(1));
  request.addEventListener('error', () => reject(new ApiError(0, 'errors.offline')));
  request.addEventListener('timeout', () => reject(new ApiError(0, 'errors.slow_network')));
  request.addEventListener('load', () => {
    try {
      const answer = parseJson(request.responseText);
      resolve(readData(answer, request.status, request.getResponseHeader('retry-after'), token) as AnswerOf<C>);
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
