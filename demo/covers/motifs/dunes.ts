import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** Dunes under a great sun, with what is left of a temple. */
export function drawDunes(brush: Brush): string {
  const { random, far, mid, near, ink, accent } = brush;
  const column = (x: number, y: number, tall: number, whole: boolean) =>
    s.drawRect(x - 13, y - tall, 26, tall + 110, fill(near)) +
    s.drawRect(x + 4, y - tall, 9, tall + 110, fill(ink, 0.45)) +
    (whole
      ? s.drawRect(x - 20, y - tall - 12, 40, 13, fill(near))
      : s.drawPolygon(
          [
            [x - 13, y - tall],
            [x - 4, y - tall - 14],
            [x + 3, y - tall - 3],
            [x + 13, y - tall - 9],
            [x + 13, y - tall + 2],
          ],
          fill(near),
        ));
  const dune = (y: number, peak: number, tall: number, lit: string, shade: string) =>
    s.drawPath(
      `M-5 ${y}C${peak * 0.4} ${y - 6} ${peak * 0.7} ${y - tall} ${peak} ${y - tall}C${peak + 90} ${y - tall * 0.5} ${peak + 150} ${y - 10} 605 ${y + 18}L605 805L-5 805Z`,
      fill(lit),
    ) +
    s.drawPath(
      `M${peak} ${y - tall}C${peak + 90} ${y - tall * 0.5} ${peak + 150} ${y - 10} 605 ${y + 18}L605 805L${peak - 60} 805C${peak + 40} ${y + 110} ${peak - 70} ${y + 20} ${peak} ${y - tall}Z`,
      fill(shade, 0.55),
    );
  const isLeft = random.chance(0.5);
  return (
    s.drawStars(brush, 24, 220) +
    s.drawOrb(brush, isLeft ? 380 : 220, 330, 142, false) +
    s.repeat(4, (index) => s.drawBird(random.between(120, 500), 170 + index * 30, random.between(8, 15), ink)) +
    s.group(
      column(120, 500, 170, true) +
        column(186, 506, 120, false) +
        column(252, 512, 176, true) +
        s.drawRect(98, 312, 176, 18, fill(near)) +
        s.drawPolygon(
          [
            [98, 312],
            [186, 276],
            [274, 312],
          ],
          fill(near),
        ),
      isLeft ? '' : 'transform="translate(600 0) scale(-1 1)"',
    ) +
    dune(560, random.between(330, 420), 70, far, mid) +
    dune(640, random.between(120, 240), 84, mid, near) +
    dune(735, random.between(300, 440), 92, near, ink) +
    s.repeat(3, (index) => {
      const paint = fill(index === 1 ? accent : ink);
      const traveller = s.drawPath('M-9 0L-5-21Q0-30 5-21L9 0Z', paint) + s.drawCircle(0, -31, 4.8, paint);
      return s.group(traveller, `transform="translate(${258 + index * 30} ${646 + index * 6}) scale(1.15)"`);
    })
  );
}
