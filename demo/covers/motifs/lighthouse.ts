import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A lighthouse on its rock, and the sea. */
export function drawLighthouse(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const right = random.chance(0.5);
  const band = (index: number) => {
    const [top, bottom] = [292 + index * 62, 323 + index * 62];
    const half = (y: number) => 29 + (y - 260) * 0.058;
    return s.drawPolygon(
      [
        [400 - half(top), top],
        [400 + half(top), top],
        [400 + half(bottom), bottom],
        [400 - half(bottom), bottom],
      ],
      fill(accent),
    );
  };
  const swell = (y: number, colour: string) =>
    s.drawPath(
      `M-5 ${y}${Array.from({ length: 8 }, (_, index) => `Q${index * 80 + 15} ${y - 16} ${index * 80 + 40} ${y}T${index * 80 + 80} ${y}`).join('')}V805H-5Z`,
      fill(colour),
    );
  const scene =
    s.drawPolygon(
      [
        [400, 238],
        [-60, 96],
        [-60, 330],
      ],
      'fill="url(#beam)"',
    ) +
    s.drawPolygon(
      [
        [400, 238],
        [700, 150],
        [700, 310],
      ],
      fill(light, 0.16),
    ) +
    s.drawPolygon(
      [
        [371, 262],
        [429, 262],
        [450, 620],
        [350, 620],
      ],
      fill(light),
    ) +
    s.repeat(5, band) +
    s.drawPolygon(
      [
        [404, 262],
        [429, 262],
        [450, 620],
        [412, 620],
      ],
      fill(ink, 0.2),
    ) +
    s.drawRect(358, 254, 84, 11, fill(ink)) +
    s.drawRect(380, 214, 40, 42, fill(light)) +
    s.drawCircle(400, 236, 70, 'fill="url(#lamp)"') +
    s.drawCircle(400, 236, 13, fill(accent)) +
    s.drawPath('M380 214v42M420 214v42M400 214v42', s.formatStroke(ink, 3)) +
    s.drawPath('M372 216Q400 168 428 216Z', fill(ink)) +
    s.drawPath('M391 620v-34a9 11 0 0 1 18 0v34z', fill(ink)) +
    s.drawPath(
      'M235 690C262 640 306 642 330 612C360 596 442 600 470 618C506 640 548 640 605 700L605 805L200 805Z',
      fill(ink),
    ) +
    s.drawPath('M330 612C360 596 442 600 470 618C440 640 410 626 388 650C364 640 346 640 330 612Z', fill(near));
  return (
    s.drawStars(brush, 70, 360) +
    s.drawCloud(random, right ? 130 : 470, 400, 200, light, 0.22) +
    s.drawCloud(random, right ? 250 : 350, 460, 150, light, 0.16) +
    swell(560, far) +
    s.drawMist(500, 110, 0.6) +
    s.repeat(18, () =>
      s.drawRect(random.between(10, 560), random.between(575, 640), random.between(14, 56), 2, fill(light, 0.3)),
    ) +
    s.group(scene, right ? '' : 'transform="translate(600 0) scale(-1 1)"') +
    swell(674, mid) +
    swell(722, near) +
    swell(768, ink)
  );
}
