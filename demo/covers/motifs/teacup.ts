import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A cup at a window in the rain. */
export function teacup(brush: Brush): string {
  const { random, sky, ink, light, accent, mid, near, far } = brush;
  const pane = s.times(34, () => {
    const [x, y] = [random.between(140, 460), random.between(120, 520)];
    return s.path(`M${x} ${y}l-7 ${random.int(16, 40)}`, s.stroke(light, 2.2, random.between(0.3, 0.75)));
  });
  const lights = s.times(16, () =>
    s.circle(
      random.between(140, 460),
      random.between(340, 520),
      random.between(9, 24),
      fill(random.chance(0.5) ? accent : light, random.between(0.18, 0.5)),
    ),
  );
  return (
    s.rect(0, 0, 600, 800, fill(near)) +
    s.times(15, (index) => s.rect(index * 40, 0, 2, 620, fill(ink, 0.22))) +
    s.rect(118, 98, 364, 464, fill(ink)) +
    s.rect(134, 114, 332, 432, fill(sky[2])) +
    s.rect(134, 114, 332, 432, 'fill="url(#sky)" opacity="0.75"') +
    s.times(9, (index) =>
      s.rect(
        134 + index * 37,
        546 - [120, 190, 150, 236, 170, 210, 130, 200, 160][index]!,
        37,
        [120, 190, 150, 236, 170, 210, 130, 200, 160][index]!,
        fill(index % 2 ? far : mid, 0.8),
      ),
    ) +
    lights +
    pane +
    s.path('M300 114V546M134 320H466', s.stroke(ink, 12)) +
    s.path('M70 60Q60 300 128 590H40V60ZM530 60Q540 300 472 590H560V60Z', fill(accent, 0.9)) +
    s.path(
      'M84 60Q78 300 118 560M100 60Q100 280 124 520M516 60Q522 300 482 560M500 60Q500 280 476 520',
      s.stroke(ink, 3, 0.25),
    ) +
    s.rect(22, 46, 556, 18, fill(ink)) +
    s.circle(22, 55, 14, fill(ink)) +
    s.circle(578, 55, 14, fill(ink)) +
    s.rect(90, 560, 420, 22, fill(mid)) +
    s.rect(0, 640, 600, 165, fill(ink)) +
    s.rect(0, 640, 600, 7, fill(light, 0.25)) +
    s.ellipse(300, 706, 118, 16, fill(mid)) +
    s.path('M226 600H374C376 660 350 700 300 700C250 700 224 660 226 600Z', fill(light)) +
    s.path('M300 600H374C376 660 350 700 300 700Z', fill(ink, 0.12)) +
    s.path('M372 620C416 612 416 664 362 668', s.stroke(light, 11)) +
    s.ellipse(300, 601, 74, 12, fill(accent)) +
    s.path(
      'M272 576C262 550 288 540 278 510M302 572C290 540 320 528 308 490M330 576C322 552 346 542 338 514',
      s.stroke(light, 6, 0.55),
    ) +
    s.path('M92 690L196 672L204 690L100 710Z', fill(accent)) +
    s.path('M100 710L204 690L206 704L102 726Z', fill(light))
  );
}
