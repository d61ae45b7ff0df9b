import type { QueryClient } from '@tanstack/react-query';
import { can } from '#domain/roles.ts';
import { whoMay } from './index.ts';
import { currentRole } from './session.ts';

interface Asked {
  action: string;
  resource: string;
}

const answers: Record<string, (asked: Asked) => boolean> = {
  checkAuth: () => currentRole() !== undefined,
  canAccess: ({ action, resource }) => can(currentRole(), whoMay(action, resource)),
};

/**
 * Keeps the authProvider's answers from the moment react-admin asks. It asks at each page, draws the whole application
 * twice for it, and asks for no data meanwhile. Another role of the staff gets a client of its own.
 */
export function answerAtOnce(client: QueryClient): void {
  client.setQueryDefaults(['auth'], { staleTime: Infinity });
  client.getQueryCache().subscribe(({ type, query }) => {
    const [about, question, asked] = query.queryKey as [string, string, Asked];
    const answer = about === 'auth' ? answers[question] : undefined;
    if (type === 'added' && answer) query.setData(answer(asked));
  });
}
