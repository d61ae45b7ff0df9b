import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A gate of light at the end of a stair. */
export function drawPortal(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const rock = (x: number, y: number, r: number) =>
    s.drawPolygon(
      [
        [x - r, y - r * 0.2],
        [x - r * 0.3, y - r * 0.42],
        [x + r * 0.6, y - r * 0.34],
        [x + r, y],
        [x + r * 0.3, y + r * 0.9],
        [x - r * 0.2, y + r * 0.6],
      ],
      fill(near),
    ) +
    s.drawPolygon(
      [
        [x - r, y - r * 0.2],
        [x - r * 0.3, y - r * 0.42],
        [x + r * 0.6, y - r * 0.34],
        [x + r, y],
        [x - r * 0.1, y + r * 0.05],
      ],
      fill(mid),
    );
  const arch = (half: number, top: number, paint: string) =>
    s.drawPath(`M${300 - half} 600V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V600Z`, paint);
  const steps = s.repeat(
    9,
    (index) =>
      s.drawRect(190 - index * 19, 600 + index * 23, 220 + index * 38, 24, fill(index % 2 ? near : mid)) +
      s.drawRect(190 - index * 19, 600 + index * 23, 220 + index * 38, 3, fill(light, 0.45)),
  );
  const figure =
    s.drawPath(
      'M300 596C284 596 276 594 274 590C282 566 282 540 290 524C294 516 306 516 310 524C318 540 318 566 326 590C324 594 316 596 300 596Z',
      fill(ink),
    ) + s.drawCircle(300, 508, 12, fill(ink));
  return (
    s.drawStars(brush, 80, 520) +
    s.repeat(12, (index) =>
      s.group(
        s.drawPolygon(
          [
            [300, 400],
            [286, -260],
            [314, -260],
          ],
          fill(light, 0.09),
        ),
        `transform="rotate(${index * 30 + 15} 300 400)"`,
      ),
    ) +
    s.drawCircle(300, 400, 360, 'fill="url(#glow)"') +
    s.drawGround(s.createRidge(random, 640, 70), fill(far)) +
    s.drawMist(560, 180, 0.7) +
    arch(150, 168, fill(mid)) +
    arch(136, 182, fill(near)) +
    arch(104, 220, fill(light)) +
    arch(84, 250, fill(accent, 0.5)) +
    arch(60, 300, fill(light, 0.85)) +
    s.repeat(11, (index) => {
      const angle = Math.PI * (1 + index / 10);
      return s.drawSparkle(300 + Math.cos(angle) * 126, 312 + Math.sin(angle) * 126, 9, accent);
    }) +
    s.repeat(
      2,
      (index) =>
        s.drawRect(index ? 424 : 136, 300, 40, 300, fill(near)) +
        s.drawRect(index ? 418 : 130, 292, 52, 14, fill(mid)) +
        s.drawRect(index ? 418 : 130, 588, 52, 14, fill(mid)),
    ) +
    steps +
    figure +
    s.repeat(7, (index) =>
      rock(random.between(30, 110) + (index % 2) * 450, 150 + index * 62, random.between(14, 34)),
    ) +
    s.repeat(28, () =>
      s.drawCircle(
        random.between(180, 420),
        random.between(150, 700),
        random.between(1.2, 3.4),
        fill(light, random.between(0.5, 1)),
      ),
    )
  );
}
