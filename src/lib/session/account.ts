import type * as calls from '#domain/accounts/auth.calls.ts';
import type { AnswerOf, BodyOf } from '#domain/kit/call.ts';
import { isAuthor, findRole } from '#domain/roles.ts';
import { send } from '../api/client.ts';
import { prefetch } from '../api/prefetch.ts';
import { currentAddress } from '../routing/address.ts';
import { resolveRedirect, getPenNamePath, signInPath } from '../routing/guard.ts';
import { clearSession, currentToken, currentUser, isViewing, keepSession, type UserInfo } from './session.ts';

/** A visitor's page needs no call that checks what is typed, and its first download goes without the library for that. */
const loadAuthCalls = () => import('#domain/accounts/auth.calls.ts');

/** An account, and the session that was opened. */
export type SignedIn = AnswerOf<typeof calls.login>;

/** Keeps a session that was opened, and goes on to where it leads: an author without a pen name chooses one first. */
export function enter({ second_step: _, ...session }: SignedIn): void {
  const role = findRole(session.role_id);
  const address = currentAddress();
  const nameless = role && isAuthor(role) && session.pen_name === null;
  const lead = role ? resolveRedirect(address, role) : address;
  const target = nameless ? getPenNamePath(address) : lead;
  // Before anything is drawn there: the guard would lead on from here only after the application has been drawn once.
  history.replaceState(null, '', `#${target}`);
  keepSession(session);
  if (session.second_factor !== 'due') prefetch(target, session.token);
}

/** Signs in and keeps the session. Throws ApiError. */
export async function signIn(body: BodyOf<typeof calls.login>): Promise<void> {
  const session = await send((await loadAuthCalls()).login, { body });
  // The forms of the sign-in ask for the second step.
  if (session.second_step) return;
  enter(session);
}

/** What is done with the session before its user ends it; the longest that is waited for it, in ms. */
const signOutHooks = new Set<() => Promise<unknown>>();
const signOutTimeoutMs = 2000;

/** Has something done before the user signs out, as long as that takes no time to speak of; answers what takes it back. */
export function addSignOutHook(work: () => Promise<unknown>): () => void {
  signOutHooks.add(work);
  return () => void signOutHooks.delete(work);
}

/** Ends the session here, whatever the server says and when, and goes to sign-in. */
export async function signOut(): Promise<void> {
  if (signOutHooks.size > 0)
    await Promise.race([
      Promise.allSettled([...signOutHooks].map((work) => work())),
      new Promise((resolve) => setTimeout(resolve, signOutTimeoutMs)),
    ]);
  if (isViewing()) return (await import('./viewing.ts')).endViewing();
  const token = currentToken();
  const ended = token ? loadAuthCalls().then(({ logout }) => send(logout, { token })) : Promise.resolve(null);
  history.replaceState(null, '', `#${signInPath}`);
  clearSession();
  await ended.catch(() => undefined);
}

/** Keeps what a call answers of the user; false where another session, or none, was there by then. */
export async function renewUser(ask: () => Promise<UserInfo & { token?: string }>): Promise<boolean> {
  const token = currentToken();
  const info = await ask();
  if (token !== currentToken()) return false;
  keepSession(info);
  return true;
}

/** Renews what is known of the user; a session that ended meanwhile is cleared by the client. */
export async function refreshUser(): Promise<void> {
  if (!(await renewUser(async () => send((await loadAuthCalls()).getUserInfo, {})))) return;
  const { id } = currentUser()!;
  // Nothing waits for it.
  void import('../track.ts').then(({ track }) => track(id)).catch(() => undefined);
}
