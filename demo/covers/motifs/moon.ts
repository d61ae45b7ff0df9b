import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A moon over mountains and firs. */
export function drawMoon(brush: Brush): string {
  const { random, far, mid, near, ink } = brush;
  const line = s.createHill(random, 690, 26);
  const middle = s.createRidge(random, 585, 70);
  return (
    s.drawStars(brush, 90, 420) +
    s.drawOrb(brush, random.between(190, 410), random.between(215, 275), random.between(92, 122)) +
    s.drawGround(s.createRidge(random, 470, 120), fill(far)) +
    s.drawMist(470, 190, 0.75) +
    s.drawGround(middle, fill(mid)) +
    s.drawFirs(random, middle, 26, [18, 34], fill(mid)) +
    s.drawMist(590, 140, 0.5) +
    s.drawGround(line, fill(near)) +
    s.drawFirs(random, line, 17, [58, 120], fill(near)) +
    s.drawGround(s.createHill(random, 765, 14), fill(ink))
  );
}
