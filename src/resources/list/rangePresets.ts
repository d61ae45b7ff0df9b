import { addDays, addMonths } from '#domain/shared/clock.ts';

export const presets = ['today', 'last_days', 'this_month', 'last_month'] as const;
export type Preset = (typeof presets)[number];

const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);

/** The first and the last day of a range that is asked for often, `today` being `2026-03-31`. */
export function rangeOf(preset: Preset, today: string): [string, string] {
  const month = today.slice(0, 7);
  switch (preset) {
    case 'today':
      return [today, today];
    case 'last_days':
      return [addDays(today, -6), today];
    case 'this_month':
      return [`${month}-01`, lastDayOf(month)];
    case 'last_month':
      return [`${addMonths(month, -1)}-01`, lastDayOf(addMonths(month, -1))];
  }
}
