import { addDays, addMonths, getMonth, lastDayOfMonth } from '#domain/shared/clock.ts';

export const presets = ['today', 'last_days', 'this_month', 'last_month'] as const;
export type Preset = (typeof presets)[number];

/** The first and the last day of a range that is asked for often, `today` being `2026-03-31`. */
export function getPresetRange(preset: Preset, today: string): [string, string] {
  const month = getMonth(today);
  const before = addMonths(month, -1);
  const ranges: Record<Preset, [string, string]> = {
    today: [today, today],
    last_days: [addDays(today, -6), today],
    this_month: [`${month}-01`, lastDayOfMonth(month)],
    last_month: [`${before}-01`, lastDayOfMonth(before)],
  };
  return ranges[preset];
}
