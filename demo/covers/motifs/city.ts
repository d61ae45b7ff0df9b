import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A city at night and its lights in the water. */
export function drawCity(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const shore = 640;
  const row = (wide: number, [low, tall]: readonly [number, number], colour: string, lit: number) => {
    let svg = '';
    for (let x = -10; x < s.width;) {
      const w = wide * random.between(0.65, 1.3);
      const h = random.between(low, tall) * (1 - Math.abs(x + w / 2 - 300) / 900);
      svg += s.drawRect(x, shore - h, w, h, fill(colour)) + roof(random.int(0, 4), x, shore - h, w, colour);
      if (lit) svg += windows(x, shore - h, w, h, lit);
      x += w + random.between(0, 5);
    }
    return svg;
  };
  const roof = (kind: number, x: number, y: number, w: number, colour: string) => {
    if (kind === 0)
      return (
        s.drawRect(x + w / 2 - 1.5, y - 58, 3, 60, fill(colour)) + s.drawCircle(x + w / 2, y - 58, 2.6, fill(accent))
      );
    if (kind === 1)
      return (
        s.drawRect(x + w * 0.12, y - 12, w * 0.76, 13, fill(colour)) +
        s.drawPath(`M${x + w * 0.3} ${y - 10}v-26M${x + w * 0.42} ${y - 10}v-40`, s.formatStroke(colour, 3))
      );
    if (kind === 2)
      return (
        s.drawRect(x + w * 0.2, y - 18, w * 0.6, 20, fill(colour)) +
        s.drawRect(x + w * 0.35, y - 34, w * 0.3, 18, fill(colour))
      );
    return kind === 3
      ? s.drawPolygon(
          [
            [x, y + 1],
            [x + w, y - w * 0.38],
            [x + w, y + 1],
          ],
          fill(colour),
        )
      : '';
  };
  const windows = (x: number, y: number, w: number, h: number, lit: number) => {
    const [columns, rows] = [Math.floor((w - 10) / 13), Math.floor((h - 14) / 18)];
    return s.repeat(columns * rows, (index) => {
      if (!random.chance(lit)) return '';
      return s.drawRect(
        x + 8 + (index % columns) * 13,
        y + 12 + Math.floor(index / columns) * 18,
        6,
        9,
        fill(random.chance(0.25) ? accent : light, random.between(0.55, 1)),
      );
    });
  };
  return (
    s.drawStars(brush, 50, 300) +
    s.drawOrb(brush, random.between(150, 450), random.between(180, 230), random.between(58, 80)) +
    row(58, [210, 380], far, 0) +
    s.drawMist(420, 230, 0.7) +
    row(66, [140, 330], mid, 0.16) +
    s.drawMist(540, 100, 0.5) +
    row(76, [70, 240], near, 0.42) +
    s.drawRect(0, shore, s.width, 165, fill(ink)) +
    s.drawRect(0, shore, s.width, 165, 'fill="url(#mist)" opacity="0.25"') +
    s.repeat(70, () => {
      const [x, y] = [random.between(10, 590), random.between(shore + 6, 790)];
      return s.drawRect(
        x,
        y,
        random.between(10, 64),
        2.4,
        fill(random.chance(0.3) ? accent : light, random.between(0.12, 0.55)),
      );
    })
  );
}
