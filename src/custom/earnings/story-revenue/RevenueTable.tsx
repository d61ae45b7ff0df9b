import type { listStoryRevenue } from '#domain/earnings/storyRevenue.calls.ts';
import type { RevenueGrouping } from '#domain/earnings/storyRevenue.ts';
import type { AnswerOf } from '#domain/kit/call.ts';
import { formatNumber } from '#domain/kit/figures.ts';
import { addMonths } from '#domain/shared/clock.ts';
import { formatLanguageName } from '#domain/shared/formatNames.ts';
import { useLanguage, useT } from '../../../i18n/index.ts';
import { Link } from '../../../lib/routing/navigation.tsx';
import { useFormatDate } from '../../../lib/time/useFormatDate.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { Scroller } from '../../../ui/Scroller.tsx';
import { formatPath, type RevenueQuery } from './revenueQuery.ts';
import css from './storyRevenue.module.css';

type Answer = AnswerOf<typeof listStoryRevenue>;
type Row = Answer['items'][number];

interface Props {
  query: RevenueQuery;
  answer: Answer;
}

const columns = ['gross_amount', 'app_fees', 'net_amount', 'author_amount', 'house_amount'] as const;

/** Revenue by what it is told apart by; a row leads to what is within it. */
export function RevenueTable({ query, answer }: Props) {
  const t = useT();
  const money = useMoney();
  const formatDate = useFormatDate();
  // What was asked for before is shown until what is asked for now has come.
  const { by, before, from, items, previous_net_amount } = answer;
  const compares = by !== 'month';
  return (
    <>
      <Scroller>
        <table className="table figures">
          <thead>
            <tr>
              <th scope="col">{t(`earnings.office.works.column.${by}`)}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`earnings.office.works.${name}`)}
                </th>
              ))}
              {compares && <th scope="col">{t('earnings.office.works.change')}</th>}
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <Name row={row} by={by} query={query} />
                </th>
                {columns.map((name) => (
                  <td key={name}>{money(row[name])}</td>
                ))}
                {compares && <Change now={row.net_amount} before={row.previous_net_amount ?? 0} />}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('earnings.office.works.total')}</th>
              {columns.map((name) => (
                <td key={name}>{money(answer[name])}</td>
              ))}
              {compares && <Change now={answer.net_amount} before={previous_net_amount} />}
            </tr>
          </tfoot>
        </table>
      </Scroller>
      {compares && (
        <p className="note">
          {t('earnings.office.works.change_text', {
            from: formatDate(before),
            to: formatDate(addMonths(from, -1)),
          })}
        </p>
      )}
    </>
  );
}

/** What a row is of, and the address of what is within it. */
function Name({ row: { key, title, author_name }, by, query }: { row: Row; by: RevenueGrouping; query: RevenueQuery }) {
  const t = useT();
  const locale = useLanguage();
  const formatDate = useFormatDate();
  const { page, ...rest } = query;
  if (key === '') return t('earnings.office.works.unknown');
  const within: Record<RevenueGrouping, Partial<RevenueQuery>> = {
    work: { fiction_id: Number(key), by: 'month' },
    app: { app: key, by: 'work' },
    language: { language: key as RevenueQuery['language'], by: 'work' },
    month: { from: key, to: key, by: query.fiction_id ? 'app' : 'work' },
  };
  const names: Record<RevenueGrouping, () => string> = {
    work: () => title ?? `#${key}`,
    app: () => key,
    language: () => formatLanguageName(key, locale),
    month: () => formatDate(key),
  };
  return (
    <>
      <Link to={formatPath({ ...rest, ...within[by] })} translate={by === 'app' ? 'no' : undefined}>
        {names[by]()}
      </Link>
      {author_name && <small translate="no">{author_name}</small>}
    </>
  );
}

/** How much more or less came in than in as many months before. */
function Change({ now, before }: { now: number; before: number }) {
  const t = useT();
  const locale = useLanguage();
  const money = useMoney();
  const getText = () => {
    if (before === 0 && now > 0) return t('earnings.office.works.new');
    // Where refunds were more than what came in, no share of it says anything.
    if (before <= 0) return money(now - before);
    const share = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
    return formatNumber((now - before) / before, locale, share);
  };
  return now === before ? <td>–</td> : <td className={now > before ? css.gain : css.loss}>{getText()}</td>;
}
