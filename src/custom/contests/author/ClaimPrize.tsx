import { useNotify } from 'ra-core';
import { claimPrize } from '#domain/contests/contests.calls.ts';
import { dayOf } from '#domain/shared/clock.ts';
import { useT } from '../../../i18n/index.ts';
import { useCommand } from '../../../lib/command/useCommand.ts';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useDualTime } from '../../../lib/time/zones.ts';
import { contestKeys } from '../queryKeys.ts';
import { useWholeMoney } from '../useWholeMoney.ts';
import type { OwnEntry } from './useOwnEntries.ts';
import { usePayment } from './usePayment.ts';
import css from './Entries.module.css';

/** What became of a prize, and the button that claims it while that is possible. */
export function ClaimPrize({ entry: { award, contest, story } }: { entry: OwnEntry }) {
  const t = useT();
  const notify = useNotify();
  const amount = useWholeMoney();
  const both = useDualTime();
  const formatDate = useFormatDate();
  const sayPayment = usePayment();
  const { run, pending } = useCommand(claimPrize, {
    onSuccess: () => notify('contests.author.claim.done', { type: 'success', messageArgs: { title: story.title } }),
    invalidatesAlways: [contestKeys.all],
  });
  if (!award) return null;
  const { state } = award;
  if (state === 'over' || state === 'lapsed') return <p className="note">{t('contests.author.claim.lapsed')}</p>;
  // What needs no claim is settled by itself.
  if (state === 'claimed' || contest.claims_until === null) {
    const { amount: cents, delivered_at } = award;
    const delivered =
      delivered_at && t('contests.author.claim.delivered', { day: formatDate(dayOf(new Date(delivered_at))) });
    const waiting = !delivered && t(`contests.author.claim.${state === 'claimed' ? 'taken' : 'unasked'}`);
    return <p className="note">{[cents > 0 ? sayPayment(award) : waiting, delivered].filter(Boolean).join(' ')}</p>;
  }
  return (
    <div className={css.claim}>
      <button
        type="button"
        className="button"
        disabled={pending}
        onClick={() => void run({ params: { id: contest.id, fiction_id: story.id } })}
      >
        {award.amount > 0
          ? t('contests.author.claim.go', { amount: amount(award.amount) })
          : t('contests.author.claim.take')}
      </button>
      <p className="note">{t('contests.author.claim.until', { time: both(contest.claims_until) })}</p>
    </div>
  );
}
