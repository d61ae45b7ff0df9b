import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';
import { drawDust, drawHalo } from './halo.ts';

const { fill } = s;

export function drawHourglass(brush: Brush): string {
  const { ink, light, accent, near, mid } = brush;
  const glass =
    'M226 262C226 330 288 350 288 380C288 410 226 430 226 498H374C374 430 312 410 312 380C312 350 374 330 374 262Z';
  const frame = (y: number) =>
    `<rect x="200" y="${y}" width="200" height="22" rx="9" fill="url(#metal)"/><rect x="214" y="${y + (y < 300 ? -12 : 20)}" width="172" height="14" rx="6" fill="${ink}"/>`;
  return (
    drawHalo(brush) +
    s.drawPath(glass, fill(light, 0.3)) +
    s.drawPath('M240 318C254 344 288 356 296 380H304C312 356 346 344 360 318C330 330 270 306 240 318Z', fill(accent)) +
    s.drawRect(298, 376, 4, 90, fill(accent)) +
    s.drawPath('M228 498C230 470 262 462 300 446C338 462 370 470 372 498Z', fill(accent)) +
    s.drawPath(glass, s.formatStroke(light, 4)) +
    s.drawPath('M244 280C246 316 270 332 284 350M246 480C250 456 262 442 274 430', s.formatStroke(light, 6, 0.55)) +
    s.repeat(2, (index) => s.drawRect(index ? 380 : 208, 262, 12, 238, fill(index ? near : mid))) +
    frame(242) +
    frame(496) +
    drawDust(brush, 34)
  );
}
