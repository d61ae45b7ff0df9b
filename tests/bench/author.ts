import type { StorageState } from './browser.ts';
import { password } from './rows.ts';

/** Calls the API as somebody, or as nobody; throws what it refuses. */
export async function call(url: string, token: string | undefined, route: string, body?: object): Promise<any> {
  const response = await fetch(url + route, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  const { status, message, data } = (await response.json()) as { status: number; message: string; data: any };
  if (status !== 200) throw new Error(`${route}: ${message}`);
  return data;
}

/** The author's token, and what the browser keeps of who is signed in. */
export async function signInAuthor(url: string): Promise<{ token: string; storageState: StorageState }> {
  const { token, ...info } = await call(url, undefined, '/api/auth/login', { account: 'author', password });
  // The tip about the user name would lie above the page.
  await call(url, token, '/api/user/name-risk-tips/ignore', {});
  const entries: Record<string, string> = { token, userinfo: JSON.stringify(info) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { token, storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}
