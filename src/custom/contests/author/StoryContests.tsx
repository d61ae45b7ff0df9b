import { useId } from 'react';
import { useT } from '../../../i18n/index.ts';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { ClaimPrize } from './ClaimPrize.tsx';
import { EntryContestLink } from './EntryContestLink.tsx';
import { EntryState } from './EntryState.tsx';
import { IncentiveNote } from './IncentiveNote.tsx';
import { UnfitNote } from './UnfitNote.tsx';
import { useOwnEntries } from './useOwnEntries.ts';
import css from './Entries.module.css';

/** The contests that a story is in, where it is in any. */
export function StoryContests({ fiction_id }: { fiction_id: number }) {
  const t = useT();
  const heading = useId();
  const { list, entries, error } = useOwnEntries({ fiction_id });
  if (entries.length === 0 && !error) return null;
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{t('contests.author.entries')}</h2>
      {error ? (
        <TryAgain retry={list.refetch} error={error} />
      ) : (
        <ul className={css.entries}>
          {entries.map((entry) => (
            <li key={entry.contest.id}>
              <div className={css.entry}>
                <EntryContestLink contest={entry.contest} lang={entry.contest.language}>
                  {entry.contest.title}
                </EntryContestLink>
                <EntryState entry={entry} />
                <UnfitNote entry={entry} />
                <ClaimPrize entry={entry} />
                <IncentiveNote entry={entry} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list}>{t('contests.author.more')}</MoreButton>
    </section>
  );
}
