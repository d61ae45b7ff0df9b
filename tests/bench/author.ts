import type { StorageState } from './browser.ts';
import { callApi } from './requests.ts';
import { password } from './rows.ts';

/** Calls the API as somebody, or as nobody; throws what it refuses. */
export async function call(url: string, token: string | undefined, route: string, body?: object): Promise<any> {
  const method = body ? 'POST' : 'GET';
  const { data } = await callApi(url, { method, path: route, token, body, key: crypto.randomUUID() });
  return data;
}

/** The token of an account, its id, and what the browser keeps of who is signed in. */
export async function signIn(
  url: string,
  account: string,
): Promise<{ token: string; id: number; storageState: StorageState }> {
  const { token, ...info } = await call(url, undefined, '/api/auth/login', { account, password });
  const entries: Record<string, string> = { token, userinfo: JSON.stringify(info) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { token, id: info.id, storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}

/** The author, without the tip about the user name, which would lie above the page. */
export async function signInAuthor(url: string) {
  const author = await signIn(url, 'author');
  await call(url, author.token, '/api/user/name-risk-tips/ignore', {});
  return author;
}
