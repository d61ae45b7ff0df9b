import type { KeyboardEvent, ReactNode, Ref, TdHTMLAttributes } from 'react';
import { weeksOf } from '#domain/shared/clock.ts';
import { formatWeekday } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/index.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The cell of a day. */
export interface DayCell extends TdHTMLAttributes<HTMLTableCellElement> {
  [data: `data-${string}`]: string | number | undefined;
}

interface Props {
  /** `2026-03` */
  month: string;
  today: string;
  /** By `className`, and `outside` of the days of other months. */
  css: { table?: string; outside?: string };
  caption?: string;
  label?: string;
  /** A grid is for choosing days by keys; otherwise it is a table to read. */
  role?: 'grid';
  ref?: Ref<HTMLTableElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
  cellOf: (day: string) => DayCell;
  children?: ReactNode;
}
