import type { decideContest } from '#domain/contests/decision.calls.ts';
import { needsJudging } from '#domain/contests/ranking.ts';
import type { BodyOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { AskDialog } from '../../../ui/fields/AskDialog.tsx';
import type { ContestJudging } from './useContestJudging.ts';

interface Props {
  judging: ContestJudging;
  awards: BodyOf<typeof decideContest>['awards'];
  pending: boolean;
  onDo: () => void;
  onClose: () => void;
}

/** Who wins, once more before it binds, and until when it can be decided otherwise. */
export function DecideDialog({ judging, awards, pending, onDo, onClose }: Props) {
  const { contest, entries } = judging;
  const t = useT();
  const formatDual = useDualTime('common.office.both');
  const now = useNow();
  const formatCount = useFormatCount();
  const short = needsJudging(judging) ? entries.filter(({ judges }) => judges < contest.judges_each).length : 0;
  const places = awards.toSorted((one, other) => one.place - other.place);
  return (
    <AskDialog
      title={t('contests.seldom.decide_ask')}
      action={t('contests.seldom.decide')}
      pending={pending}
      onDo={onDo}
      onClose={onClose}
    >
      {places.length === 0 && <p>{t('contests.seldom.nobody')}</p>}
      <ul className="list">
        {places.map(({ entry_id, place }) => (
          <li key={entry_id}>
            {t('contests.seldom.place')} {place}: {entries.find(({ id }) => id === entry_id)?.title}
          </li>
        ))}
      </ul>
      {short > 0 && <p>{formatCount('contests.seldom.short', short)}</p>}
      <p>
        {now.toISOString() < contest.results_at
          ? t('contests.seldom.decide_until', { time: formatDual(contest.results_at) })
          : t('contests.seldom.decide_binds')}
      </p>
    </AskDialog>
  );
}
