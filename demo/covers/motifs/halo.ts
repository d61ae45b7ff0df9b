import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;
/** The middle of an emblem. */
export const [x0, y0] = [300, 380];

/** Rays, a ring and a laurel: what an emblem stands before. */
export function drawHalo({ random, light, accent, mid, near }: Brush, r = 205): string {
  const rays = s.repeat(24, (index) =>
    s.group(
      s.drawPolygon(
        [
          [x0, y0],
          [x0 - 15, y0 - 640],
          [x0 + 15, y0 - 640],
        ],
        fill(light, index % 2 ? 0.035 : 0.09),
      ),
      `transform="rotate(${index * 15} ${x0} ${y0})"`,
    ),
  );
  const turn = random.int(0, 40);
  const dots = s.repeat(36, (index) => {
    const angle = ((index * 10 + turn) / 180) * Math.PI;
    return s.drawCircle(
      x0 + Math.cos(angle) * (r + 17),
      y0 + Math.sin(angle) * (r + 17),
      index % 3 ? 1.8 : 3.4,
      fill(accent),
    );
  });
  const reach = r + 44;
  const leaf = (angle: number, turned: number, colour: string) =>
    s.group(
      s.drawPath('M0 0Q13-14 0-38Q-13-14 0 0Z', fill(colour)),
      `transform="rotate(${angle} ${x0} ${y0}) translate(${x0} ${y0 - reach}) rotate(${turned})"`,
    );
  const laurel = s.repeat(2, (side) =>
    s.group(
      s.drawPath(`M${x0 + reach} ${y0}A${reach} ${reach} 0 0 1 ${x0 + 14} ${y0 + reach}`, s.formatStroke(near, 2.5)) +
        s.repeat(10, (index) => leaf(98 + index * 8.2, -52, mid) + leaf(101 + index * 8.2, -128, near)),
      side ? `transform="translate(${s.width} 0) scale(-1 1)"` : '',
    ),
  );
  return (
    rays +
    s.drawCircle(x0, y0, 330, 'fill="url(#glow)" opacity="0.75"') +
    s.drawCircle(x0, y0, r, fill(near, 0.55)) +
    s.drawCircle(x0, y0, r, s.formatStroke(accent, 3)) +
    s.drawCircle(x0, y0, r - 10, s.formatStroke(light, 1.2, 0.6)) +
    dots +
    laurel
  );
}

/** What glitters around an emblem. */
export const drawDust = ({ random, light, accent }: Brush, count = 26) =>
  s.repeat(count, () => {
    const [angle, far] = [random.between(0, 6.3), random.between(60, 330)];
    return s.drawSparkle(
      x0 + Math.cos(angle) * far * 0.85,
      y0 + Math.sin(angle) * far,
      random.between(2.5, 8),
      random.chance(0.5) ? light : accent,
      0.85,
    );
  });
