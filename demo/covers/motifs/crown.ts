import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';
import { drawDust, drawHalo } from './halo.ts';

const { fill } = s;

export function drawCrown(brush: Brush): string {
  const { ink, light, accent, mid } = brush;
  const band = 'M190 452Q300 484 410 452L404 496Q300 526 196 496Z';
  return (
    drawHalo(brush) +
    s.drawPath(
      'M190 452L168 318L232 396L262 268L300 380L338 268L368 396L432 318L410 452Q300 484 190 452Z',
      'fill="url(#metal)"',
    ) +
    s.drawPath('M300 380L338 268L368 396L432 318L410 452Q356 468 300 468Z', fill(ink, 0.16)) +
    s.drawPath(band, 'fill="url(#metal)"') +
    s.drawPath(band, fill(ink, 0.28)) +
    s.repeat(5, (index) =>
      s.drawCircle(
        [168, 262, 300, 338, 432][index]!,
        [312, 260, 372, 260, 312][index]!,
        index === 2 ? 0 : 12,
        fill(light),
      ),
    ) +
    s.repeat(5, (index) =>
      s.group(
        s.drawRect(-9, -9, 18, 18, fill(index % 2 ? light : mid)),
        `transform="translate(${214 + index * 43} ${[478, 488, 492, 488, 478][index]}) rotate(45)"`,
      ),
    ) +
    s.drawPolygon(
      [
        [300, 398],
        [318, 424],
        [300, 450],
        [282, 424],
      ],
      fill(mid),
    ) +
    s.drawPolygon(
      [
        [300, 398],
        [318, 424],
        [300, 424],
      ],
      fill(light, 0.5),
    ) +
    s.drawPath('M206 546Q300 582 394 546', s.formatStroke(accent, 3)) +
    drawDust(brush)
  );
}
