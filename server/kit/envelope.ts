import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Message } from '#domain/kit/messages.ts';
import type { FieldErrors } from './apiError.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * Every answer but a file's (portal.md section 7). The HTTP status mirrors `status`; `message` is a sentence in the language
 * of the request.
 */
export interface Envelope<T> {
  status: number;
  message: string;
  data: T;
}

/** `data` of a refused call: what its sentence is made of, as an i18n key and arguments, and the same for each field. */
export interface RefusedData {
  key: string;
  args?: Message['args'];
  errors?: FieldErrors;
  /** What the caller needs to know to ask again, by the call. */
  details?: object;
  request_id: string;
}

interface Caller {
  requestId: string;
  /** Accept-Encoding, as it was sent. */
  accepted: string | undefined;
}

/** Characters from which on an answer is worth compressing. */
const longAnswer = 1024;
const compress = promisify(gzip);
const takesGzip = (accepted = '') =>
  accepted.split(',').some((one) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/i.test(one));

/**
 * An answer with all that it says of itself. Headers that are a plain object from the start, and a body that is no stream, go
 * to the socket as they are: to set one more later costs several times what all of them do.
 */
export async function createEnvelope<T>(
  { requestId, accepted }: Caller,
  envelope: Envelope<T>,
  more?: Record<string, string>,
): Promise<Response> {
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    'x-request-id': requestId,
    ...more,
  };
  const { status } = envelope;
  const text = JSON.stringify(envelope);
  if (text.length < longAnswer || !takesGzip(accepted)) return new Response(text, { status, headers });
  return new Response(await compress(text), { status, headers: { ...headers, 'content-encoding': 'gzip' } });
}
