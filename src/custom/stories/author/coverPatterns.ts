import { imageKinds } from '#domain/images/imageKinds.ts';

/** A part of a pattern: the data of an SVG path in the cover's pixels, filled, or drawn as a line where it has a width. */
interface Shape {
  d: string;
  line?: number;
  opacity?: number;
}

export interface CoverPattern {
  paper: string;
  ink: string;
  accent: string;
  shapes: readonly Shape[];
}

const { width, height } = imageKinds.cover;
const middle = width / 2;
const createRange = (count: number) => Array.from({ length: count }, (_, at) => at);

const drawArc = (radius: number) =>
  `M${middle - radius} ${height}A${radius} ${radius} 0 0 1 ${middle + radius} ${height}`;
const drawWave = (y: number) => `M-40 ${y}q40 -36 80 0${'t80 0'.repeat(8)}`;
const drawRay = (at: number) => {
  const point = (turn: number) => {
    const angle = Math.PI * (1 + turn / 22);
    return `${(middle + 460 * Math.cos(angle)).toFixed(1)} ${(height + 280 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${middle} ${height + 10}L${point(at * 2 + 0.5)}L${point(at * 2 + 1.5)}Z`;
};
const drawStar = (x: number, y: number, size: number) =>
  `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`;

/** What a cover may be made of; the title has the upper two thirds of it to itself. */
export const coverPatterns = {
  arcs: {
    paper: '#f4ead8',
    ink: '#4a1f2b',
    accent: '#b4483c',
    shapes: createRange(5).map((at) => ({ d: drawArc(60 + at * 50), line: 18 })),
  },
  waves: {
    paper: '#12344a',
    ink: '#f3efe2',
    accent: '#5fa8b8',
    shapes: createRange(5).map((at) => ({ d: drawWave(600 + at * 46), line: 9, opacity: 0.5 + at * 0.12 })),
  },
  rays: {
    paper: '#f7d9a8',
    ink: '#3b2350',
    accent: '#c9663f',
    shapes: createRange(11).map((at) => ({ d: drawRay(at) })),
  },
  hills: {
    paper: '#dfe8dc',
    ink: '#1f3a34',
    accent: '#2f6b5b',
    shapes: [
      { d: `M0 640Q160 520 330 610T${width} 580V${height}H0Z`, opacity: 0.35 },
      { d: `M0 710Q190 600 360 690T${width} 660V${height}H0Z`, opacity: 0.6 },
      { d: `M0 770Q220 690 400 750T${width} 730V${height}H0Z` },
    ],
  },
  stars: {
    paper: '#221c3a',
    ink: '#f1e8ff',
    accent: '#d9b65c',
    shapes: [
      { d: drawStar(110, 600, 26) },
      { d: drawStar(250, 690, 44) },
      { d: drawStar(390, 590, 18) },
      { d: drawStar(480, 680, 32) },
      { d: drawStar(150, 745, 14) },
      { d: drawStar(350, 745, 20) },
      { d: drawStar(540, 590, 14) },
      { d: drawStar(60, 690, 12) },
    ],
  },
} as const satisfies Record<string, CoverPattern>;

export type PatternName = keyof typeof coverPatterns;
