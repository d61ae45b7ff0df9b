import type { ReactElement } from 'react';
import type { ContestMotif } from '#domain/contests/contest.ts';
import css from './Motif.module.css';

/** Numbers that look thrown, and are the same each time. */
const scatter = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, n) => ((n + 1) * step) % 1);

const Stars = () => (
  <g className={css.glow}>
    {scatter(46, 0.618).map((x, n) => (
      <circle
        key={x}
        cx={x * 1200}
        cy={((n * 0.377) % 1) * 210}
        r={n % 5 === 0 ? 1.9 : 1.1}
        opacity={0.25 + (n % 4) * 0.15}
      />
    ))}
  </g>
);

const Disc = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g className={css.glow}>
    <circle cx={x} cy={y} r={r * 2.1} opacity="0.07" />
    <circle cx={x} cy={y} r={r * 1.5} opacity="0.1" />
    <circle cx={x} cy={y} r={r} />
  </g>
);

/** A ridge from left to right, its heights above the ground. */
const drawRidge = (heights: readonly number[]) =>
  `M0 400 ${heights.map((height, n) => `L${(n * 1200) / (heights.length - 1)} ${400 - height}`).join(' ')} L1200 400Z`;

const drawPine = (x: number, height: number) =>
  [0, 0.26, 0.5]
    .map((from) => {
      const half = height * (0.13 + from * 0.22);
      const top = 400 - height * (1 - from * 0.9);
      return `M${x} ${top} l${half} ${height * 0.42} h${-2 * half}Z`;
    })
    .join(' ');

const Moon = () => (
  <>
    <Stars />
    <Disc x={930} y={135} r={82} />
    <path className={css.far} d={drawRidge([60, 110, 85, 140, 95, 150, 120, 175, 140, 190, 150, 120])} />
    <path
      className={css.near}
      d={scatter(34, 0.7549)
        .map((at, n) => drawPine(at * 1240 - 20, 60 + ((n * 37) % 90) + at * 40))
        .join(' ')}
    />
    <path className={css.near} d={drawRidge([22, 30, 24, 34, 28, 36])} />
  </>
);

const City = () => {
  const houses = Array.from({ length: 22 }, (_, n) => ({
    x: n * 56 - 10,
    width: 40 + ((n * 13) % 22),
    height: 70 + ((n * 83) % 150) + n * 3,
  }));
  return (
    <>
      <Disc x={860} y={250} r={120} />
      <path
        className={css.far}
        d={houses.map(({ x, width, height }) => `M${x + 24} 400 v${-height - 45} h${width - 8} V400Z`).join(' ')}
      />
      <path
        className={css.near}
        d={houses.map(({ x, width, height }) => `M${x} 400 v${-height} h${width} V400Z`).join(' ')}
      />
      <g className={css.glow}>
        {houses.flatMap(({ x, width, height }, house) =>
          Array.from({ length: 12 }, (_, n) => ({
            left: x + 8 + (n % 3) * ((width - 12) / 3),
            top: 400 - height + 14 + Math.floor(n / 3) * 22,
            lit: (house * 7 + n * 5) % 11 < 3,
          }))
            .filter(({ lit, top }) => lit && top < 385)
            .map(({ left, top }) => (
              <rect key={`${left} ${top}`} x={left} y={top} width="6" height="9" opacity="0.75" />
            )),
        )}
      </g>
    </>
  );
};

const petals = [
  { r: 118, turn: 0, count: 6, tone: css.far },
  { r: 88, turn: 28, count: 5, tone: css.mid },
  { r: 60, turn: 8, count: 5, tone: css.far },
  { r: 36, turn: 40, count: 4, tone: css.mid },
] as const;

const Rose = () => (
  <>
    <path className={css.stem} d="M918 190 C 940 280, 905 340, 925 420" />
    <path className={css.near} d="M925 300 C 985 262, 1040 280, 1062 320 C 1010 344, 955 336, 925 300Z" />
    <path className={css.near} d="M920 348 C 868 318, 812 330, 790 368 C 838 390, 892 384, 920 348Z" />
    {petals.map(({ r, turn, count, tone }) => (
      <g key={r} className={tone}>
        {Array.from({ length: count }, (_, n) => (
          <ellipse
            key={n}
            cx={918 + r * 0.52}
            cy={165}
            rx={r * 0.62}
            ry={r * 0.5}
            transform={`rotate(${turn + (n * 360) / count} 918 165)`}
          />
        ))}
      </g>
    ))}
    <circle className={css.glow} cx="918" cy="165" r="13" opacity="0.9" />
    <g className={css.glow}>
      {scatter(26, 0.4142).map((x, n) => (
        <circle
          key={x}
          cx={560 + x * 640}
          cy={((n * 0.618) % 1) * 380}
          r={1 + (n % 3)}
          opacity={0.12 + (n % 4) * 0.07}
        />
      ))}
    </g>
  </>
);

const drawPeak = (x: number, top: number, half: number) => `M${x - half} 400 L${x} ${top} L${x + half} 400Z`;
const drawSnow = (x: number, top: number, half: number) => {
  const down = (400 - top) * 0.24;
  const wide = half * 0.24;
  return `M${x} ${top} l${wide} ${down} l${-wide * 0.55} ${-down * 0.24} l${-wide * 0.45} ${down * 0.4} l${-wide * 0.5} ${-down * 0.42} l${-wide * 0.5} ${down * 0.26}Z`;
};
const range = [
  [640, 230, 210],
  [1120, 160, 270],
  [880, 110, 260],
] as const;

const Peaks = () => (
  <>
    <Stars />
    <Disc x={1075} y={95} r={46} />
    <path className={css.far} d={range.map(([x, top, half]) => drawPeak(x, top, half)).join(' ')} />
    <path className={css.glow} opacity="0.75" d={range.map(([x, top, half]) => drawSnow(x, top, half)).join(' ')} />
    <path
      className={css.near}
      d={scatter(26, 0.7549)
        .map((at, n) => drawPine(at * 1240 - 20, 40 + ((n * 29) % 60)))
        .join(' ')}
    />
    <path className={css.near} d={drawRidge([30, 52, 38, 60, 44, 70, 50])} />
  </>
);

const Quill = () => (
  <>
    <Disc x={1010} y={120} r={150} />
    <path className={css.near} d="M820 372 C 850 240, 930 120, 1090 40 C 1085 170, 1010 270, 880 318 L 832 384Z" />
    <path className={css.vein} d="M826 378 C 870 270, 960 150, 1080 52" />
    {[0.2, 0.36, 0.52, 0.68].map((at) => (
      <path key={at} className={css.vein} d={`M${848 + at * 220} ${318 - at * 255} l${52 - at * 14} ${-4 + at * 8}`} />
    ))}
    {[0, 1, 2].map((line) => (
      <path
        key={line}
        className={css.stem}
        d={`M${560 + line * 14} ${330 + line * 24} h${220 - line * 60}`}
        opacity={0.5}
      />
    ))}
  </>
);

const motifs: Record<ContestMotif, () => ReactElement> = {
  moon: Moon,
  city: City,
  rose: Rose,
  peaks: Peaks,
  quill: Quill,
};

/** The drawing at the head of a contest's page, in the colours of its palette. */
export function Motif({ of }: { of: ContestMotif }) {
  const Scene = motifs[of];
  return (
    <svg className={css.motif} viewBox="0 0 1200 400" preserveAspectRatio="xMaxYMax slice" aria-hidden>
      <Scene />
    </svg>
  );
}
