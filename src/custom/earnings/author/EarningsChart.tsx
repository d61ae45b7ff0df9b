import { BarChart } from '@mui/x-charts/BarChart';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/kit/figures.ts';
import { formatBrief } from '#domain/shared/formatDates.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { useMoney } from '../../../lib/useMoney.ts';
import { HouseTheme } from '../../../ui/theme/HouseTheme.tsx';
import { useMode } from '../../../ui/theme/mode.ts';
import { palettes } from '../../../ui/theme/palettes.ts';
import { barParts, type Bar } from './bars.ts';

interface Props {
  bars: readonly Bar[];
  names: Record<(typeof barParts)[number], string>;
}

/** Earnings as bars, in the parts that they are made of. */
export default function EarningsChart({ bars, names }: Props): ReactNode {
  const { accent, clay, warning, muted } = palettes[useMode()];
  const language = useLanguage();
  const money = useMoney();
  const whole = (cents: number) => formatMoney(cents, language, { maximumFractionDigits: 0 });
  const highest = Math.max(0, ...bars.map((bar) => barParts.reduce((sum, part) => sum + bar[part], 0)));
  return (
    <HouseTheme>
      <BarChart
        height={280}
        skipAnimation
        colors={[accent, clay, warning, muted]}
        margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: bars.map(({ date }) => formatBrief(date, language)), scaleType: 'band', height: 28 }]}
        yAxis={[{ width: 24 + 7 * whole(highest * 1.3).length, valueFormatter: (cents: number) => whole(cents) }]}
        series={barParts
          .filter((part) => bars.some((bar) => bar[part] !== 0))
          .map((part) => ({
            data: bars.map((bar) => bar[part]),
            label: names[part],
            stack: 'all',
            valueFormatter: (cents: number | null) => (cents === null ? '' : money(cents)),
          }))}
      />
    </HouseTheme>
  );
}
