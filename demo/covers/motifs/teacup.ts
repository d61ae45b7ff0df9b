import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A cup at a window in the rain. */
export function drawTeacup(brush: Brush): string {
  const { random, sky, ink, light, accent, mid, near, far } = brush;
  const pane = s.repeat(34, () => {
    const [x, y] = [random.between(140, 460), random.between(120, 520)];
    return s.drawPath(`M${x} ${y}l-7 ${random.int(16, 40)}`, s.formatStroke(light, 2.2, random.between(0.3, 0.75)));
  });
  const lights = s.repeat(16, () =>
    s.drawCircle(
      random.between(140, 460),
      random.between(340, 520),
      random.between(9, 24),
      fill(random.chance(0.5) ? accent : light, random.between(0.18, 0.5)),
    ),
  );
  return (
    s.drawRect(0, 0, 600, 800, fill(near)) +
    s.repeat(15, (index) => s.drawRect(index * 40, 0, 2, 620, fill(ink, 0.22))) +
    s.drawRect(118, 98, 364, 464, fill(ink)) +
    s.drawRect(134, 114, 332, 432, fill(sky[2])) +
    s.drawRect(134, 114, 332, 432, 'fill="url(#sky)" opacity="0.75"') +
    s.repeat(9, (index) =>
      s.drawRect(
        134 + index * 37,
        546 - [120, 190, 150, 236, 170, 210, 130, 200, 160][index]!,
        37,
        [120, 190, 150, 236, 170, 210, 130, 200, 160][index]!,
        fill(index % 2 ? far : mid, 0.8),
      ),
    ) +
    lights +
    pane +
    s.drawPath('M300 114V546M134 320H466', s.formatStroke(ink, 12)) +
    s.drawPath('M70 60Q60 300 128 590H40V60ZM530 60Q540 300 472 590H560V60Z', fill(accent, 0.9)) +
    s.drawPath(
      'M84 60Q78 300 118 560M100 60Q100 280 124 520M516 60Q522 300 482 560M500 60Q500 280 476 520',
      s.formatStroke(ink, 3, 0.25),
    ) +
    s.drawRect(22, 46, 556, 18, fill(ink)) +
    s.drawCircle(22, 55, 14, fill(ink)) +
    s.drawCircle(578, 55, 14, fill(ink)) +
    s.drawRect(90, 560, 420, 22, fill(mid)) +
    s.drawRect(0, 640, 600, 165, fill(ink)) +
    s.drawRect(0, 640, 600, 7, fill(light, 0.25)) +
    s.drawEllipse(300, 706, 118, 16, fill(mid)) +
    s.drawPath('M226 600H374C376 660 350 700 300 700C250 700 224 660 226 600Z', fill(light)) +
    s.drawPath('M300 600H374C376 660 350 700 300 700Z', fill(ink, 0.12)) +
    s.drawPath('M372 620C416 612 416 664 362 668', s.formatStroke(light, 11)) +
    s.drawEllipse(300, 601, 74, 12, fill(accent)) +
    s.drawPath(
      'M272 576C262 550 288 540 278 510M302 572C290 540 320 528 308 490M330 576C322 552 346 542 338 514',
      s.formatStroke(light, 6, 0.55),
    ) +
    s.drawPath('M92 690L196 672L204 690L100 710Z', fill(accent)) +
    s.drawPath('M100 710L204 690L206 704L102 726Z', fill(light))
  );
}
