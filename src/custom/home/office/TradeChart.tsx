import { BarChart } from '@mui/x-charts/BarChart';
import type { ReactNode } from 'react';
import { HouseTheme } from '../../../ui/theme/HouseTheme.tsx';
import { useMode } from '../../../ui/theme/mode.ts';
import { palettes } from '../../../ui/theme/palettes.ts';

interface Props {
  bars: readonly { name: string; values: readonly number[] }[];
  /** What the values of a bar are, in their order. */
  series: readonly string[];
  format: (value: number) => string;
}

/** A picture of the trade as bars, the values of each one upon the other. */
export default function TradeChart({ bars, series, format }: Props): ReactNode {
  const { accent, clay } = palettes[useMode()];
  // A few bars are no walls.
  const categoryGapRatio = Math.max(0.2, 1 - bars.length / 8);
  const highest = Math.max(0, ...bars.flatMap(({ values }) => values));
  return (
    <HouseTheme>
      <BarChart
        height={200}
        skipAnimation
        hideLegend={series.length === 1}
        colors={[accent, clay]}
        // The last day's name reaches beyond its bar.
        margin={{ left: 0, right: 20, top: 12, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: bars.map(({ name }) => name), scaleType: 'band', categoryGapRatio, height: 28 }]}
        yAxis={[{ min: 0, tickMinStep: 1, width: 24 + 7 * format(highest).length, valueFormatter: format }]}
        series={series.map((label, index) => ({
          data: bars.map(({ values }) => values[index]!),
          label,
          stack: 'all',
          valueFormatter: (value: number | null) => (value === null ? '' : format(value)),
        }))}
      />
    </HouseTheme>
  );
}
