import { useQuery } from '@tanstack/react-query';
import { getClausesToAccept } from '#domain/articles/clauses.calls.ts';
import { hourLong } from '#domain/shared/clock.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { send } from '../../../lib/api/client.ts';
import { articleKeys } from '../queryKeys.ts';
import { AcceptClauses } from './AcceptClauses.tsx';

interface Props {
  /** They are not asked again before the next start. */
  onPutOff: () => void;
}

/** Asks an author to accept the clauses that have changed; where it was done in another tab, the question goes once this one is looked at. */
export function ClausesAtStart({ onPutOff }: Props) {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: articleKeys.toAccept(language),
    queryFn: () => send(getClausesToAccept, {}),
    staleTime: ({ state }) => (state.data?.items.length ? 0 : hourLong),
  });
  if (!data || data.items.length === 0) return null;
  return <AcceptClauses items={data.items} onClose={onPutOff} />;
}
