import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** Paper lanterns over the roofs of an old town. */
export function drawLanterns(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const lantern = (x: number, y: number, r: number) =>
    s.drawCircle(x, y, r * 2.5, 'fill="url(#lamp)"') +
    s.drawEllipse(x, y, r, r * 0.86, fill(accent)) +
    s.drawEllipse(x, y, r * 0.58, r * 0.86, fill(light, 0.32)) +
    s.drawEllipse(x, y, r * 0.2, r * 0.86, fill(light, 0.35)) +
    s.drawRect(x - r * 0.4, y - r * 0.98, r * 0.8, r * 0.17, fill(ink)) +
    s.drawRect(x - r * 0.4, y + r * 0.8, r * 0.8, r * 0.17, fill(ink)) +
    s.drawPath(
      `M${x} ${y + r}v${r * 0.9}M${x - r * 0.14} ${y + r}v${r * 0.66}M${x + r * 0.14} ${y + r}v${r * 0.66}`,
      s.formatStroke(accent, r * 0.06),
    );
  const hung = (x: number, y: number, r: number) =>
    s.drawPath(`M${x} -5V${y - r}`, s.formatStroke(ink, 2, 0.7)) + lantern(x, y, r);
  const pagoda = (x: number, foot: number, wide: number, floors: number, colour: string) =>
    s.repeat(floors, (index) => {
      const w = wide * (1 - index * 0.17);
      const y = foot - index * wide * 0.52;
      return (
        s.drawRect(x - w * 0.34, y - wide * 0.36, w * 0.68, wide * 0.4, fill(colour)) +
        s.repeat(3, (at) =>
          s.drawRect(x - w * 0.24 + at * w * 0.18, y - wide * 0.24, w * 0.1, wide * 0.16, fill(light, 0.85)),
        ) +
        s.drawPath(
          `M${x - w * 0.66} ${y - wide * 0.32}Q${x - w * 0.4} ${y - wide * 0.36} ${x - w * 0.26} ${y - wide * 0.54}H${x + w * 0.26}Q${x + w * 0.4} ${y - wide * 0.36} ${x + w * 0.66} ${y - wide * 0.32}Q${x} ${y - wide * 0.26} ${x - w * 0.66} ${y - wide * 0.32}Z`,
          fill(ink),
        )
      );
    }) + s.drawPath(`M${x} ${foot - floors * wide * 0.52}v${-wide * 0.3}`, s.formatStroke(ink, wide * 0.05));
  const isLeft = random.chance(0.5);
  return (
    s.drawStars(brush, 60, 420) +
    s.drawOrb(brush, isLeft ? 430 : 170, 250, 92) +
    s.drawGround(s.createRidge(random, 540, 90), fill(far)) +
    s.drawMist(500, 200, 0.7) +
    pagoda(isLeft ? 130 : 470, 700, 118, 4, mid) +
    pagoda(isLeft ? 330 : 270, 720, 84, 2, mid) +
    pagoda(isLeft ? 500 : 100, 740, 128, 2, near) +
    s.drawGround(s.createHill(random, 722, 10), fill(near)) +
    s.drawFirs(random, s.createHill(random, 772, 6), 12, [34, 66], fill(ink)) +
    s.drawGround(s.createHill(random, 774, 6), fill(ink)) +
    hung(isLeft ? 96 : 510, 190, 46) +
    hung(isLeft ? 210 : 396, 108, 30) +
    hung(isLeft ? 268 : 330, 262, 22) +
    hung(isLeft ? 524 : 80, 96, 26) +
    s.repeat(7, () => lantern(random.between(180, 420), random.between(330, 520), random.between(5, 11)))
  );
}
