import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';
import { drawDust, drawHalo } from './halo.ts';

const { fill } = s;

export function drawKey(brush: Brush): string {
  const { ink, accent, near } = brush;
  return (
    drawHalo(brush) +
    s.drawCircle(300, 282, 66, `fill="none" stroke="url(#metal)" stroke-width="24"`) +
    s.repeat(4, (index) =>
      s.group(
        s.drawCircle(300, 212, 20, 'fill="url(#metal)"') + s.drawCircle(300, 212, 8, fill(near)),
        index === 2 ? 'display="none"' : `transform="rotate(${index * 90} 300 282)"`,
      ),
    ) +
    s.drawPolygon(
      [
        [300, 246],
        [326, 282],
        [300, 318],
        [274, 282],
      ],
      fill(accent),
    ) +
    s.drawRect(286, 350, 28, 206, 'fill="url(#metal)"') +
    s.drawRect(300, 350, 14, 206, fill(ink, 0.25)) +
    s.drawRect(276, 350, 48, 16, 'fill="url(#metal)"') +
    s.drawRect(280, 376, 40, 8, 'fill="url(#metal)"') +
    s.drawPath('M314 486h56v-18h20v52h-76zM314 530h40v24h-40z', 'fill="url(#metal)"') +
    drawDust(brush, 34)
  );
}
