import { useId, useState } from 'react';
import { getClosingTime } from '#domain/contests/contest.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useDualTime } from '../../../lib/time/zones.ts';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { EntryContestLink } from './EntryContestLink.tsx';
import { EntryState } from './EntryState.tsx';
import { useEvents } from './useEvents.ts';
import { useOwnEntries } from './useOwnEntries.ts';
import css from './HomeContests.module.css';

/** Own entries that are shown at first, those before the others that have won something to be claimed. */
const firstEntries = 4;

/** Where one's own stories stand in contests, the ways to the contests, and until when the open ones take entries. */
export function HomeContests() {
  const t = useT();
  const heading = useId();
  const both = useDualTime();
  const { list, entries: all, error } = useOwnEntries();
  const events = useEvents();
  const [isWhole, showWhole] = useState(false);
  const entries = isWhole ? all : all.slice(0, firstEntries);
  if (entries.length === 0 && events.length === 0 && !error) return null;
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{t('home.author.places.contests')}</h2>
      {error && <TryAgain retry={list.refetch} error={error} />}
      {entries.length > 0 && (
        <ul className={css.list} aria-label={t('contests.author.mine')}>
          {entries.map((entry) => (
            <li key={`${entry.contest.id} ${entry.story.id}`}>
              <EntryContestLink contest={entry.contest} lang={entry.story.language}>
                {entry.story.title}
              </EntryContestLink>
              <span className="note" lang={entry.contest.language}>
                {entry.contest.title}
              </span>
              <EntryState entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {isWhole ? (
        <MoreButton list={list}>{t('contests.author.more')}</MoreButton>
      ) : (
        all.length > firstEntries && (
          <button type="button" className="button quiet" onClick={() => showWhole(true)}>
            {t('contests.author.more')}
          </button>
        )
      )}
      <ul className={css.list}>
        {events.map(({ path, name, closes_on }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            {closes_on && (
              <span className="note">{t('contests.author.until', { day: both(getClosingTime({ closes_on })) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
