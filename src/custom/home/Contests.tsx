import { useId } from 'react';
import { useT } from '../../i18n/index.ts';
import { Link } from '../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../lib/time/useFormatDate.ts';
import { useEvents } from '../contests/useEvents.ts';
import css from './Home.module.css';

/** The ways to the contests, and until when those that are open take entries. */
export function Contests() {
  const t = useT();
  const heading = useId();
  const formatDate = useFormatDate();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{t('home.author.places.contests')}</h2>
      <ul className={css.places}>
        {useEvents().map(({ path, name, closes_on }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            {closes_on && (
              <span className={css.muted}>{t('contests.author.until', { day: formatDate(closes_on) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
