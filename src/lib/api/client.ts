import type { AnswerOf, BodyOf, Call, Declared, ParamsOf, QueryOf } from '#domain/kit/call.ts';
import { currentLanguage } from '../../i18n/index.ts';
import { clearSession, currentToken } from '../session/session.ts';
import { getLocalZone } from '../time/localZone.ts';
import { ApiError, nothing, silentStatus } from './apiError.ts';
import { withKey } from './idempotencyKeys.ts';
import { takePrefetched, timeout } from './prefetch.ts';

export { ApiError, isRefused, nothing } from './apiError.ts';

/** Is there nothing where a call asked? */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

type Given<T> = undefined extends T ? {} : T;
export interface Request {
  params?: object;
  query?: object;
  body?: unknown;
  file?: Blob;
  /** Instead of the one that is held. */
  token?: string;
  /** The page may be gone before the answer. */
  leaving?: boolean;
  /** The Idempotency-Key of what is kept longer than the page; else a request has its own (`withKey`). */
  key?: string | undefined;
  /** If-Match, what the caller has seen: the call is refused where that has changed. */
  match?: string;
}
export type RequestOf<C extends Declared> = Omit<Request, 'params' | 'query' | 'body'> &
  ({} extends ParamsOf<C> ? {} : { params: ParamsOf<C> }) &
  (C extends Declared & { query: {} } ? { query?: Partial<Given<QueryOf<C>>> } : {}) &
  (C extends Declared & { body: {} } ? { body: BodyOf<C> } : {});

/** Calls the API: `await send(calls.saveStory, { params: { id }, body })`. Throws ApiError. */
export async function send<C extends Declared>(call: C, request: RequestOf<C>): Promise<AnswerOf<C>> {
  return (await fetchCall(call as unknown as Call, request)) as AnswerOf<C>;
}

/** The same for a call that is known at run time only. */
export const fetchCall = (call: Call, request: Request): Promise<unknown> =>
  request.key ? fetchAnswer(call, request) : withKey(call, request, (key) => fetchAnswer(call, { ...request, key }));

async function fetchAnswer(call: Call, { params = {}, query = {}, body, file, ...options }: Request): Promise<unknown> {
  const { key, match, leaving, token = call.roles === 'anyone' ? null : currentToken() } = options;
  // Emails name times by the zone.
  const headers: Record<string, string> = { language: currentLanguage(), 'time-zone': getLocalZone() };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key) headers['idempotency-key'] = key;
  if (match) headers['if-match'] = `"${match}"`;
  const payload = file ? getForm(file) : body === undefined ? undefined : JSON.stringify(body);
  const url = buildAddress(call, params, query);
  const { method } = call;
  const answering =
    (method === 'GET' && takePrefetched(url, token)) ||
    fetch(url, {
      method,
      headers,
      body: payload,
      signal: AbortSignal.timeout(timeout),
      keepalive: leaving && outlives(payload),
    });
  const response = await answering.catch(failToConnect);
  if (response.ok && call.answer === 'file') return response;
  // The line may break, or the time be over, within the answer.
  const answer = await response
    .json()
    .catch((error: Error) => (error.name === 'TimeoutError' ? failToConnect(error) : undefined));
  return readData(answer, response.status, response.headers.get('retry-after'), token);
}

function failToConnect(error: Error): never {
  throw new ApiError(0, error.name === 'TimeoutError' ? 'errors.slow_network' : 'errors.offline');
}

/**
 * The data of an envelope, as it came with an HTTP status; throws ApiError where it is a refusal. A success without an
 * envelope is no answer of the server's: the line broke within it, or somebody else answered.
 */
export function readData(answer: any, httpStatus: number, retryAfter: string | null, token: string | null): unknown {
  if (answer?.status === 200) return answer.data;
  if (answer?.status === undefined && httpStatus < 400) throw new ApiError(0, 'errors.offline');
  const status: number = answer?.status ?? httpStatus;
  if (status === 401 && token === currentToken()) clearSession();
  // Without a key the sentence is shown as it came.
  const key = answer?.data?.key ?? answer?.message ?? 'errors.unavailable';
  throw new ApiError(status, status === silentStatus ? nothing : key, answer?.data, Number(retryAfter) || undefined);
}

/** Browsers let no more than 64 KB outlive a page. */
const outlives = (payload: string | FormData | undefined): boolean =>
  typeof payload === 'string' && new Blob([payload]).size < 60_000;

function getForm(file: Blob): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

/** Where a call is sent. */
export function buildAddress({ path }: Pick<Call, 'path'>, params: object, query: object): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat())
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item));
  }
  return search.size ? `${filled}?${search}` : filled;
}
