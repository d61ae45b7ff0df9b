import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A lighthouse on its rock, and the sea. */
export function lighthouse(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const right = random.chance(0.5);
  const band = (index: number) => {
    const [top, bottom] = [292 + index * 62, 323 + index * 62];
    const half = (y: number) => 29 + (y - 260) * 0.058;
    return s.polygon(
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
    s.path(
      `M-5 ${y}${Array.from({ length: 8 }, (_, index) => `Q${index * 80 + 15} ${y - 16} ${index * 80 + 40} ${y}T${index * 80 + 80} ${y}`).join('')}V805H-5Z`,
      fill(colour),
    );
  const scene =
    s.polygon(
      [
        [400, 238],
        [-60, 96],
        [-60, 330],
      ],
      'fill="url(#beam)"',
    ) +
    s.polygon(
      [
        [400, 238],
        [700, 150],
        [700, 310],
      ],
      fill(light, 0.16),
    ) +
    s.polygon(
      [
        [371, 262],
        [429, 262],
        [450, 620],
        [350, 620],
      ],
      fill(light),
    ) +
    s.times(5, band) +
    s.polygon(
      [
        [404, 262],
        [429, 262],
        [450, 620],
        [412, 620],
      ],
      fill(ink, 0.2),
    ) +
    s.rect(358, 254, 84, 11, fill(ink)) +
    s.rect(380, 214, 40, 42, fill(light)) +
    s.circle(400, 236, 70, 'fill="url(#lamp)"') +
    s.circle(400, 236, 13, fill(accent)) +
    s.path('M380 214v42M420 214v42M400 214v42', s.stroke(ink, 3)) +
    s.path('M372 216Q400 168 428 216Z', fill(ink)) +
    s.path('M391 620v-34a9 11 0 0 1 18 0v34z', fill(ink)) +
    s.path(
      'M235 690C262 640 306 642 330 612C360 596 442 600 470 618C506 640 548 640 605 700L605 805L200 805Z',
      fill(ink),
    ) +
    s.path('M330 612C360 596 442 600 470 618C440 640 410 626 388 650C364 640 346 640 330 612Z', fill(near));
  return (
    s.stars(brush, 70, 360) +
    s.cloud(random, right ? 130 : 470, 400, 200, light, 0.22) +
    s.cloud(random, right ? 250 : 350, 460, 150, light, 0.16) +
    swell(560, far) +
    s.mist(500, 110, 0.6) +
    s.times(18, () =>
      s.rect(random.between(10, 560), random.between(575, 640), random.between(14, 56), 2, fill(light, 0.3)),
    ) +
    s.group(scene, right ? '' : 'transform="translate(600 0) scale(-1 1)"') +
    swell(674, mid) +
    swell(722, near) +
    swell(768, ink)
  );
}
