import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A planet with its ring, and a ship that leaves it. */
export function drawPlanet(brush: Brush): string {
  const { random, sky, far, mid, near, ink, light, accent } = brush;
  const [x, y, r] = [random.between(250, 350), random.between(300, 350), 148];
  const tilt = random.int(-28, -14);
  const ring = (half: string) =>
    s.group(
      `<path d="M${-r * 1.75} 0A${r * 1.75} ${r * 0.42} 0 0 ${half} ${r * 1.75} 0" ${s.formatStroke(accent, 15, 0.92)}/><path d="M${-r * 1.5} 0A${r * 1.5} ${r * 0.34} 0 0 ${half} ${r * 1.5} 0" ${s.formatStroke(light, 5, 0.75)}/>`,
      `transform="translate(${x} ${y}) rotate(${tilt})"`,
    );
  const bands = s.repeat(6, (index) =>
    s.drawEllipse(0, -100 + index * 40, 190, random.between(7, 17), fill(index % 2 ? accent : near, 0.28)),
  );
  const ship =
    s.drawPath('M0-44C13-24 15 0 12 24H-12C-15 0-13-24 0-44Z', fill(light)) +
    s.drawPath('M-12 4L-28 34L-11 24ZM12 4L28 34L11 24Z', fill(accent)) +
    s.drawCircle(0, -8, 5, fill(near)) +
    s.drawPath('M-7 26Q0 84 7 26Z', fill(accent, 0.85));
  return (
    s.drawStars(brush, 150, 760) +
    s.drawCircle(x, y, 330, 'fill="url(#glow)" opacity="0.7"') +
    ring('1') +
    `<clipPath id="disc"><circle r="${r}"/></clipPath>` +
    s.group(
      s.drawCircle(0, 0, r, fill(sky[2])) +
        bands +
        s.drawCircle(-46, -40, r * 1.02, fill(light, 0.16)) +
        s.drawPath(`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.3} ${r * 1.3} 0 0 0 0 ${-r}Z`, fill(ink, 0.3)),
      `transform="translate(${x} ${y}) rotate(${tilt})" clip-path="url(#disc)"`,
    ) +
    ring('0') +
    s.drawCircle(random.between(90, 150), random.between(110, 160), 26, fill(far)) +
    s.drawCircle(random.between(470, 510), random.between(520, 560), 15, fill(accent)) +
    s.drawPath('M-5 706Q300 592 605 706V805H-5Z', fill(mid)) +
    s.drawPath('M-5 738Q300 640 605 738V805H-5Z', fill(near)) +
    s.repeat(9, (index) =>
      s.drawEllipse(
        40 + index * 66,
        752 - Math.sin((index / 8) * Math.PI) * 52,
        random.between(10, 24),
        4.5,
        fill(ink, 0.5),
      ),
    ) +
    s.drawPath('M-5 780Q300 716 605 780V805H-5Z', fill(ink)) +
    s.group(ship, `transform="translate(${random.int(400, 450)} 590) rotate(${random.int(18, 38)}) scale(1.15)"`)
  );
}
