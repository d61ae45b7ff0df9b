import { useSyncExternalStore } from 'react';
import type { AnswerOf } from '#domain/kit/call.ts';
import { listSignable } from '#domain/stories/stories.calls.ts';
import { send } from '../api/client.ts';
import { createListeners } from '../listeners.ts';
import { currentToken } from './session.ts';

type Work = AnswerOf<typeof listSignable>['items'][number];

let cache: { token: string | null; works: Work[] } | undefined;
const { subscribe, notify } = createListeners();

/** Loads the works that a contract can be applied for, unless this session has them (portal.md section 2). */
export async function loadCanSign(): Promise<void> {
  const token = currentToken();
  if (cache?.token === token) return;
  const { items } = await send(listSignable, {});
  cache = { token, works: items };
  notify();
}

/** Loads them anew: an application was sent, taken back or decided on. */
export function forgetCanSign(): void {
  cache = undefined;
  // Only an offer depends on it.
  void loadCanSign().catch(() => undefined);
}

// Another session's list is nobody's.
const current = () => (cache && cache.token === currentToken() ? cache.works : undefined);
/** The works that a contract can be applied for; undefined until they are loaded. */
export const useCanSign = (): Work[] | undefined => useSyncExternalStore(subscribe, current);
