import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { ReactNode } from 'react';
import { HouseTheme } from '../../../ui/theme/HouseTheme.tsx';
import { useMode } from '../../../ui/theme/mode.ts';
import { palettes } from '../../../ui/theme/palettes.ts';

interface Props {
  points: readonly { first: number; name: string; reads: number }[];
  label: string;
  format: (value: number) => string;
}

/** Reads from chapter to chapter as a line. */
export default function ReadsChart({ points, label, format }: Props): ReactNode {
  const { accent } = palettes[useMode()];
  return (
    <HouseTheme>
      <LineChart
        height={240}
        skipAnimation
        hideLegend
        colors={[accent]}
        sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.16 } }}
        margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: points.map(({ name }) => name), scaleType: 'point', height: 28 }]}
        yAxis={[{ min: 0, width: 56, valueFormatter: (value: number) => format(value) }]}
        series={[
          {
            data: points.map(({ reads }) => reads),
            label,
            area: true,
            showMark: points.length <= 30,
            valueFormatter: (value) => (value === null ? '' : format(value)),
          },
        ]}
      />
    </HouseTheme>
  );
}
