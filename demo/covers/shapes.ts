import type { Random } from '#demo/kit/random.ts';
import type { Palette } from './palettes.ts';

export const width = 600;
export const height = 800;

/** What a motif draws with. */
export interface Brush extends Palette {
  random: Random;
}
/** A picture of 600 by 800 as the inside of an SVG, over the sky that is there already. */
export type Motif = (brush: Brush) => string;

type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const drawPolygon = (points: readonly Point[], paint: string): string =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" ${paint}/>`;

export const drawPath = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;

export const drawCircle = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${paint}/>`;

export const drawRect = (x: number, y: number, w: number, h: number, paint: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" ${paint}/>`;

export const drawEllipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${paint}/>`;

export const fill = (colour: string, opacity = 1): string =>
  opacity === 1 ? `fill="${colour}"` : `fill="${colour}" fill-opacity="${round(opacity * 100) / 100}"`;

export const formatStroke = (colour: string, wide: number, opacity = 1): string =>
  `fill="none" stroke="${colour}" stroke-width="${wide}" stroke-opacity="${opacity}" stroke-linecap="round"`;

export const group = (inside: string, attributes: string): string => `<g ${attributes}>${inside}</g>`;

/** The line of a mountain range from left to right, by halving and shaking. */
export function createRidge(random: Random, y: number, tall: number, rough = 0.52, steps = 6): Point[] {
  let heights = [random.between(-0.4, 0.4), random.between(-0.4, 0.4)];
  for (let step = 0, shake = 1; step < steps; step += 1, shake *= rough) {
    heights = heights.flatMap((value, index) => {
      const following = heights[index + 1];
      return following === undefined ? value : [value, (value + following) / 2 + random.between(-shake, shake) * 0.75];
    });
  }
  return heights.map((value, index) => [(index / (heights.length - 1)) * width, y + value * tall]);
}

/** Ground under a line, down to the edge. */
export const drawGround = (line: readonly Point[], paint: string): string =>
  drawPolygon([[-2, height + 2], ...line, [width + 2, height + 2]], paint);

/** A hill that rises and falls gently. */
export function createHill(random: Random, y: number, tall: number): Point[] {
  const [phase, turns] = [random.between(0, 6), random.between(0.7, 1.3)];
  return Array.from({ length: 41 }, (_, index) => {
    const at = index / 40;
    return [
      at * width,
      y + Math.sin(phase + at * turns * Math.PI * 2) * tall + Math.sin(phase * 2 + at * 9) * tall * 0.2,
    ];
  });
}

export const getHeightAt = (line: readonly Point[], x: number): number =>
  line.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best))[1];

/** Mist that lies along a height. */
export const drawMist = (y: number, tall: number, opacity = 1): string =>
  drawRect(0, y, width, tall, `fill="url(#mist)" opacity="${opacity}"`);

export function drawStars({ random, light }: Brush, count: number, bottom: number): string {
  return repeat(count, () => {
    const [x, y] = [random.between(20, width - 20), 20 + random.next() ** 1.4 * bottom];
    const bright = random.chance(0.09);
    return bright
      ? drawSparkle(x, y, random.between(4, 8), light)
      : drawCircle(x, y, random.between(0.6, 1.7), fill(light, random.between(0.35, 0.95)));
  });
}

/** A star with four points. */
export function drawSparkle(x: number, y: number, r: number, colour: string, opacity = 0.95): string {
  const s = r * 0.16;
  return drawPolygon(
    [
      [x, y - r],
      [x + s, y - s],
      [x + r, y],
      [x + s, y + s],
      [x, y + r],
      [x - s, y + s],
      [x - r, y],
      [x - s, y - s],
    ],
    fill(colour, opacity),
  );
}

/** A moon or a sun with the light around it. */
export function drawOrb({ light, far }: Brush, x: number, y: number, r: number, craters = true): string {
  const marks = [
    [-0.35, -0.25, 0.2],
    [0.3, 0.1, 0.28],
    [-0.15, 0.45, 0.14],
    [0.15, -0.5, 0.11],
  ] as const;
  return (
    drawCircle(x, y, r * 2.7, 'fill="url(#glow)"') +
    drawCircle(x, y, r * 1.35, fill(light, 0.1)) +
    drawCircle(x, y, r, fill(light)) +
    (craters
      ? marks.map(([dx, dy, size]) => drawCircle(x + dx * r, y + dy * r, size * r, fill(far, 0.13))).join('')
      : '')
  );
}

/** A fir, its foot at x, y. */
export function drawFir(x: number, y: number, tall: number, paint: string): string {
  const tiers = 4;
  const sides = (side: 1 | -1) =>
    Array.from({ length: tiers }, (_, tier): Point[] => {
      const [top, low] = [tier / tiers, (tier + 1.15) / tiers];
      const wide = tall * (0.07 + 0.055 * tier);
      return [
        [x + side * wide * 0.35, y - tall * (1 - top)],
        [x + side * wide, y - tall * Math.max(0.06, 1 - low)],
      ];
    });
  const right = sides(1).flat();
  const left = sides(-1)
    .reverse()
    .flatMap((tier) => [...tier].reverse());
  return drawPolygon(
    [
      [x, y - tall],
      ...right,
      [x + tall * 0.02, y - tall * 0.06],
      [x + tall * 0.02, y + 4],
      [x - tall * 0.02, y + 4],
      [x - tall * 0.02, y - tall * 0.06],
      ...left,
    ],
    paint,
  );
}

/** Firs along a line, the small ones behind. */
export function drawFirs(
  random: Random,
  line: readonly Point[],
  count: number,
  [low, tall]: readonly [number, number],
  paint: string,
): string {
  return repeat(count, (index) => {
    const x = ((index + random.between(0.1, 0.9)) / count) * width;
    return drawFir(x, getHeightAt(line, x) + 5, random.between(low, tall), paint);
  });
}

/** A bank of cloud with a flat foot. */
export function drawCloud(random: Random, x: number, y: number, wide: number, colour: string, opacity: number): string {
  const puffs = repeat(5, (index) => {
    const at = (index + 0.5) / 5;
    const r = wide * (0.09 + 0.11 * Math.sin(at * Math.PI)) * random.between(0.8, 1.15);
    return drawCircle(x + (at - 0.5) * wide, y - r * 0.35, r, '');
  });
  return group(
    puffs +
      `<rect x="${x - wide * 0.58}" y="${y - wide * 0.03}" width="${wide * 1.16}" height="${wide * 0.085}" rx="${wide * 0.042}"/>`,
    `fill="${colour}" opacity="${opacity}"`,
  );
}

/** A bird far away. */
export const drawBird = (x: number, y: number, size: number, colour: string): string =>
  drawPath(
    `M${x - size} ${y - size * 0.35}Q${x - size * 0.4} ${y - size * 0.55} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.55} ${x + size} ${y - size * 0.35}`,
    formatStroke(colour, size * 0.16),
  );
