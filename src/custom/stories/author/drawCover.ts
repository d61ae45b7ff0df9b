import { imageKinds } from '#domain/images/imageKinds.ts';
import { breakLines } from './breakLines.ts';
import { coverPatterns, type CoverPattern, type PatternName } from './coverPatterns.ts';
import { paintCover } from './fitCover.ts';

const { width, height } = imageKinds.cover;
const margin = 64;
/** Where the title may stand, from top to bottom. */
const titleTop = 150;
const titleBottom = 530;
const lineHeight = 1.25;

interface Wording {
  title: string;
  penName: string;
  /** The language that the title is in. */
  language: string;
}

const getFamily = () => getComputedStyle(document.documentElement).getPropertyValue('--font-serif') || 'serif';

/** Makes a cover of title, pen name and pattern, within all that is asked of a cover (domain.md section 5). */
export async function drawCover(name: PatternName, wording: Wording): Promise<Blob> {
  const family = getFamily();
  // The letters may not have been downloaded in this weight; without them there are the next ones of the family.
  await document.fonts?.load(`600 80px ${family}`, wording.title + wording.penName).catch(() => undefined);
  return paintCover((context) => {
    drawPattern(context, coverPatterns[name]);
    write(context, wording, family);
  });
}

function drawPattern(context: OffscreenCanvasRenderingContext2D, { paper, ink, accent, shapes }: CoverPattern): void {
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = context.strokeStyle = accent;
  for (const { d, line, opacity = 1 } of shapes) {
    context.globalAlpha = opacity;
    context.lineWidth = line ?? 0;
    context[line ? 'stroke' : 'fill'](new Path2D(d));
  }
  context.globalAlpha = 1;
  context.fillStyle = context.strokeStyle = ink;
}

/** The pen name above a rule, and below it the title as large as it may be. */
function write(
  context: OffscreenCanvasRenderingContext2D,
  { title, penName, language }: Wording,
  family: string,
): void {
  const room = width - 2 * margin;
  const linesAt = (size: number, weight: number, text: string) => {
    context.font = `${weight} ${size}px ${family}`;
    return breakLines(text, language, room, (line) => context.measureText(line).width);
  };
  const largest = (sizes: readonly number[], weight: number, text: string, tall: number) => {
    const fitting = sizes.find((size) => linesAt(size, weight, text).length * size * lineHeight <= tall);
    const size = fitting ?? sizes.at(-1)!;
    return { size, lines: linesAt(size, weight, text) };
  };
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const name = largest([30, 26, 22, 18, 14], 400, penName, 45);
  name.lines.forEach((line, at) => context.fillText(line, width / 2, 84 + at * name.size * lineHeight));
  context.fillRect(width / 2 - 36, titleTop - 26, 72, 3);

  const { size, lines } = largest([92, 80, 70, 62, 54, 48, 42, 36, 30, 26], 600, title, titleBottom - titleTop);
  const tall = lines.length * size * lineHeight;
  const top = titleTop + (titleBottom - titleTop - tall) / 2 + (size * lineHeight) / 2;
  lines.forEach((line, at) => context.fillText(line, width / 2, top + at * size * lineHeight));
}
