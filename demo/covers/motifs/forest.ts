import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A wood at night with a path towards the light. */
export function drawForest(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const trunk = (x: number, wide: number, foot: number, colour: string) => {
    const lean = random.between(-14, 14);
    const boughs = s.repeat(4, () => {
      const [y, side, long] = [random.between(40, 420), random.chance(0.5) ? 1 : -1, random.between(2.2, 4.6) * wide];
      return s.drawPath(
        `M${x + lean * 0.5} ${y + long * 0.5}Q${x + side * long * 0.4} ${y + long * 0.25} ${x + side * long} ${y - long * 0.22}`,
        s.formatStroke(colour, wide * 0.2),
      );
    });
    return (
      s.drawPath(
        `M${x - wide * 0.42 + lean} -5L${x + wide * 0.42 + lean} -5Q${x + wide * 0.36} ${foot - 140} ${x + wide * 0.95} ${foot}L${x - wide * 0.95} ${foot}Q${x - wide * 0.36} ${foot - 140} ${x - wide * 0.42 + lean} -5Z`,
        fill(colour),
      ) + boughs
    );
  };
  const row = (count: number, wide: number, foot: number, colour: string, gap: number) =>
    s.repeat(count, (index) => {
      const x = ((index + random.between(0.2, 0.8)) / count) * s.width;
      return Math.abs(x - 300) < gap
        ? ''
        : trunk(x, wide * random.between(0.7, 1.25), foot + random.between(-8, 16), colour);
    });
  return (
    s.drawCircle(300, 410, 330, 'fill="url(#glow)"') +
    s.drawCircle(300, 410, 84, fill(light, 0.9)) +
    row(15, 13, 540, far, 34) +
    s.drawMist(360, 200, 0.8) +
    s.drawGround(s.createHill(random, 545, 8), fill(far)) +
    row(9, 26, 620, mid, 78) +
    s.drawGround(s.createHill(random, 615, 10), fill(mid)) +
    s.drawPath(
      'M286 548C300 590 250 616 262 652C276 700 330 720 250 805L430 805C440 730 372 700 350 652C334 614 322 590 316 548Z',
      fill(light, 0.75),
    ) +
    s.drawMist(560, 140, 0.35) +
    trunk(random.between(38, 92), 52, 806, near) +
    trunk(random.between(505, 560), 56, 806, near) +
    trunk(random.between(150, 176), 30, 806, near) +
    trunk(random.between(430, 462), 28, 806, near) +
    s.drawPath('M-5 720Q110 690 236 770L270 805L-5 805ZM605 706Q500 700 420 772L400 805L605 805Z', fill(ink)) +
    s.repeat(26, () =>
      s.drawCircle(
        random.between(60, 540),
        random.between(330, 720),
        random.between(1.4, 3.6),
        fill(accent, random.between(0.5, 1)),
      ),
    )
  );
}
