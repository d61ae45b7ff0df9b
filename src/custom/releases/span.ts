import { formatNumber } from '#domain/kit/figures.ts';
import { useLanguage } from '../../i18n/index.ts';

/** How far two instants are apart, in the largest unit that fits: '3 hours'. */
export function useSpan(): (from: string, to: string) => string {
  const language = useLanguage();
  return (from, to) => {
    const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
    const formatUnit = (count: number, unit: string) =>
      formatNumber(Math.round(count), language, { style: 'unit', unit, unitDisplay: 'long' });
    if (minutes >= 2880) return formatUnit(minutes / 1440, 'day');
    return minutes >= 120 ? formatUnit(minutes / 60, 'hour') : formatUnit(minutes, 'minute');
  };
}
