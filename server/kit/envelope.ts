import type { Message } from '#domain/kit/messages.ts';
import type { FieldErrors } from './apiError.ts';

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

export function createEnvelope<T>(status: number, message: string, data: T, headers?: HeadersInit): Response {
  return Response.json({ status, message, data } satisfies Envelope<T>, { status, headers });
}
