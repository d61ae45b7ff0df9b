import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A moon over mountains and firs. */
export function moon(brush: Brush): string {
  const { random, far, mid, near, ink } = brush;
  const line = s.hill(random, 690, 26);
  const middle = s.ridge(random, 585, 70);
  return (
    s.stars(brush, 90, 420) +
    s.orb(brush, random.between(190, 410), random.between(215, 275), random.between(92, 122)) +
    s.ground(s.ridge(random, 470, 120), fill(far)) +
    s.mist(470, 190, 0.75) +
    s.ground(middle, fill(mid)) +
    s.firs(random, middle, 26, [18, 34], fill(mid)) +
    s.mist(590, 140, 0.5) +
    s.ground(line, fill(near)) +
    s.firs(random, line, 17, [58, 120], fill(near)) +
    s.ground(s.hill(random, 765, 14), fill(ink))
  );
}
