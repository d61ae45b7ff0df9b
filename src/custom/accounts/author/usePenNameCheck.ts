import { useEffect, useState } from 'react';
import { checkPenName } from '#domain/accounts/penName.calls.ts';
import { message, type Message } from '#domain/kit/messages.ts';
import { send } from '../../../lib/api/client.ts';
import { findProblems } from '../../../lib/problems.ts';

/** From the last key to the question. */
const pause = 400;

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
  const [answer, setAnswer] = useState<{ typed: string; result?: keyof typeof problems }>();
  const possible = Object.keys(findProblems(checkPenName.query, { pen_name: typed })).length === 0;

  useEffect(() => {
    if (!possible) return undefined;
    let late = false;
    const timer = setTimeout(() => {
      send(checkPenName, { query: { pen_name: typed } })
        .then(({ result }) => !late && setAnswer({ typed, result }))
        // Whoever saves hears it then.
        .catch(() => !late && setAnswer({ typed }));
    }, pause);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [typed, possible]);

  const isAnswered = answer?.typed === typed;
  const result = isAnswered && possible ? answer.result : undefined;
  return { looking: possible && !isAnswered, free: result === 'free', problem: result && problems[result] };
}
