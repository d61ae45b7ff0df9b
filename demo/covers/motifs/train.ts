import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A night train over a viaduct. */
export function drawTrain(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const deck = 520;
  const arches = s.repeat(5, (index) => s.drawPath(`M${index * 150 - 92} 805V${deck + 98}a58 62 0 0 1 116 0V805Z`, ''));
  const carriage = (x: number) =>
    s.drawPath(`M${x} ${deck - 8}v-50q0-10 10-10h124q10 0 10 10v50z`, fill(accent)) +
    s.drawRect(x, deck - 22, 144, 6, fill(light)) +
    s.repeat(5, (index) => s.drawRect(x + 12 + index * 25, deck - 56, 18, 22, fill(light))) +
    s.repeat(3, (index) => s.drawCircle(x + 26 + index * 46, deck - 5, 7, fill(ink)));
  const engine =
    s.drawPath(`M438 ${deck - 8}v-64q0-8 8-8h52q30 4 44 52l6 20z`, fill(ink)) +
    s.drawPath(`M500 ${deck - 70}q18 4 27 30h-27z`, fill(light)) +
    s.drawRect(450, deck - 62, 30, 22, fill(light)) +
    s.drawCircle(546, deck - 20, 5, fill(light)) +
    s.drawPolygon(
      [
        [548, deck - 22],
        [700, deck - 60],
        [700, deck + 6],
      ],
      fill(light, 0.35),
    );
  return (
    s.drawStars(brush, 80, 360) +
    s.drawOrb(brush, random.between(150, 420), random.between(185, 235), random.between(66, 90)) +
    s.drawGround(s.createRidge(random, 420, 120), fill(far)) +
    s.drawMist(400, 200, 0.7) +
    s.drawGround(s.createRidge(random, 520, 60), fill(mid)) +
    s.drawMist(560, 240, 0.8) +
    carriage(-20) +
    carriage(132) +
    carriage(284) +
    engine +
    s.drawRect(-5, deck - 2, 610, 50, fill(near)) +
    s.drawRect(-5, deck - 2, 610, 7, fill(ink)) +
    `<clipPath id="piers"><path d="M-5 ${deck + 20}H605V805H-5Z"/></clipPath>` +
    `<mask id="arches"><rect width="600" height="800" fill="#fff"/><g fill="#000">${arches}</g></mask>` +
    s.group(s.drawRect(-5, deck + 20, 610, 290, fill(near)), 'mask="url(#arches)" clip-path="url(#piers)"') +
    s.drawFirs(random, s.createHill(random, 770, 12), 22, [40, 92], fill(ink)) +
    s.drawGround(s.createHill(random, 782, 6), fill(ink))
  );
}
