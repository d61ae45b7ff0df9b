import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A stadium under its floodlights. */
export function drawStadium(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const mast = (x: number, lean: number) =>
    s.drawPolygon(
      [
        [x, 190],
        [x + lean * 520, 800],
        [x + lean * 130, 800],
      ],
      fill(light, 0.13),
    ) +
    s.drawRect(x - 4, 190, 8, 290, fill(ink)) +
    s.drawRect(x - 46, 150, 92, 58, fill(ink)) +
    s.repeat(12, (index) =>
      s.drawCircle(x - 36 + (index % 4) * 24, 162 + Math.floor(index / 4) * 17, 6.4, fill(light)),
    ) +
    s.drawCircle(x, 178, 130, 'fill="url(#glow)" opacity="0.8"');
  const crowd = (y: number, colour: string) =>
    s.repeat(60, (index) =>
      s.drawCircle(
        index * 10.4 + random.between(-3, 3),
        y + random.between(-3, 3) + ((index - 30) / 30) ** 2 * -26,
        random.between(4.4, 6.2),
        fill(random.chance(0.12) ? accent : colour),
      ),
    );
  return (
    s.drawStars(brush, 40, 180) +
    mast(94, 0.62) +
    mast(506, -0.62) +
    s.drawPath('M-5 372Q300 452 605 372V640H-5Z', fill(far)) +
    crowd(428, mid) +
    s.drawPath('M-5 424Q300 504 605 424V640H-5Z', fill(mid)) +
    crowd(478, near) +
    s.drawPath('M-5 472Q300 552 605 472V660H-5Z', fill(near)) +
    s.drawPath('M-5 560Q300 596 605 560V805H-5Z', fill(accent)) +
    s.repeat(5, (index) =>
      s.drawPolygon(
        [
          [300 + (index * 2 - 5) * 34, 575],
          [300 + (index * 2 - 4) * 34, 575],
          [300 + (index * 2 - 4) * 120, 805],
          [300 + (index * 2 - 5) * 120, 805],
        ],
        fill(ink, 0.14),
      ),
    ) +
    s.drawEllipse(300, 690, 150, 44, s.formatStroke(light, 4, 0.85)) +
    s.drawPath('M-5 690H605', s.formatStroke(light, 4, 0.85)) +
    s.group(
      s.drawEllipse(300, 788, 52, 10, fill(ink, 0.35)) +
        s.drawPath(
          'M300 610C278 610 268 640 276 668L266 772H288L298 700L308 772H332L322 668C332 640 322 610 300 610Z',
          fill(ink),
        ) +
        s.drawPath('M280 626L244 566M320 626L352 560', s.formatStroke(ink, 13)) +
        s.drawCircle(300, 592, 18, fill(ink)),
      'transform="translate(66 118) scale(0.78)"',
    ) +
    s.repeat(46, () =>
      s.group(
        s.drawRect(0, 0, 7, 4, fill(random.chance(0.5) ? light : accent)),
        `transform="translate(${random.int(20, 580)} ${random.int(60, 560)}) rotate(${random.int(0, 180)})" opacity="0.85"`,
      ),
    )
  );
}
