import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/index.ts';

/** How far two instants are apart, in the largest unit that fits: '3 hours'. */
export function useSpan(): (from: string, to: string) => string {
  const language = useLanguage();
  return (from, to) => {
    const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
    const [unit, count] =
      minutes >= 2880
        ? ['day', Math.round(minutes / 1440)]
        : minutes >= 120
          ? ['hour', Math.round(minutes / 60)]
          : ['minute', minutes];
    return formatNumber(count as number, language, { style: 'unit', unit: unit as string, unitDisplay: 'long' });
  };
}
