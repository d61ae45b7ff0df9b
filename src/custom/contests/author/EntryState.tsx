import { useState } from 'react';
import { hasClosed } from '#domain/contests/contest.ts';
import { useT } from '../../../i18n/index.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import type { OwnEntry } from './useOwnEntries.ts';

const tones = { full: 'good', preliminary: 'waiting', lapsed: 'bad', not_won: 'plain', won: 'good' } as const;

/** What an entry is now. What was signed in time and is still looked at is no lapsed one. */
function getState({ entry, contest, story, award }: OwnEntry, now: Date): keyof typeof tones {
  if (award) return 'won';
  if (entry === 'full') return contest.announced ? 'not_won' : 'full';
  return hasClosed(contest, now) && story.contract_status !== 'contract_review' ? 'lapsed' : 'preliminary';
}

/** Where a story stands in a contest. */
export function EntryState({ entry }: { entry: OwnEntry }) {
  const t = useT();
  // It lasts as long as the page is open.
  const [now] = useState(() => new Date());
  const state = getState(entry, now);
  return (
    <StateChip tone={tones[state]}>
      {state === 'won'
        ? t('contests.author.won', { place: entry.award!.place })
        : state === 'not_won'
          ? t('contests.author.not_won')
          : t(`contests.author.state.${state}`)}
    </StateChip>
  );
}
