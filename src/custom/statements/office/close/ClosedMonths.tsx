import { useTranslate } from 'ra-core';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { formatTime } from '#domain/shared/formatDates.ts';
import type { listMonths } from '#domain/statements/months.calls.ts';
import { statement } from '#domain/statements/statement.entity.ts';
import { resourceOf } from '../../../../dataProvider/index.ts';
import { useLanguage, useT } from '../../../../i18n/index.ts';
import { Link } from '../../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../../lib/time/useFormatDate.ts';
import { useMoney } from '../../../../lib/useMoney.ts';
import { useFieldLabel } from '../../../../resources/useFieldLabel.ts';
import { Scroller } from '../../../../ui/Scroller.tsx';
import css from '../../../../ui/money/statement.module.css';

const stages = ['waiting', 'in_review', 'settled', 'carried'] as const;

/** The months that are closed, and how far their statements are. */
export function ClosedMonths({ items }: { items: AnswerOf<typeof listMonths>['items'] }) {
  const t = useT();
  const translate = useTranslate();
  const language = useLanguage();
  const label = useFieldLabel();
  const money = useMoney();
  const formatDate = useFormatDate();
  const number = (count: number) => formatNumber(count, language);
  return (
    <Scroller className={css.scroll}>
      <table className="table figures">
        <thead>
          <tr>
            <th scope="col">{label(statement, 'month')}</th>
            <th scope="col">{label(statement, 'amount_payable')}</th>
            <th scope="col">{translate(`resources.${resourceOf(statement)}.name`, { smart_count: 2 })}</th>
            {stages.map((stage) => (
              <th key={stage} scope="col">
                {t(`statements.seldom.${stage}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ month, closed_at, closed_by, amount_payable, statements, ...counts }) => (
            <tr key={month}>
              <th scope="row">
                <Link
                  to={`/${resourceOf(statement)}?${new URLSearchParams({ filter: JSON.stringify({ month_from: month, month_to: month }) })}`}
                >
                  {formatDate(month)}
                </Link>
                <small>
                  {t('statements.seldom.by', { time: formatTime(closed_at, language), who: closed_by ?? '—' })}
                </small>
              </th>
              <td>{money(amount_payable)}</td>
              <td>{number(statements)}</td>
              {stages.map((stage) => (
                <td key={stage} className={counts[stage] === 0 ? css.none : undefined}>
                  {number(counts[stage])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
