import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';
import { drawDust, x0 } from './halo.ts';

const { fill } = s;

/** A shield with wings, over mountains. */
export function drawShield(brush: Brush): string {
  const { random, ink, light, accent, mid, near, far } = brush;
  const outline =
    'M300 204C352 236 404 242 436 236V366C436 462 370 528 300 570C230 528 164 462 164 366V236C196 242 248 236 300 204Z';
  const half = 'M300 204C352 236 404 242 436 236V366C436 462 370 528 300 570Z';
  const inner = 'translate(300 380) scale(0.86) translate(-300 -380)';
  const wing = (side: 1 | -1) =>
    s.repeat(6, (index) => {
      const [long, angle] = [212 - index * 15, -20 - index * 11];
      const feather = `M0 0C${long * 0.3} -34 ${long * 0.8} -26 ${long} -6C${long * 0.75} 16 ${long * 0.3} 18 0 0Z`;
      const paint = `${fill(index % 2 ? light : accent, 0.95)} stroke="${ink}" stroke-opacity="0.35"`;
      return s.group(
        s.drawPath(feather, paint),
        `transform="translate(${300 + side * 70} 400) scale(${side} 1) rotate(${angle})"`,
      );
    });
  return (
    s.drawStars(brush, 70, 560) +
    s.drawOrb(brush, x0, 350, 190, false) +
    s.drawGround(s.createRidge(random, 640, 80), fill(far)) +
    s.drawMist(590, 160, 0.7) +
    s.drawGround(s.createRidge(random, 706, 40), fill(mid)) +
    wing(1) +
    wing(-1) +
    s.drawPath(outline, 'fill="url(#metal)"') +
    s.group(s.drawPath(outline, fill(mid)) + s.drawPath(half, fill(near)), `transform="${inner}"`) +
    s.group(s.drawPath('M174 372L426 372L426 412L174 412Z', fill(accent, 0.9)), '') +
    s.drawSparkle(300, 392, 96, light, 1) +
    s.drawSparkle(300, 392, 52, accent, 1) +
    s.repeat(2, (index) => s.drawSparkle(index ? 366 : 234, 298, 22, light, 0.9)) +
    s.drawGround(s.createHill(random, 722, 14), fill(near)) +
    s.drawFirs(random, s.createHill(random, 764, 8), 18, [36, 84], fill(ink)) +
    s.drawGround(s.createHill(random, 768, 8), fill(ink)) +
    drawDust(brush, 16)
  );
}
