import { bonusDetail } from '#domain/bonuses/bonusDetail.entity.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { getCloseChecklist } from '#domain/statements/months.calls.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { useCounted } from '../../../../i18n/useCounted.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../../lib/useMoney.ts';
import css from '../../../../ui/money/office.module.css';

type Check = AnswerOf<typeof getCloseChecklist>['checks'][number];

/** What is looked at before a month is closed: what must be, and what is only pointed out. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const t = useT();
  const counted = useCounted();
  const formatDate = useFormatDate();
  const words = ({ check, met, args }: Check) => {
    const count = Number(args.count ?? 0);
    if (met) return counted(`statements.office.close.check.${check}`, count);
    if (check === 'bonuses' || check === 'revenue') return counted(`statements.office.close.unmet.${check}`, count);
    const month = String(args.month ?? '');
    return t(`statements.shared.errors.close_${check}`, { month: month && formatDate(month) });
  };
  return (
    <ul className={css.checks}>
      {checks.map((one) => (
        <li key={one.check} data-met={one.met} data-binding={one.binding}>
          <span aria-hidden className={css.sign}>
            {one.met ? '✓' : one.binding ? '✕' : '!'}
          </span>
          <span>
            <span className="visually-hidden">
              {t(
                one.met
                  ? 'statements.office.close.met'
                  : one.binding
                    ? 'statements.office.close.not_met'
                    : 'statements.office.close.hint',
              )}
              :{' '}
            </span>
            {words(one)}{' '}
            {one.check === 'bonuses' && !one.met && (
              <Link
                to={`/${resourceOf(bonusDetail)}?${new URLSearchParams({ filter: JSON.stringify({ status: 'pending' }) })}`}
              >
                {t('statements.office.close.look')}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
