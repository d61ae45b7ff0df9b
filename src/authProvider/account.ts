import * as calls from '#domain/calls/auth.ts';
import { send } from '../dataProvider/client.ts';
import { clearSession, currentToken, keepSession } from './session.ts';

/** Signs in and keeps the session. Throws ApiError. */
export async function signIn(account: string, password: string): Promise<void> {
  keepSession(await send(calls.login, { body: { account, password } }));
}

/** Ends the session here, whatever the server says. */
export async function signOut(): Promise<void> {
  const ended = currentToken() ? send(calls.logout, {}) : Promise.resolve(null);
  await ended.catch(() => undefined);
  clearSession();
}

/** Renews what is known of the user; a session that ended meanwhile is cleared by the client. */
export async function refreshUser(): Promise<void> {
  keepSession(await send(calls.getUserInfo, {}));
}
