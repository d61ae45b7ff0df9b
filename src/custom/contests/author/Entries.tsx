import { useState } from 'react';
import { getClosingTime, getContestPhase } from '#domain/contests/contest.ts';
import { isInReview } from '#domain/contests/eligibility.ts';
import { isUnsigned } from '#domain/contracts/contract.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getStoryPath, getSignPath } from '../../../lib/routing/story.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import type { Contest } from '../useContest.ts';
import { ClaimPrize } from './ClaimPrize.tsx';
import { EntryState } from './EntryState.tsx';
import { IncentiveNote } from './IncentiveNote.tsx';
import { UnfitNote } from './UnfitNote.tsx';
import { useOwnEntries, type OwnEntry } from './useOwnEntries.ts';
import { WithdrawEntry } from './WithdrawEntry.tsx';
import css from './Entries.module.css';

/** Also of two that are infinite. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);
const getPlace = ({ award }: OwnEntry) => award?.place ?? Infinity;

interface Props {
  contest: Contest;
  /** Asks for the contest again, which names its full entries. */
  refresh: (() => void) | undefined;
}

/** One's own stories in a contest, where there are any. */
export function Entries({ contest, refresh }: Props) {
  const t = useT();
  const { list, entries, error } = useOwnEntries({ contest_id: contest.id });
  // What has won is not looked for.
  const entered = entries.toSorted((one, other) => compare(getPlace(one), getPlace(other)));
  if (entered.length === 0 && !error) return null;
  return (
    <section className="card" aria-labelledby="contest-mine">
      <h2 id="contest-mine">{t('contests.author.mine')}</h2>
      {error ? (
        <TryAgain retry={list.refetch} error={error} />
      ) : (
        <ul className={css.entries}>
          {entered.map((own) => (
            <Entry key={own.story.id} contest={contest} refresh={refresh} own={own} />
          ))}
        </ul>
      )}
      <MoreButton list={list}>{t('contests.author.more')}</MoreButton>
    </section>
  );
}

function Entry({ contest, refresh, own }: Props & { own: OwnEntry }) {
  const { story } = own;
  const t = useT();
  const both = useDualTime('contests.event.both');
  // It lasts as long as the page is open.
  const [now] = useState(() => new Date());
  const closed = getContestPhase(contest, now) === 'closed';
  const inReview = own.entry === 'preliminary' && isInReview(story);
  const waiting = own.entry === 'preliminary' && !inReview && !closed;
  return (
    <li>
      <div className={css.entry}>
        <Link to={getStoryPath(story.id)} lang={story.language}>
          {story.title}
        </Link>
        <EntryState entry={own} />
        <UnfitNote entry={own} />
        <ClaimPrize entry={own} />
        <IncentiveNote entry={own} />
        {inReview && <p className="note">{t('contests.event.reviewed')}</p>}
        {waiting && (
          <p className="note">
            {t('contests.event.becomes_full', { day: both(getClosingTime(contest)) })}{' '}
            {isUnsigned(story.contract_status) && <Link to={getSignPath(story.id)}>{t('contests.event.apply')}</Link>}
          </p>
        )}
      </div>
      {!own.contest.announced && own.entry !== 'withdrawn' && (
        <WithdrawEntry contest={contest} story={story} refresh={refresh} />
      )}
    </li>
  );
}
