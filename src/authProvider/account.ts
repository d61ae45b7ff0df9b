import * as calls from '#domain/calls/auth.ts';
import { send } from '../dataProvider/client.ts';
import { signInPath } from '../shell/guard.ts';
import { track } from '../shell/track.ts';
import { clearSession, currentToken, keepSession } from './session.ts';

/** Signs in and keeps the session. Throws ApiError. */
export async function signIn(account: string, password: string): Promise<void> {
  keepSession(await send(calls.login, { body: { account, password } }));
}

/** Ends the session here at once, whatever the server says and when, and goes to sign-in. */
export async function signOut(): Promise<void> {
  const ended = currentToken() ? send(calls.logout, {}) : Promise.resolve(null);
  history.replaceState(null, '', `#${signInPath}`);
  clearSession();
  await ended.catch(() => undefined);
}

/** Renews what is known of the user; a session that ended meanwhile is cleared by the client. */
export async function refreshUser(): Promise<void> {
  const token = currentToken();
  const info = await send(calls.getUserInfo, {});
  if (token !== currentToken()) return;
  keepSession(info);
  track(info.id);
}
