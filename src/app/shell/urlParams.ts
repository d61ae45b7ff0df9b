import { useSyncExternalStore } from 'react';
import { isInterfaceLanguage } from '#domain/languages.ts';
import { keepLanguage } from '../../i18n/index.ts';
import { createListeners } from '../../lib/listeners.ts';
import { replaceAddress } from '../../lib/routing/address.ts';
import { signInPath } from '../../lib/routing/guard.ts';
import { takeProviderAnswer } from '../../lib/session/providerSignIn.ts';
import { currentToken, keepSession, startSession, type UserInfo } from '../../lib/session/session.ts';

const { subscribe, notify } = createListeners();
const parameters = ['token', 'lang'] as const;
let pendingToken: string | undefined;

function setPendingToken(token: string | undefined): void {
  pendingToken = token;
  notify();
}

/** Takes the parameters out of the address and of its place in the history. */
function take(): Partial<Record<(typeof parameters)[number], string>> {
  const url = new URL(location.href);
  const [path = '', ...rest] = url.hash.slice(1).split('?');
  const inHash = new URLSearchParams(rest.join('?'));
  const values: ReturnType<typeof take> = {};
  for (const query of [inHash, url.searchParams])
    for (const name of parameters) {
      const value = query.get(name);
      if (value === null) continue;
      values[name] ??= value;
      query.delete(name);
    }
  if (Object.keys(values).length === 0) return values;
  url.hash = inHash.size ? `${path}?${inHash}` : path;
  history.replaceState(history.state, '', url);
  return values;
}

/**
 * Reads what a provider sent along, `token` and `lang` off the address, before anything is asked for (portal.md section
 * 2). A token is kept and leads home; where somebody is signed in already it waits for their answer.
 */
export function consumeUrlParams(): void {
  takeProviderAnswer(signInPath);
  const { token, lang } = take();
  if (isInterfaceLanguage(lang)) void keepLanguage(lang);
  if (!token) return;
  if (currentToken() && token !== currentToken()) return setPendingToken(token);
  if (!currentToken()) startSession(token);
  history.replaceState(history.state, '', '#/home');
}

// Before the application's router, which begins to listen later, has read the address.
addEventListener('popstate', consumeUrlParams);

/** Keeps the offered token; whose it is, the profile tells. */
export function takePendingSession(): void {
  if (pendingToken === undefined) return;
  startSession(pendingToken);
  setPendingToken(undefined);
  replaceAddress('/home');
}

/** Signs in whom the offered token belongs to. */
export function acceptPendingSession(user: UserInfo): void {
  takePendingSession();
  keepSession(user);
}

export const refusePendingSession = (): void => setPendingToken(undefined);

/** The token of a link that was opened while somebody was signed in. */
export const usePendingSession = (): string | undefined => useSyncExternalStore(subscribe, () => pendingToken);
