import type { InterfaceLanguage } from '#domain/languages.ts';
import { formatDay, formatMonth } from '#domain/shared/formatDates.ts';
import { toLocalWall } from '../../lib/time/localWall.ts';

export type DateField = 'date' | 'time' | 'month';

/** The day or month that an end of a range is on; of an instant by the reader's own clock, as lists show it. */
export const getEndDay = (end: string, kind: DateField): string =>
  kind === 'time' && end.endsWith('Z') ? toLocalWall(end).day : end;

const edges = { from: 'T00:00:00.000', to: 'T23:59:59.999' } as const;

/** What a list is asked for by a day or month that was chosen. */
export const toRangeEnd = (day: string, kind: DateField, edge: keyof typeof edges): string =>
  kind === 'time' && day ? new Date(`${day}${edges[edge]}`).toISOString() : day;

export const formatEnd = (end: string, kind: DateField, language: InterfaceLanguage): string =>
  kind === 'month' ? formatMonth(end, language) : formatDay(getEndDay(end, kind), language);
