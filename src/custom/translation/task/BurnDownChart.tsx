import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { ReactNode } from 'react';
import { HouseTheme } from '../../../ui/theme/HouseTheme.tsx';
import { useMode } from '../../../ui/theme/mode.ts';
import { palettes } from '../../../ui/theme/palettes.ts';

interface Props {
  points: readonly { name: string; left: number | null; planned: number }[];
  names: { left: string; planned: string };
  format: (value: number) => string;
}

/** What was left day by day as a line, and an even pace beside it. */
export default function BurnDownChart({ points, names, format }: Props): ReactNode {
  const { accent, muted } = palettes[useMode()];
  const formatValue = (value: number | null) => (value === null ? '' : format(value));
  return (
    <HouseTheme>
      <LineChart
        height={260}
        skipAnimation
        sx={{ [`& .${lineClasses.line}[data-series="planned"]`]: { strokeDasharray: '5 4' } }}
        colors={[accent, muted]}
        margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: points.map(({ name }) => name), scaleType: 'point', height: 28 }]}
        yAxis={[{ min: 0, width: 56, valueFormatter: (value: number) => format(value) }]}
        series={[
          { data: points.map(({ left }) => left), label: names.left, curve: 'linear', valueFormatter: formatValue },
          {
            id: 'planned',
            data: points.map(({ planned }) => planned),
            label: names.planned,
            curve: 'linear',
            showMark: false,
            valueFormatter: formatValue,
          },
        ]}
      />
    </HouseTheme>
  );
}
