import sharp from 'sharp';
import { createRandom } from '#demo/kit/random.ts';
import { motifs } from './motifs/index.ts';
import { palettes, type Palette } from './palettes.ts';
import { height, width } from './shapes.ts';

export type MotifName = keyof typeof motifs;
export type PaletteName = keyof typeof palettes;

const stop = (at: number, colour: string, opacity = 1) =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const drawDefs = ({ sky, light, accent, near, ink }: Palette) => `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stop(0, sky[0])}${stop(0.45, sky[1])}${stop(0.85, sky[2])}</linearGradient>
<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">${stop(0, sky[2], 0)}${stop(0.7, sky[2], 0.55)}${stop(1, sky[2], 0)}</linearGradient>
<linearGradient id="metal" x1="0" y1="0" x2="1" y2="1">${stop(0, light)}${stop(0.45, accent)}${stop(1, near)}</linearGradient>
<linearGradient id="beam" x1="1" y1="0" x2="0" y2="0">${stop(0, light, 0.75)}${stop(1, light, 0)}</linearGradient>
<radialGradient id="glow">${stop(0, light, 0.6)}${stop(0.4, light, 0.22)}${stop(1, light, 0)}</radialGradient>
<radialGradient id="lamp">${stop(0, accent, 0.75)}${stop(0.5, accent, 0.22)}${stop(1, accent, 0)}</radialGradient>
<radialGradient id="edge" cx="0.5" cy="0.46" r="0.78">${stop(0.55, ink, 0)}${stop(1, ink, 0.72)}</radialGradient>
<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">${stop(0, ink, 0)}${stop(1, ink, 0.6)}</linearGradient>
</defs>`;

/** The line around a cover, with its four corners and the ornament at its foot. */
function frame({ accent, light }: Palette, style: number): string {
  const corner = ['M24 66V24H66M34 56V34H56', 'M24 72Q30 30 72 24M24 48Q32 32 48 24', 'M24 60L60 24M24 44L44 24'][
    style % 3
  ];
  const corners = [
    '',
    'translate(600 0) scale(-1 1)',
    'translate(0 800) scale(1 -1)',
    'translate(600 800) scale(-1 -1)',
  ];
  const line = `stroke="${accent}" fill="none" stroke-linecap="round"`;
  return (
    `<path d="M374 776H576V24H24V776H226" ${line} stroke-width="1.6" stroke-opacity="0.9"/>` +
    corners.map((turn) => `<path d="${corner}" transform="${turn}" ${line} stroke-width="3"/>`).join('') +
    `<g transform="translate(300 776)"><path d="M-74 0H-34M34 0H74" ${line} stroke-width="1.6"/>` +
    `<path d="M0-11L11 0L0 11L-11 0Z" fill="${accent}"/><path d="M0-5L5 0L0 5L-5 0Z" fill="${light}"/><circle cx="-26" r="3" fill="${accent}"/><circle cx="26" r="3" fill="${accent}"/></g>`
  );
}

/** A cover as SVG; equal arguments give equal pictures. */
export function drawCoverSvg(motif: MotifName, paletteName: PaletteName, label: string): string {
  const random = createRandom(`cover ${label}`);
  const palette = palettes[paletteName];
  const inside = motifs[motif]({ ...palette, random });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawDefs(palette)}
<rect width="600" height="800" fill="url(#sky)"/>${inside}
<rect y="560" width="600" height="240" fill="url(#foot)"/><rect width="600" height="800" fill="url(#edge)"/>${frame(palette, random.int(0, 2))}</svg>`;
}

/** The grain of paper, laid over every cover. */
const grain = (() => {
  const random = createRandom('grain');
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const bright = random.next() < 0.5 ? 0 : 255;
    pixels.fill(bright, at, at + 3);
    pixels[at + 3] = Math.floor(random.next() * 9);
  }
  return { input: pixels, raw: { width, height, channels: 4 as const } };
})();

/** A cover as the JPEG that an upload would have become. */
export const drawCoverJpeg = (motif: MotifName, palette: PaletteName, label: string): Promise<Buffer> =>
  sharp(Buffer.from(drawCoverSvg(motif, palette, label)))
    .composite([grain])
    .flatten({ background: '#000' })
    .jpeg({ quality: 78, progressive: true })
    .toBuffer();
