import { useState } from 'react';
import { getContestPhase } from '#domain/contests/contest.ts';
import { isUnsigned } from '#domain/contracts/contract.ts';
import { useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { getStoryPath, getSignPath } from '../../../lib/routing/story.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import type { Contest } from '../useContest.ts';
import { ClaimPrize } from './ClaimPrize.tsx';
import { EntryState } from './EntryState.tsx';
import { IncentiveNote } from './IncentiveNote.tsx';
import { useContestStories, type ContestStory } from './useContestStories.ts';
import { useOwnEntries, type OwnEntry } from './useOwnEntries.ts';
import { WithdrawEntry } from './WithdrawEntry.tsx';
import css from './Entries.module.css';

type Entered = ContestStory & { entry: 'preliminary' | 'full' };
const isEntered = (story: ContestStory): story is Entered => story.entry === 'preliminary' || story.entry === 'full';

/** Also of two that are infinite. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** One's own stories in a contest, where there are any. */
export function Entries({ contest }: { contest: Contest }) {
  const t = useT();
  const { data } = useContestStories(contest.id);
  const own = useOwnEntries().data?.items.filter((one) => one.contest.id === contest.id);
  const getOwn = ({ id }: ContestStory) => own?.find(({ story }) => story.id === id);
  const getPlace = (story: ContestStory) => getOwn(story)?.award?.place ?? Infinity;
  // What has won is not looked for.
  const entered = data?.items.filter(isEntered).toSorted((one, other) => compare(getPlace(one), getPlace(other))) ?? [];
  if (entered.length === 0) return null;
  return (
    <section className="card" aria-labelledby="contest-mine">
      <h2 id="contest-mine">{t('contests.author.mine')}</h2>
      <ul className={css.entries}>
        {entered.map((story) => (
          <Entry key={story.id} contest={contest} story={story} own={getOwn(story)} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ contest, story, own }: { contest: Contest; story: Entered; own: OwnEntry | undefined }) {
  const t = useT();
  const formatDate = useFormatDate();
  // It lasts as long as the page is open.
  const [now] = useState(() => new Date());
  const closed = getContestPhase(contest, now) === 'closed';
  const waiting = story.entry === 'preliminary' && !closed;
  return (
    <li>
      <div className={css.entry}>
        <Link to={getStoryPath(story.id)} lang={story.language}>
          {story.title}
        </Link>
        {own && <EntryState entry={own} />}
        {own && <ClaimPrize entry={own} />}
        {own && <IncentiveNote entry={own} />}
        {waiting && (
          <p className="note">
            {t('contests.event.becomes_full', { day: formatDate(contest.closes_on) })}{' '}
            {isUnsigned(story.contract_status) && <Link to={getSignPath(story.id)}>{t('contests.event.apply')}</Link>}
          </p>
        )}
      </div>
      {own?.contest.announced === false && <WithdrawEntry contest={contest} story={story} />}
    </li>
  );
}
