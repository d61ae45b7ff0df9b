import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';
import { dust, halo } from './halo.ts';

const { fill } = s;

export function key(brush: Brush): string {
  const { ink, accent, near } = brush;
  return (
    halo(brush) +
    s.circle(300, 282, 66, `fill="none" stroke="url(#metal)" stroke-width="24"`) +
    s.times(4, (index) =>
      s.group(
        s.circle(300, 212, 20, 'fill="url(#metal)"') + s.circle(300, 212, 8, fill(near)),
        index === 2 ? 'display="none"' : `transform="rotate(${index * 90} 300 282)"`,
      ),
    ) +
    s.polygon(
      [
        [300, 246],
        [326, 282],
        [300, 318],
        [274, 282],
      ],
      fill(accent),
    ) +
    s.rect(286, 350, 28, 206, 'fill="url(#metal)"') +
    s.rect(300, 350, 14, 206, fill(ink, 0.25)) +
    s.rect(276, 350, 48, 16, 'fill="url(#metal)"') +
    s.rect(280, 376, 40, 8, 'fill="url(#metal)"') +
    s.path('M314 486h56v-18h20v52h-76zM314 530h40v24h-40z', 'fill="url(#metal)"') +
    dust(brush, 34)
  );
}
