import type { Message } from '#domain/kit/messages.ts';
import type { FieldErrors } from './refusal.ts';

/** Every answer but a file's (portal.md section 7). The HTTP status mirrors `status`; `message` is an i18n key. */
export interface Envelope<T> {
  status: number;
  message: string;
  data: T;
}

/** `data` of a refused call. */
export interface RefusedData {
  args?: Message['args'];
  errors?: FieldErrors;
  request_id: string;
}

export function envelope<T>(status: number, message: string, data: T, headers?: HeadersInit): Response {
  return Response.json({ status, message, data } satisfies Envelope<T>, { status, headers });
}
