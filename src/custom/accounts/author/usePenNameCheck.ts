import { useQuery } from '@tanstack/react-query';
import { checkPenName } from '#domain/accounts/penName.calls.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { send } from '../../../lib/api/client.ts';
import { findProblems } from '../../../lib/problems.ts';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { penNameKeys } from '../queryKeys.ts';

const problems = {
  free: undefined,
  taken: message('errors.pen_name_taken'),
  is_user_name: message('errors.names_equal'),
};

interface Checked {
  looking: boolean;
  free: boolean;
  problem: Message | undefined;
}

/** Is a pen name free? Asked once one pauses, and only about what could be one. */
export function usePenNameCheck(typed: string): Checked {
  const isPossible = Object.keys(findProblems(checkPenName.query, { pen_name: typed })).length === 0;
  const settled = useDebounced(typed);
  const query = useQuery({
    queryKey: penNameKeys.of(settled),
    queryFn: () => send(checkPenName, { query: { pen_name: settled } }),
    enabled: isPossible && settled === typed,
    // Another author may take it meanwhile. Where it cannot be asked, whoever saves hears it then.
    staleTime: 0,
    retry: false,
  });
  const isAsking = isPossible && (settled !== typed || query.isFetching);
  const result = isPossible && !isAsking ? query.data?.result : undefined;
  return { looking: isAsking, free: result === 'free', problem: result && problems[result] };
}
