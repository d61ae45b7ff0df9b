import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { bonusDetail } from '#domain/bonuses/bonusDetail.entity.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import type { Entity } from '#domain/kit/entity.ts';
import type { getCloseChecklist } from '#domain/statements/months.calls.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { useFormatCount } from '../../../../i18n/useFormatCount.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../../lib/time/useFormatDate.ts';
import css from '../../../../ui/money/office.module.css';

type Check = AnswerOf<typeof getCloseChecklist>['checks'][number];

const hints = ['bonuses', 'confirmed', 'revenue'] as const;
const isHint = (check: string): check is (typeof hints)[number] => (hints as readonly string[]).includes(check);

const getPending = (entity: Entity) =>
  `/${resourceOf(entity)}?${new URLSearchParams({ filter: JSON.stringify({ status: 'pending' }) })}`;
/** Where what a check has counted is listed. */
const listed: Partial<Record<Check['check'], string>> = {
  bonuses: getPending(bonusDetail),
  confirmed: getPending(statement),
};

/** What is looked at before a month is closed: what must be, and what is only pointed out. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const t = useT();
  const formatCount = useFormatCount();
  const formatDate = useFormatDate();
  const words = ({ check, met, args }: Check) => {
    const count = Number(args.count ?? 0);
    if (met) return formatCount(`statements.seldom.check.${check}`, count);
    if (isHint(check)) return formatCount(`statements.seldom.unmet.${check}`, count);
    const month = String(args.month ?? '');
    return t(`statements.shared.errors.close_${check}`, { month: month && formatDate(month) });
  };
  return (
    <ul className={css.checks}>
      {checks.map((one) => (
        <li key={one.check} data-met={one.met} data-binding={one.binding}>
          <span className={css.sign}>{one.met ? <Check /> : one.binding ? <X /> : <CircleAlert />}</span>
          <span>
            <span className="visually-hidden">
              {t(
                one.met
                  ? 'statements.seldom.met'
                  : one.binding
                    ? 'statements.seldom.not_met'
                    : 'statements.seldom.hint',
              )}
              :{' '}
            </span>
            {words(one)}{' '}
            {!one.met && listed[one.check] && <Link to={listed[one.check]!}>{t('statements.seldom.look')}</Link>}
          </span>
        </li>
      ))}
    </ul>
  );
}
