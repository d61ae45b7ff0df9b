import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A castle on a hill. */
export function drawCastle(brush: Brush): string {
  const { random, far, mid, near, ink, light, accent } = brush;
  const tower = (x: number, y: number, w: number, h: number, colour: string, roof: string) =>
    s.drawRect(x - w / 2, y - h, w, h, fill(colour)) +
    s.drawRect(x, y - h, w / 2, h, fill(ink, 0.22)) +
    s.drawRect(x - w / 2 - 5, y - h, w + 10, 12, fill(colour)) +
    s.drawPolygon(
      [
        [x - w / 2 - 9, y - h + 1],
        [x, y - h - w * 1.75],
        [x + w / 2 + 9, y - h + 1],
      ],
      fill(roof),
    ) +
    s.drawPolygon(
      [
        [x, y - h - w * 1.75],
        [x + w / 2 + 9, y - h + 1],
        [x, y - h + 1],
      ],
      fill(ink, 0.25),
    ) +
    s.drawPath(`M${x} ${y - h - w * 1.75}v-24`, s.formatStroke(ink, 2.5)) +
    s.drawPolygon(
      [
        [x, y - h - w * 1.75 - 24],
        [x + 26, y - h - w * 1.75 - 17],
        [x, y - h - w * 1.75 - 9],
      ],
      fill(accent),
    ) +
    s.repeat(2, (index) => s.drawPath(`M${x - 5} ${y - h + 50 + index * 62}v-14a5 6 0 0 1 10 0v14z`, fill(light)));
  const wall = (x: number, y: number, w: number, h: number) =>
    s.drawRect(x, y - h, w, h, fill(mid)) +
    s.repeat(Math.floor(w / 20), (index) => s.drawRect(x + index * 20 + 3, y - h - 11, 12, 12, fill(mid)));
  const path =
    'M300 596C330 640 220 662 250 706C276 744 360 752 340 805L470 805C472 748 352 738 330 700C314 668 372 640 322 596Z';
  return (
    s.drawStars(brush, 46, 300) +
    s.drawOrb(brush, random.chance(0.5) ? 205 : 400, 250, 118) +
    s.drawCloud(random, random.between(60, 140), random.between(260, 320), 180, light, 0.3) +
    s.drawCloud(random, random.between(470, 540), random.between(200, 250), 170, light, 0.24) +
    s.drawGround(s.createRidge(random, 500, 100), fill(far)) +
    s.drawMist(480, 180, 0.7) +
    tower(216, 590, 46, 210, mid, near) +
    tower(392, 590, 42, 186, mid, near) +
    tower(302, 580, 66, 292, mid, near) +
    wall(180, 600, 250, 120) +
    tower(176, 604, 54, 160, mid, near) +
    tower(436, 604, 50, 150, mid, near) +
    s.drawPath('M282 604v-46a22 26 0 0 1 44 0v46z', fill(ink)) +
    s.drawPath('M288 604v-42a16 20 0 0 1 32 0v42z', fill(accent)) +
    s.drawPath('M-5 700C70 660 90 588 170 586L440 586C520 590 540 650 605 680L605 805L-5 805Z', fill(near)) +
    s.drawPath(path, fill(light, 0.5)) +
    s.drawFirs(random, s.createHill(random, 745, 16), 13, [46, 96], fill(ink)) +
    s.drawGround(s.createHill(random, 764, 10), fill(ink))
  );
}
