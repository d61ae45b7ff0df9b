import { send } from '../api/client.ts';
import { currentUser, tokenKey, userKey, type UserInfo } from './session.ts';

// Nobody else downloads this: it is rarely done.
const loadCalls = () => import('#domain/accounts/viewing.calls.ts');
const untilKey = 'viewing_until';
const viewingKeys = [tokenKey, userKey, untilKey] as const;

/** Until when the portal is seen in this tab as an author sees it. */
export const getViewingEnd = (): string => sessionStorage.getItem(untilKey) ?? '';

interface Viewing {
  user: UserInfo;
  token: string;
  until: string;
}

/** From the next load of the page on this tab shows what an author sees. */
export function startViewing({ user, token, until }: Viewing): void {
  for (const [at, value] of [token, JSON.stringify(user), until].entries())
    sessionStorage.setItem(viewingKeys[at]!, value);
}

/** Goes back to the record of the author; the page is loaded anew, without anything of theirs. */
export function stopViewing(): void {
  const id = currentUser()?.id;
  for (const key of viewingKeys) sessionStorage.removeItem(key);
  history.replaceState(null, '', `#/office/users/${id}/show`);
  location.reload();
}

/** Ends what is seen as an author, whatever the server says: there it ends by itself, too. */
export async function endViewing(): Promise<void> {
  // All other tabs have the session of whoever looks.
  const [id, token] = [currentUser()?.id, localStorage.getItem(tokenKey)];
  if (id !== undefined && token)
    await loadCalls()
      .then((calls) => send(calls.endViewing, { params: { id }, token }))
      .catch(() => undefined);
  stopViewing();
}
