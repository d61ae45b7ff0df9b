import * as s from '#demo/covers/shapes.ts';
import type { Brush } from '#demo/covers/shapes.ts';

const { fill } = s;

/** A sun that sets behind rolling waves, and a sail. */
export function drawWaves(brush: Brush): string {
  const { random, sky, far, mid, near, ink, light, accent } = brush;
  const wave = (y: number, long: number, tall: number, colour: string, crest: number) => {
    const shift = random.between(0, long);
    let d = `M${-shift - long} ${y}`;
    for (let x = -shift - long; x < s.width + long; x += long)
      d += `C${x + long * 0.3} ${y - tall * 0.1} ${x + long * 0.42} ${y - tall} ${x + long * 0.62} ${y - tall}C${x + long * 0.52} ${y - tall * 0.5} ${x + long * 0.7} ${y} ${x + long} ${y}`;
    return s.drawPath(
      `${d}L${s.width + long} 805L${-shift - long} 805Z`,
      `${fill(colour)} stroke="${light}" stroke-opacity="${crest}" stroke-width="2.5"`,
    );
  };
  const boat =
    s.drawPath('M-62 0Q0 26 66 0L50 28Q0 38-44 28Z', fill(ink)) +
    s.drawPath('M4-6L4-150Q74-74 62-14Z', fill(light)) +
    s.drawPath('M-6-6L-6-126Q-56-66-52-12Z', fill(accent)) +
    s.drawPath('M-1 0V-160', s.formatStroke(ink, 4));
  return (
    s.drawOrb(brush, 300, 380, 150, false) +
    `<clipPath id="sun"><circle cx="300" cy="380" r="151"/></clipPath>` +
    s.group(
      s.repeat(6, (index) => s.drawRect(130, 396 + index * 22, 340, 2.5 + index * 2, fill(sky[2]))),
      'clip-path="url(#sun)"',
    ) +
    s.drawCloud(random, random.between(90, 160), random.between(150, 200), 190, light, 0.35) +
    s.drawCloud(random, random.between(430, 500), random.between(240, 290), 150, light, 0.28) +
    s.repeat(5, (index) => s.drawBird(random.between(120, 480), 130 + index * 26, random.between(9, 17), ink)) +
    wave(520, 190, 26, far, 0.25) +
    s.group(boat, `transform="translate(${random.int(210, 390)} 530) rotate(${random.int(-6, 5)})"`) +
    wave(574, 230, 44, mid, 0.3) +
    wave(640, 280, 62, near, 0.32) +
    wave(728, 340, 78, ink, 0.3)
  );
}
