import type { Call } from '#domain/kit/call.ts';
import { isMonth } from '#domain/kit/fields.ts';
import { isBlank } from '#domain/kit/fold.ts';
import type { Message } from '#domain/kit/messages.ts';
import { asMessage } from '#domain/kit/messages.ts';
import { ValidationError, type Schema } from '#domain/kit/types.ts';
import type { Role } from '#domain/roles.ts';
import { fileTooLarge, invalid, invalidField, notFound, ApiError, tooLarge, type FieldErrors } from './apiError.ts';

const jsonBytes = 1_048_576;
const bodySeconds = 5;
const uploadSeconds = 60;

/** Path parameters; what is blank, does not read as an id or a month, or no column can hold, is not found. */
export function readParams(raw: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const isId = name === 'id' || name.endsWith('_id');
      const sound = isId ? /^[1-9]\d{0,8}$/.test(value) : name === 'month' ? isMonth(value) : !isBlank(value);
      if (!sound || value.includes('\0')) throw notFound();
      return [name, isId ? Number(value) : value];
    }),
  );
}

export async function readQuery(call: Call, role: Role | undefined, url: URL): Promise<unknown> {
  const raw: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    Object.defineProperty(raw, name, { value: values.length === 1 ? values[0] : values, enumerable: true });
  }
  if (call.query) return check(asked(call.query, role), raw);
  const [unknown] = Object.keys(raw);
  if (unknown !== undefined) throw invalidField(unknown, 'validation.unknown');
  return undefined;
}

/** The JSON body as its call takes it, and the bytes that it came as. */
export async function readBody(
  call: Call,
  role: Role | undefined,
  request: Request,
): Promise<{ body: unknown; bytes: Uint8Array }> {
  if (!call.body) return { body: undefined, bytes: new Uint8Array() };
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new ApiError(415, 'error.content_type');
  const bytes = await readBytes(request, jsonBytes, bodySeconds);
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(422, 'error.not_json');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new ApiError(422, 'error.not_json');
  return { body: await check(asked(call.body, role), json), bytes };
}

/** The one file of a multipart upload, as field `file`; its name is only good for showing. */
export async function readUpload(call: Call, request: Request): Promise<{ file: Uint8Array; fileName: string }> {
  if (!call.upload) return { file: new Uint8Array(), fileName: '' };
  const framing = 4096;
  const { bytes: most, tooLarge } = call.upload;
  const bytes = await readBytes(request, most + framing, uploadSeconds, fileTooLarge(tooLarge));
  const form = await new Response(bytes, { headers: { 'content-type': request.headers.get('content-type') ?? '' } })
    .formData()
    .catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof Blob) || file.size === 0) throw invalidField('file', 'validation.no_file');
  if (file.size > most) throw fileTooLarge(tooLarge);
  return { file: new Uint8Array(await file.arrayBuffer()), fileName: shownName(file) };
}

const shownName = (file: Blob): string =>
  (file instanceof File ? file.name : '')
    .replace(/^.*[\\/]/s, '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize()
    .trim()
    .slice(0, 200);

/** Reads at most `limit` bytes within `seconds`, so that neither a long nor a slow sender holds memory or a socket. */
async function readBytes(
  request: Request,
  limit: number,
  seconds: number,
  tooMuch = tooLarge(),
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooMuch;
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const tooSlow = AbortSignal.timeout(seconds * 1000);
  const slow = new Promise<never>((_, reject) =>
    tooSlow.addEventListener('abort', () => reject(new ApiError(408, 'error.too_slow'))),
  );
  slow.catch(() => undefined);
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), slow]);
    if (done) return new Uint8Array(Buffer.concat(chunks));
    size += value.byteLength;
    if (size > limit) throw tooMuch;
    chunks.push(value);
  }
}

/** The shape that a role is asked for. */
const asked = (shape: NonNullable<Call['query']>, role: Role | undefined): Schema =>
  typeof shape === 'function' ? shape(role!) : shape;

/** The value as a schema takes it, or 422 with what is wrong with it. */
export async function check(schema: Schema, value: unknown): Promise<unknown> {
  try {
    return await schema.validate(value, { abortEarly: false, stripUnknown: false });
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(fieldErrors(error));
    throw error;
  }
}

/** yup's errors by field path, the first of each; unknown keys at the keys themselves. */
function fieldErrors(error: ValidationError): FieldErrors {
  const errors = new Map<string, Message>();
  for (const { path = '', params, errors: messages } of error.inner.length ? error.inner : [error]) {
    const found = asMessage(messages[0]);
    const unknown = typeof params?.unknown === 'string' ? params.unknown.split(', ') : undefined;
    const paths = unknown ? unknown.map((key) => [path, key].filter(Boolean).join('.')) : [path];
    for (const at of paths) if (!errors.has(at)) errors.set(at, found);
  }
  return Object.fromEntries(errors);
}
