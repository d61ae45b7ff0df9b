import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getClausesToAccept } from '#domain/articles/clauses.calls.ts';
import { hourLong } from '#domain/shared/clock.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { articleKeys } from '../queryKeys.ts';
import { AcceptClauses } from './AcceptClauses.tsx';

/**
 * Asks an author to accept the clauses that have changed. Whoever puts it off is asked again at the next start; where it
 * was accepted in another tab, the question goes once this one is looked at.
 */
export function ClausesAtStart() {
  const language = useLanguage();
  const [isPutOff, setPutOff] = useState(false);
  const { data } = useQuery({
    queryKey: articleKeys.toAccept(language),
    queryFn: () => send(getClausesToAccept, {}),
    staleTime: ({ state }) => (state.data?.items.length ? 0 : hourLong),
    enabled: !isPutOff,
  });
  if (isPutOff || !data || data.items.length === 0) return null;
  return <AcceptClauses items={data.items} onClose={() => setPutOff(true)} />;
}
