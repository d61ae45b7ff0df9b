import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';
import { dust, halo } from './halo.ts';

const { fill } = s;

export function crown(brush: Brush): string {
  const { ink, light, accent, mid } = brush;
  const band = 'M190 452Q300 484 410 452L404 496Q300 526 196 496Z';
  return (
    halo(brush) +
    s.path(
      'M190 452L168 318L232 396L262 268L300 380L338 268L368 396L432 318L410 452Q300 484 190 452Z',
      'fill="url(#metal)"',
    ) +
    s.path('M300 380L338 268L368 396L432 318L410 452Q356 468 300 468Z', fill(ink, 0.16)) +
    s.path(band, 'fill="url(#metal)"') +
    s.path(band, fill(ink, 0.28)) +
    s.times(5, (index) =>
      s.circle([168, 262, 300, 338, 432][index]!, [312, 260, 372, 260, 312][index]!, index === 2 ? 0 : 12, fill(light)),
    ) +
    s.times(5, (index) =>
      s.group(
        s.rect(-9, -9, 18, 18, fill(index % 2 ? light : mid)),
        `transform="translate(${214 + index * 43} ${[478, 488, 492, 488, 478][index]}) rotate(45)"`,
      ),
    ) +
    s.polygon(
      [
        [300, 398],
        [318, 424],
        [300, 450],
        [282, 424],
      ],
      fill(mid),
    ) +
    s.polygon(
      [
        [300, 398],
        [318, 424],
        [300, 424],
      ],
      fill(light, 0.5),
    ) +
    s.path('M206 546Q300 582 394 546', s.stroke(accent, 3)) +
    dust(brush)
  );
}
