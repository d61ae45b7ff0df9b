import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A wolf that howls on a cliff before a full moon. */
export function drawWolf(brush: Brush): string {
  const { random, far, mid, near, ink } = brush;
  const line = s.createRidge(random, 560, 60);
  const body =
    'M-92 96C-100 60-88 28-62 10C-46-2-28-6-14-16C-2-26 4-44 10-64C14-80 18-92 30-104L40-126L46-108C58-118 74-142 92-168C96-158 94-150 92-144C98-150 104-152 108-150C102-138 92-118 84-98C74-76 66-58 62-40C60-22 62 0 60 20C58 46 58 70 62 92L74 98L46 98L42 58L34 44C30 62 30 80 34 92L46 98L16 98L12 60C2 60-12 54-24 56C-32 66-36 84-34 92L-22 98L-66 98C-74 84-66 66-70 54C-84 66-88 84-84 104C-80 124-98 132-112 122C-100 118-92 108-92 96Z';
  return (
    s.drawStars(brush, 70, 400) +
    s.drawOrb(brush, 330, 300, 168) +
    s.drawGround(line, fill(far)) +
    s.drawFirs(random, line, 24, [26, 54], fill(far)) +
    s.drawMist(520, 190, 0.8) +
    s.drawGround(s.createRidge(random, 650, 50), fill(mid)) +
    s.drawMist(640, 120, 0.4) +
    s.drawPolygon(
      [
        [-5, 470],
        [70, 488],
        [150, 500],
        [230, 506],
        [330, 508],
        [402, 512],
        [428, 522],
        [404, 546],
        [418, 590],
        [372, 622],
        [384, 690],
        [330, 740],
        [336, 805],
        [-5, 805],
      ],
      fill(near),
    ) +
    s.drawPolygon(
      [
        [-5, 560],
        [90, 580],
        [160, 640],
        [180, 720],
        [240, 805],
        [-5, 805],
      ],
      fill(ink, 0.75),
    ) +
    s.group(s.drawPath(body, fill(ink)), 'transform="translate(282 410) scale(1.02)"') +
    s.group(
      s.repeat(16, (index) =>
        s.drawFir(index * 42 - 12 + random.between(-10, 10), 812, random.between(60, 120), fill(ink)),
      ),
      '',
    )
  );
}
