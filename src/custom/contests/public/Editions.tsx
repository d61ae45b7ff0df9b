import { dayOf } from '#domain/shared/clock.ts';
import { useT } from '../../../i18n/index.ts';
import { Link, useAddress } from '../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { getEditionPath } from '../contestPaths.ts';
import type { Contest } from '../useContest.ts';
import css from './Event.module.css';

/** The other editions of a contest: held at another time, or by other rules. */
export function Editions({ contest: { edition: current, editions } }: { contest: Contest }) {
  const t = useT();
  const day = useFormatDate();
  const address = useAddress();
  if (editions.length < 2) return null;
  return (
    <section className="card" aria-labelledby="contest-editions">
      <h2 id="contest-editions">{t('contests.event.editions.title')}</h2>
      <ul className={css.editions}>
        {editions.map(({ edition, signed_since, results_at }) => (
          <li key={edition}>
            <Link to={getEditionPath(address, edition)} aria-current={edition === current ? 'page' : undefined}>
              {t('contests.event.editions.edition', { number: edition })}
            </Link>
            <span className="note">
              {t('contests.event.editions.text', {
                since: day(signed_since),
                results: day(dayOf(new Date(results_at))),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
