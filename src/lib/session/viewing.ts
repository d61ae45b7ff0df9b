import { send } from '../api/client.ts';
import { currentUser, getViewerToken, stopViewing } from './session.ts';

const loadCalls = () => import('#domain/accounts/viewing.calls.ts');

/** Ends what is seen as an author, whatever the server says: there it ends by itself, too. */
export async function endViewing(): Promise<void> {
  const [id, token] = [currentUser()?.id, getViewerToken()];
  if (id !== undefined && token)
    await loadCalls()
      .then((calls) => send(calls.endViewing, { params: { id }, token }))
      .catch(() => undefined);
  stopViewing();
}
