import { useT } from '../../../i18n/index.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import type { Contest } from '../useContest.ts';
import { useSayResults } from './useSayResults.ts';
import css from './Event.module.css';

/** When the results come out, who won, and how long prizes are claimed. */
export function Results({ contest }: { contest: Contest }) {
  const t = useT();
  const { results_at, claims_until, claims_over, is_out, winners, prizes } = contest;
  const both = useDualTime('contests.event.both');
  const sayResults = useSayResults();
  return (
    <section className="card" aria-labelledby="contest-results">
      <h2 id="contest-results">{t('contests.event.results.title')}</h2>
      {winners.length > 0 ? (
        <ol className={css.winners}>
          {winners.map(({ place, title, language, pen_name }) => (
            <li key={`${place} ${title} ${pen_name}`}>
              <span className={css.place}>{t('contests.event.prizes.place', { number: place })}</span>
              <b lang={language}>{title}</b>
              <span className="note" translate="no">
                {pen_name}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p>
          {is_out
            ? t(prizes.length > 0 ? 'contests.event.results.nobody' : 'contests.event.running.out')
            : sayResults(results_at)}
        </p>
      )}
      {claims_until && (is_out ? winners.length > 0 : !claims_over) && (
        <p>{t(`contests.event.results.${claims_over ? 'claimed' : 'claims'}`, { time: both(claims_until) })}</p>
      )}
    </section>
  );
}
