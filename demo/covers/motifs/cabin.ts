import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A house in the snow with a light on. */
export function drawCabin(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const back = s.createHill(random, 545, 22);
  const x = random.between(230, 350);
  const smoke = s.drawPath(
    `M${x + 52} 440C${x + 40} 400 ${x + 84} 380 ${x + 70} 336C${x + 60} 300 ${x + 108} 284 ${x + 98} 236`,
    s.formatStroke(light, 13, 0.3),
  );
  const house =
    s.drawRect(x + 40, 436, 26, 70, fill(near)) +
    s.drawRect(x - 84, 506, 168, 96, fill(near)) +
    s.drawPolygon(
      [
        [x - 112, 512],
        [x, 418],
        [x + 112, 512],
      ],
      fill(light),
    ) +
    s.drawPolygon(
      [
        [x - 84, 508],
        [x, 440],
        [x + 84, 508],
      ],
      fill(near),
    ) +
    s.drawCircle(x - 40, 556, 96, 'fill="url(#lamp)"') +
    s.drawRect(x - 62, 534, 44, 44, fill(accent)) +
    s.drawPath(`M${x - 40} 534V578M${x - 62} 556H${x - 18}`, s.formatStroke(near, 4)) +
    s.drawRect(x + 20, 530, 36, 72, fill(ink)) +
    s.drawCircle(x, 486, 11, fill(accent));
  return (
    s.drawStars(brush, 80, 380) +
    s.drawOrb(brush, x < 290 ? 440 : 150, 190, 58) +
    s.drawGround(s.createRidge(random, 430, 110), fill(far)) +
    s.drawMist(420, 180, 0.6) +
    s.drawGround(back, fill(mid)) +
    s.drawFirs(random, back, 18, [50, 96], fill(mid)) +
    smoke +
    house +
    s.drawGround(s.createHill(random, 618, 12), fill(light)) +
    s.drawPath(
      `M${x + 28} 602C${x + 10} 660 ${x + 60} 700 ${x - 20} 805L${x + 84} 805C${x + 116} 716 ${x + 40} 664 ${x + 50} 602Z`,
      fill(far, 0.45),
    ) +
    s.repeat(5, (index) =>
      s.drawFir(
        [44, 118, 462, 530, 585][index]! + random.between(-12, 12),
        700 + random.between(-20, 30),
        random.between(120, 210),
        fill(index % 2 ? near : ink),
      ),
    ) +
    s.drawGround(s.createHill(random, 742, 12), fill(light, 0.92)) +
    s.repeat(90, () =>
      s.drawCircle(
        random.between(20, 580),
        random.between(20, 780),
        random.between(1, 3.2),
        fill('#ffffff', random.between(0.4, 0.95)),
      ),
    )
  );
}
