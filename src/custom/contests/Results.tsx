import { useT } from '../../i18n/index.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { useDualTime } from '../../lib/time/zones.ts';
import type { Contest } from './useContest.ts';

/** When the results come out, and how long prizes are claimed. */
export function Results({ contest: { results_at, claims_until } }: { contest: Contest }) {
  const t = useT();
  const now = useNow().toISOString();
  const both = useDualTime('contests.event.both');
  return (
    <section className="card" aria-labelledby="contest-results">
      <h2 id="contest-results">{t('contests.event.results.title')}</h2>
      <p>{t(`contests.event.results.${now < results_at ? 'coming' : 'past'}`, { time: both(results_at) })}</p>
      {claims_until && (
        <p>{t(`contests.event.results.${now < claims_until ? 'claims' : 'claimed'}`, { time: both(claims_until) })}</p>
      )}
    </section>
  );
}
