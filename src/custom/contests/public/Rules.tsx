import { getClosingTime } from '#domain/contests/contest.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { settling } from '#domain/statements/settling.ts';
import { useT } from '../../../i18n/index.ts';
import { useFormatCount } from '../../../i18n/useFormatCount.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import type { Contest } from '../useContest.ts';
import { useWholeMoney } from '../useWholeMoney.ts';
import css from './Event.module.css';

/** From a first page to a full entry; the numbers are those that the server enforces. */
export function HowToEnter({ contest }: { contest: Contest }) {
  const t = useT();
  const formatCount = useFormatCount();
  const day = useFormatDate()(contest.closes_on);
  const both = useDualTime('contests.event.both');
  return (
    <section className="card" aria-labelledby="contest-how">
      <h2 id="contest-how">{t('contests.event.how.title')}</h2>
      <ol className={css.steps}>
        <li>{t('contests.event.how.write')}</li>
        <li>{t('contests.event.how.enter', { day: both(getClosingTime(contest)) })}</li>
        <li>
          {formatCount('contests.event.how.sign', contractLimits.reviewDays, {
            more_than: contractLimits.moreWordsThan,
          })}
        </li>
        <li>{t('contests.event.how.full', { day })}</li>
      </ol>
    </section>
  );
}

export function Rules({ contest, isJudged }: { contest: Contest; isJudged: boolean }) {
  const t = useT();
  const day = useFormatDate();
  const amount = useWholeMoney();
  const { signed_since, closes_on, claims_until, incentive } = contest;
  return (
    <section className="card" aria-labelledby="contest-rules">
      <h2 id="contest-rules">{t('contests.event.rules.title')}</h2>
      <ul className={css.rules}>
        <li>{t('contests.event.rules.signed', { since: day(signed_since), until: day(closes_on) })}</li>
        <li>{t('contests.event.rules.once')}</li>
        <li>{t('contests.event.rules.withdraw')}</li>
        {incentive && (
          <li>
            {t('contests.event.rules.incentive', {
              above: amount(incentive.above),
              amount: amount(incentive.amount),
              from: day(incentive.from),
              to: day(incentive.to),
            })}
          </li>
        )}
        {isJudged && <li>{t('contests.event.rules.judged')}</li>}
        {isJudged && <li>{t('contests.event.rules.ranked')}</li>}
        {isJudged && claims_until && <li>{t('contests.event.rules.lapses')}</li>}
        {isJudged && <li>{t('contests.event.rules.settled', { day: settling.confirmDay })}</li>}
        {incentive && <li>{t('contests.event.rules.settled_incentive', { day: day(incentive.to) })}</li>}
      </ul>
    </section>
  );
}
