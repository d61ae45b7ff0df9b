import { claimReminderHours, hasTimeToClaim } from '#domain/contests/award.ts';
import { canStep, hasReached } from '#domain/contests/contestStage.ts';
import { needsJudging } from '#domain/contests/ranking.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import type { ContestJudging } from './useContestJudging.ts';

/** What a decision waits for, and what it would be made in spite of; nothing where neither is there. */
export function Hindrances({ judging }: { judging: ContestJudging }) {
  const { contest, awaited } = judging;
  const entries = needsJudging(judging) ? judging.entries : [];
  const t = useT();
  const formatCount = useFormatCount();
  const now = useNow();
  if (!canStep('decide', contest, now)) return null;
  const unjudged = entries.filter(({ judges }) => judges === 0).length;
  const short = entries.filter(({ judges }) => judges > 0 && judges < contest.judges_each).length;
  const out = entries.filter(({ judges, mean }) => judges > 0 && mean === null).length;
  const unsuited = judging.entries.filter(({ suits }) => !suits);
  const sentences = [
    entries.length > 0 && !hasReached('dealt', contest, now) && t('contests.office.errors.not_dealt'),
    contest.vacant && t('contests.seldom.vacant'),
    awaited > 0 && formatCount('contests.office.errors.in_review', awaited),
    unjudged > 0 && hasReached('dealt', contest, now) && formatCount('contests.office.errors.unjudged', unjudged),
    out > 0 && formatCount('contests.office.errors.scores_out', out),
    judging.barred.length > 0 &&
      formatCount('contests.seldom.barred', judging.barred.length, {
        entries: judging.barred.map(({ title, judge }) => `${title} (${judge})`).join(' · '),
      }),
    short > 0 && formatCount('contests.seldom.short', short),
    unsuited.length > 0 &&
      formatCount('contests.seldom.unsuited', unsuited.length, {
        titles: unsuited.map(({ title }) => title).join(' · '),
      }),
    needsJudging(judging) &&
      !hasTimeToClaim(contest, now) &&
      t('contests.office.errors.claims_short', { hours: claimReminderHours }),
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : (
    <ul className="list problem">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
