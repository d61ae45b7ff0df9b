import type { getStoryEarnings } from '#domain/earnings/earnings.calls.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { useT } from '../../i18n/index.ts';
import { useFormatDate } from '../../lib/time/useFormatDate.ts';
import { useMoney } from '../../lib/useMoney.ts';
import { StateChip } from '../state/StateChip.tsx';
import css from './money.module.css';

/** Bonuses, additions, deductions and fines, each with its reason and who gave it. */
export function BonusLines({ lines }: { lines: AnswerOf<typeof getStoryEarnings>['bonus_detail'] }) {
  const t = useT();
  const money = useMoney();
  const formatDate = useFormatDate();
  if (lines.length === 0) return <p className="note">{t('bonuses.author.list.none')}</p>;
  return (
    <ul className={css.lines}>
      {lines.map(({ id, kind, created_date, bonus, remark, editor_name, status, reason }) => (
        <li key={id}>
          <span>
            <strong>{t(`bonuses.author.list.${kind}`)}</strong>{' '}
            {status !== 'approved' && <StateChip state={status}>{t(`bonuses.author.list.${status}`)}</StateChip>}
          </span>
          <span className={css.amount}>{status === 'approved' ? money(bonus) : '–'}</span>
          <span className="note">
            {[formatDate(created_date), editor_name, remark, reason].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
