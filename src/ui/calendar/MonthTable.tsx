import { Fragment, type ReactNode, type Ref, type TableHTMLAttributes } from 'react';
import { listWeeks } from '#domain/shared/clock.ts';
import { formatWeekday } from '#domain/shared/formatDates.ts';
import { useLanguage } from '../../i18n/index.ts';

interface Props extends TableHTMLAttributes<HTMLTableElement> {
  ref?: Ref<HTMLTableElement>;
  /** `2026-03` */
  month: string;
  /** The class of the places before the first day and after the last. */
  outside: string;
  /** The cell of a day, a `td`. */
  renderDay: (day: string) => ReactNode;
  /** The caption. */
  children?: ReactNode;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** A month as a table of weeks, from Monday to Sunday. */
export function MonthTable({ month, outside, renderDay, children, ...table }: Props) {
  const language = useLanguage();
  return (
    <table {...table}>
      {children}
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={formatWeekday(weekday, language, 'long')}>
              {formatWeekday(weekday, language, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, place) =>
              day === null ? (
                <td key={weekdays[place]} className={outside}>
                  {'\u00a0'}
                </td>
              ) : (
                <Fragment key={day}>{renderDay(day)}</Fragment>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
