interface Request {
  method: 'GET' | 'POST';
  /** With `/api`. */
  path: string;
  token?: string | undefined;
  body?: object | FormData | undefined;
  /** Under which it is done once. */
  key?: string | undefined;
}

/** Calls the API: data of the answer, and how long it took to its end in ms. Throws what it refuses. */
export async function callApi(url: string, { method, path, token, body, key }: Request) {
  const isForm = body instanceof FormData;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(body && !isForm && { 'content-type': 'application/json' }),
  };
  const began = performance.now();
  const answer = await fetch(url + path, {
    method,
    headers,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const took = performance.now() - began;
  const { data, message } = JSON.parse(text) as { data: any; message: string };
  if (!answer.ok) throw new Error(`${method} ${path}: ${message} ${JSON.stringify(data)?.slice(0, 600)}`);
  return { data, took };
}

/** A request as it goes over a connection: a GET, or with `body`, which is JSON, a POST. */
export function writeRequest(url: string, path: string, headers: Record<string, string>, body?: string): string {
  const more = body !== undefined && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    ...Object.entries({ host: new URL(url).host, ...headers, ...more }).map(([name, value]) => `${name}: ${value}`),
    '',
    body ?? '',
  ].join('\r\n');
}
