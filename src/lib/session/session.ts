import { useSyncExternalStore } from 'react';
import type * as calls from '#domain/accounts/auth.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { isAuthor, findRole, type Role } from '#domain/roles.ts';
import { createListeners } from '../listeners.ts';

/** Who is signed in (portal.md section 3, 'User info'). */
export type UserInfo = AnswerOf<typeof calls.getUserInfo>;

/** What a user is called in the interface. */
export const getDisplayName = ({ pen_name, username }: UserInfo): string => pen_name ?? username;

export const tokenKey = 'token';
export const userKey = 'userinfo';
/** That somebody has opened the FAQ from here (portal.md section 3). */
export const clickedFaqKey = 'clickedFaq';
const staffKey = 'staff';
/** What stays in the browser when its user leaves: the specification's list of what goes does not name it. */
const readersOwn = new Set([
  'language',
  'mode',
  'fit',
  'partners',
  'editor',
  'guidance',
  'goal',
  'rated_answers',
  staffKey,
  clickedFaqKey,
]);
const { subscribe, notify } = createListeners();

/** A tab in which the portal is seen as an author keeps that session to itself: the other tabs stay the office's. */
const getStore = (): Storage => (sessionStorage.getItem(tokenKey) ? sessionStorage : localStorage);
const readStoredUser = (): string | null => (getStore().getItem(tokenKey) ? getStore().getItem(userKey) : null);

function readUser(stored: string | null): UserInfo | undefined {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

let stored = readStoredUser();
let user = readUser(stored);

function refreshStored(): void {
  const now = readStoredUser();
  // The same user as before is the same object: nothing is drawn anew where nothing has changed.
  if (now !== stored) user = readUser((stored = now));
  notify();
}

// Signing out in one tab signs out the others.
addEventListener('storage', ({ key }) => {
  if (key === tokenKey || key === userKey || key === null) refreshStored();
});

export const currentToken = (): string | null => getStore().getItem(tokenKey);
export const currentUser = (): UserInfo | undefined => user;
/** Nobody knows a password that was generated. */
export const knowsPassword = (): boolean => !user?.password_generated;
export const currentRole = (): Role | undefined => user && findRole(user.role_id);

/** Begins the session of a token; whose it is, the profile tells. */
export function startSession(token: string): void {
  // Whoever saw the portal as an author does so no more.
  for (const key of [tokenKey, userKey]) sessionStorage.removeItem(key);
  clearSession();
  localStorage.setItem(tokenKey, token);
  refreshStored();
}

/** Keeps who signed in; without a token only what is known of them is renewed. */
export function keepSession({ token, ...info }: UserInfo & { token?: string }): void {
  if (token !== undefined) localStorage.setItem(tokenKey, token);
  getStore().setItem(userKey, JSON.stringify(info));
  if (isViewing()) return refreshStored();
  const role = findRole(info.role_id);
  if (role && !isAuthor(role)) localStorage.setItem(staffKey, '1');
  else localStorage.removeItem(staffKey);
  refreshStored();
}

/** Was the last user of this browser one of the staff? */
export const wasStaff = (): boolean => localStorage.getItem(staffKey) !== null;

/** Forgets the user, and with them the columns, filters and searches of their lists; what is left is the reader's own. */
export function clearSession(): void {
  if (isViewing()) return void import('./viewing.ts').then(({ stopViewing }) => stopViewing());
  const theirs = Object.keys(localStorage).filter((key) => !readersOwn.has(key));
  for (const key of theirs) localStorage.removeItem(key);
  refreshStored();
}

/** Is the portal seen in this tab as an author sees it? */
export const isViewing = (): boolean => sessionStorage.getItem(tokenKey) !== null;

export const useToken = (): string | null => useSyncExternalStore(subscribe, currentToken);
export const useUser = (): UserInfo | undefined => useSyncExternalStore(subscribe, currentUser);
