import type { getEarningsStats } from '#domain/earnings/earnings.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../../i18n/index.ts';
import { useMoney } from '../../../lib/useMoney.ts';

const main = ['total_income', 'received_payment', 'unsettled_payment', 'amount_payable', 'yesterday_income'] as const;
const parts = [
  'royalty_share',
  'ad_share',
  'gift_share',
  'completion_bonus',
  'update_bonus',
  'contest_prize',
  'contest_incentive',
  'additions',
  'other_income',
  'fine',
] as const;

/** What was earned and paid in all, and what the total is made of. */
export function Figures({ stats }: { stats: AnswerOf<typeof getEarningsStats> }) {
  const t = useT();
  const money = useMoney();
  return (
    <>
      <dl className="tiles">
        {main.map((name) => (
          <div key={name}>
            <dt>{t(`earnings.author.stat.${name}`)}</dt>
            <dd>{money(stats[name])}</dd>
          </div>
        ))}
      </dl>
      <dl className="details inline" aria-label={t('earnings.author.stat.made_of')}>
        {parts.map((name) => (
          <div key={name}>
            <dt>{t(`earnings.author.stat.${name}`)}</dt>
            <dd>{money(name === 'fine' ? -stats.fine || 0 : stats[name])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
