import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';
import { x0 } from './halo.ts';

const { fill } = s;

export function drawRose(brush: Brush): string {
  const { random, ink, light, mid } = brush;
  const accent = random.pick(['#d43a5e', '#e0524a', '#c22b52', '#e4728f', '#8e2b6b']);
  const petal = (r: number, angle: number, colour: string, dark: number) =>
    s.group(
      s.drawPath(
        `M0 0C${-r * 0.95} ${-r * 0.25} ${-r * 0.8} ${-r * 1.15} 0 ${-r}C${r * 0.8} ${-r * 1.15} ${r * 0.95} ${-r * 0.25} 0 0Z`,
        `fill="${colour}"`,
      ) +
        s.drawPath(
          `M0 0C${-r * 0.95} ${-r * 0.25} ${-r * 0.8} ${-r * 1.15} 0 ${-r}C${r * 0.8} ${-r * 1.15} ${r * 0.95} ${-r * 0.25} 0 0Z`,
          `fill="${ink}" fill-opacity="${dark}" stroke="${light}" stroke-opacity="0.4" stroke-width="1.6"`,
        ),
      `transform="translate(${x0} 330) rotate(${angle})"`,
    );
  const ring = (count: number, r: number, dark: number, turn: number) =>
    s.repeat(count, (index) => petal(r, turn + (index * 360) / count, accent, dark + (index % 2) * 0.06));
  const leaf = (x: number, y: number, angle: number, long: number) =>
    s.group(
      s.drawPath(
        `M0 0C${long * 0.3} ${-long * 0.42} ${long * 0.8} ${-long * 0.3} ${long} 0C${long * 0.8} ${long * 0.3} ${long * 0.3} ${long * 0.42} 0 0Z`,
        fill(mid),
      ) + s.drawPath(`M0 0H${long * 0.9}`, s.formatStroke(light, 1.6, 0.5)),
      `transform="translate(${x} ${y}) rotate(${angle})"`,
    );
  const turn = random.int(0, 50);
  return (
    s.drawStars(brush, 40, 700) +
    s.drawOrb(brush, x0, 330, 196, false) +
    s.drawPath('M300 340C306 470 288 560 306 690', s.formatStroke(ink, 11)) +
    s.drawPath('M300 340C306 470 288 560 306 690', s.formatStroke(mid, 6)) +
    leaf(298, 560, -24, 130) +
    leaf(297, 600, 204, 120) +
    leaf(302, 505, 208, 84) +
    leaf(300, 640, -40, 76) +
    s.repeat(3, (index) =>
      s.drawPolygon(
        [
          [299 + (index % 2 ? 4 : -4), 470 + index * 60],
          [299 + (index % 2 ? 20 : -20), 462 + index * 60],
          [299 + (index % 2 ? 4 : -4), 482 + index * 60],
        ],
        fill(ink),
      ),
    ) +
    ring(7, 138, 0.3, turn) +
    ring(6, 112, 0.18, turn + 24) +
    ring(5, 86, 0.06, turn + 50) +
    ring(4, 60, 0.22, turn + 12) +
    ring(3, 38, 0.02, turn + 70) +
    s.drawCircle(x0, 330, 10, fill(ink, 0.5)) +
    s.repeat(7, () =>
      s.group(
        s.drawPath('M0 0C-14-6-12-26 0-26C12-26 14-6 0 0Z', fill(accent, 0.9)),
        `transform="translate(${random.int(110, 490)} ${random.int(540, 740)}) rotate(${random.int(0, 360)})"`,
      ),
    )
  );
}
