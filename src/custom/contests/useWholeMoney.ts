import { formatMoney } from '#domain/kit/figures.ts';
import { useLanguage } from '../../i18n/index.ts';

/** Says cents as an amount, without a fraction where it has none. */
export function useWholeMoney(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => formatMoney(cents, language, { maximumFractionDigits: cents % 100 ? 2 : 0 });
}
