import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A house in the snow with a light on. */
export function cabin(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const back = s.hill(random, 545, 22);
  const x = random.between(230, 350);
  const smoke = s.path(
    `M${x + 52} 440C${x + 40} 400 ${x + 84} 380 ${x + 70} 336C${x + 60} 300 ${x + 108} 284 ${x + 98} 236`,
    s.stroke(light, 13, 0.3),
  );
  const house =
    s.rect(x + 40, 436, 26, 70, fill(near)) +
    s.rect(x - 84, 506, 168, 96, fill(near)) +
    s.polygon(
      [
        [x - 112, 512],
        [x, 418],
        [x + 112, 512],
      ],
      fill(light),
    ) +
    s.polygon(
      [
        [x - 84, 508],
        [x, 440],
        [x + 84, 508],
      ],
      fill(near),
    ) +
    s.circle(x - 40, 556, 96, 'fill="url(#lamp)"') +
    s.rect(x - 62, 534, 44, 44, fill(accent)) +
    s.path(`M${x - 40} 534V578M${x - 62} 556H${x - 18}`, s.stroke(near, 4)) +
    s.rect(x + 20, 530, 36, 72, fill(ink)) +
    s.circle(x, 486, 11, fill(accent));
  return (
    s.stars(brush, 80, 380) +
    s.orb(brush, x < 290 ? 440 : 150, 190, 58) +
    s.ground(s.ridge(random, 430, 110), fill(far)) +
    s.mist(420, 180, 0.6) +
    s.ground(back, fill(mid)) +
    s.firs(random, back, 18, [50, 96], fill(mid)) +
    smoke +
    house +
    s.ground(s.hill(random, 618, 12), fill(light)) +
    s.path(
      `M${x + 28} 602C${x + 10} 660 ${x + 60} 700 ${x - 20} 805L${x + 84} 805C${x + 116} 716 ${x + 40} 664 ${x + 50} 602Z`,
      fill(far, 0.45),
    ) +
    s.times(5, (index) =>
      s.fir(
        [44, 118, 462, 530, 585][index]! + random.between(-12, 12),
        700 + random.between(-20, 30),
        random.between(120, 210),
        fill(index % 2 ? near : ink),
      ),
    ) +
    s.ground(s.hill(random, 742, 12), fill(light, 0.92)) +
    s.times(90, () =>
      s.circle(
        random.between(20, 580),
        random.between(20, 780),
        random.between(1, 3.2),
        fill('#ffffff', random.between(0.4, 0.95)),
      ),
    )
  );
}
