import { useT } from '../../../i18n/index.ts';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import type { OwnEntry } from './useOwnEntries.ts';

const tones = {
  full: 'good',
  preliminary: 'waiting',
  unfit: 'bad',
  lapsed: 'bad',
  withdrawn: 'plain',
  not_won: 'plain',
  won: 'good',
} as const;

function getState({ entry, contest, award }: OwnEntry): keyof typeof tones {
  if (award) return 'won';
  return entry === 'full' && contest.announced && contest.has_prizes ? 'not_won' : entry;
}

/** Where a story stands in a contest. */
export function EntryState({ entry }: { entry: OwnEntry }) {
  const t = useT();
  const state = getState(entry);
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
