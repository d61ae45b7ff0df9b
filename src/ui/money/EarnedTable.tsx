import type { ReactNode } from 'react';
import { selectColumns, type Earned } from '#domain/earnings/earned.ts';
import { useT } from '../../i18n/index.ts';
import { useMoney } from '../../lib/useMoney.ts';
import { Scroller } from '../Scroller.tsx';
import css from './EarnedTable.module.css';

interface Props {
  /** What the first column has. */
  head: string;
  rows: readonly (Earned & { key: string; name: ReactNode })[];
  /** What the rows come to. */
  sum: Earned;
  /** Where several tables have the same columns: the rows of them all. */
  among?: readonly { fine: number }[];
}

/** Earnings by what they are for. */
export function EarnedTable({ head, rows, sum, among = rows }: Props) {
  const t = useT();
  const money = useMoney();
  const columns = selectColumns(among);
  const amount = (row: Earned, name: keyof Earned) => money(name === 'fine' ? -row.fine || 0 : row[name]);
  return (
    <Scroller className={css.earned}>
      <table className="table figures">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`earnings.author.earned.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {columns.map((name) => (
                <td key={name} data-name={t(`earnings.author.earned.${name}`)}>
                  {amount(row, name)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('earnings.author.earned.sum')}</th>
            {columns.map((name) => (
              <td key={name} data-name={t(`earnings.author.earned.${name}`)}>
                {amount(sum, name)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scroller>
  );
}
