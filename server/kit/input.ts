import type { Call } from '#domain/kit/call.ts';
import { isMonth } from '#domain/kit/dates.ts';
import { isBlank } from '#domain/kit/fold.ts';
import type { Message } from '#domain/kit/messages.ts';
import { asMessage } from '#domain/kit/messages.ts';
import { ValidationError, type ObjectSchema, type Schema } from '#domain/kit/types.ts';
import type { Role } from '#domain/roles.ts';
import {
  fileTooLarge,
  bodyTooLarge,
  invalid,
  invalidField,
  notFound,
  ApiError,
  tooLarge,
  type FieldErrors,
} from './apiError.ts';

const jsonBytes = 1_048_576;
/** Values in a body: what has more is no input of a person, and checking it holds up everybody. */
const jsonValues = 10_000;
/** Errors that an answer tells at most. */
const maxErrors = 50;
/** Parts of a multipart body, of which one is the file. */
const multipartParts = 10;
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
  if (call.query) return check(selectRules(getShape(call.query, role), raw), raw);
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
    throw new ApiError(415, 'errors.content_type');
  const limit = call.bodyLimit;
  const tooMuch = limit && (() => bodyTooLarge(limit.field, limit.tooLarge));
  const bytes = await readBytes(request, limit?.bytes ?? jsonBytes, bodySeconds, tooMuch);
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(422, 'errors.not_json');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new ApiError(422, 'errors.not_json');
  if (hasMoreValues(json, jsonValues)) throw tooLarge();
  return { body: await check(getShape(call.body, role), json), bytes };
}

/** Whether a value holds more others than a number, without a look at the rest of them. */
function hasMoreValues(value: object, most: number): boolean {
  const open: object[] = [value];
  let count = 0;
  for (let one = open.pop(); one; one = open.pop())
    for (const name in one) {
      count += 1;
      if (count > most) return true;
      const inner: unknown = Reflect.get(one, name);
      if (typeof inner === 'object' && inner !== null) open.push(inner);
    }
  return false;
}

/** Whether a multipart body has more parts than a form with one file, by the marks between them. */
function hasManyParts(bytes: Uint8Array, contentType: string): boolean {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (!mark) return false;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = -1;
  for (let parts = 0; parts <= multipartParts; parts++) {
    at = body.indexOf(`--${mark}`, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** The one file of a multipart upload, as field `file`; its name is only good for showing. */
export async function readUpload(call: Call, request: Request): Promise<{ file: Uint8Array; fileName: string }> {
  if (!call.upload) return { file: new Uint8Array(), fileName: '' };
  const framing = 4096;
  const { bytes: most, tooLarge } = call.upload;
  const bytes = await readBytes(request, most + framing, uploadSeconds, () => fileTooLarge(tooLarge));
  const contentType = request.headers.get('content-type') ?? '';
  if (hasManyParts(bytes, contentType)) throw invalidField('file', 'validation.no_file');
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof Blob) || file.size === 0) throw invalidField('file', 'validation.no_file');
  if (file.size > most) throw fileTooLarge(tooLarge);
  return { file: new Uint8Array(await file.arrayBuffer()), fileName: cleanFileName(file) };
}

const cleanFileName = (file: Blob): string =>
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
  tooMuch = tooLarge,
): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > limit) throw tooMuch();
  const slow = Promise.withResolvers<never>();
  const timer = setTimeout(() => slow.reject(new ApiError(408, 'errors.too_slow')), seconds * 1000);
  try {
    // Node reads no more than was said. As a stream, a body costs as much as all the rest of a small write.
    if (length !== null) return new Uint8Array(await Promise.race([request.arrayBuffer(), slow.promise]));
    const reader = request.body?.getReader();
    if (!reader) return new Uint8Array();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), slow.promise]);
      if (done) return new Uint8Array(Buffer.concat(chunks));
      size += value.byteLength;
      if (size > limit) throw tooMuch();
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** What was made of a shape for queries that have the same keys. */
const selected = new WeakMap<Schema, Map<string, Schema>>();
/** So many sets of keys are kept of a shape: no caller can have memory filled with them. */
const mostSelected = 200;

/**
 * A shape without the rules of keys that a query does not have, where they may be absent and stand for nothing then. A list
 * has up to a hundred of them, and each costs as much as one that has a value.
 */
function selectRules(shape: Schema, raw: object): Schema {
  if (!('fields' in shape)) return shape;
  const { fields } = shape as ObjectSchema<object>;
  const key = Object.keys(raw)
    .filter((name) => Object.hasOwn(fields, name))
    .sort()
    .join();
  const kept = selected.get(shape) ?? new Map<string, Schema>();
  selected.set(shape, kept);
  const rules = kept.get(key) ?? (kept.size < mostSelected ? pickRules(shape as ObjectSchema<object>, raw) : shape);
  if (kept.size < mostSelected) kept.set(key, rules);
  return rules;
}

function pickRules(shape: ObjectSchema<object>, raw: object): Schema {
  const names = Object.entries(shape.fields as Record<string, Schema>).flatMap(([name, rule]) =>
    Object.hasOwn(raw, name) ||
    rule.deps.length > 0 ||
    !rule.isValidSync(undefined) ||
    rule.cast(undefined) !== undefined
      ? [name]
      : [],
  );
  return shape.pick(names as never);
}

/** The shape that a role is asked for. */
const getShape = (shape: NonNullable<Call['query']>, role: Role | undefined): Schema =>
  typeof shape === 'function' ? shape(role!) : shape;

/** The value as a schema takes it, or 422 with what is wrong with it. */
export async function check(schema: Schema, value: unknown): Promise<unknown> {
  try {
    return await schema.validate(value, { abortEarly: false, stripUnknown: false });
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(toFieldErrors(error, schema));
    throw error;
  }
}

/** What is wrong with a value by a schema, by field path; empty where nothing is. */
export async function findFieldErrors(schema: Schema, value: unknown): Promise<FieldErrors> {
  try {
    await check(schema, value);
    return {};
  } catch (error) {
    if (error instanceof ApiError && error.errors) return error.errors;
    throw error;
  }
}

/**
 * yup's errors by field path, the first of each, in the order in which the fields are declared; unknown keys at the keys
 * themselves.
 */
function toFieldErrors(error: ValidationError, schema: Schema): FieldErrors {
  const errors = new Map<string, Message>();
  const order = 'fields' in schema ? Object.keys(schema.fields as object) : [];
  const getPlace = (path: string) => {
    const place = order.indexOf(/^[^.[]+/.exec(path)?.[0] ?? '');
    return place === -1 ? order.length : place;
  };
  for (const { path = '', params, errors: messages } of error.inner.length ? error.inner : [error]) {
    const problem = asMessage(messages[0]);
    const unknown = typeof params?.unknown === 'string' ? params.unknown.split(', ') : undefined;
    const paths = unknown ? unknown.map((key) => [path, key].filter(Boolean).join('.')) : [path];
    for (const at of paths.slice(0, maxErrors)) if (!errors.has(at)) errors.set(at, problem);
  }
  const sorted = [...errors].sort(([a], [b]) => getPlace(a) - getPlace(b));
  return Object.fromEntries(sorted.slice(0, maxErrors));
}
