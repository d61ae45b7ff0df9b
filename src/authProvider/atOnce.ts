import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { currentUser } from '../lib/session/session.ts';
import { mayDo } from './index.ts';

/** What react-admin asks to draw a page. Which of several resources may be read it asks by a longer key. */
type Question = QueryKey &
  (['auth', 'checkAuth', object] | ['auth', 'canAccess', { action: string; resource: string }]);

const isQuestion = (key: QueryKey): key is Question =>
  key.length === 3 && key[0] === 'auth' && (key[1] === 'checkAuth' || key[1] === 'canAccess');

const answer = ([, name, params]: Question): boolean =>
  name === 'checkAuth' ? currentUser() !== undefined : mayDo(params.action, params.resource);

/**
 * Keeps the authProvider's answers from the moment react-admin asks. It asks at each page, draws the whole application
 * twice for it, and asks for no data meanwhile. Another role of the staff gets a client of its own.
 */
export function answerAtOnce(client: QueryClient): void {
  client.setQueryDefaults(['auth'], { staleTime: Infinity });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && isQuestion(query.queryKey)) query.setData(answer(query.queryKey));
  });
}
