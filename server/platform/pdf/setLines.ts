import { directionMarks, findLevels, orderRuns, type Base } from './bidi.ts';
import { splitFontRuns, type Run } from './fonts.ts';
import { splitLineParts, splitSigns } from './lineParts.ts';

/** A text in lines that are no wider than `width`, each in runs from left to right. */
export function setLines(
  text: string,
  width: number,
  measureWidth: (run: Run) => number,
  base: Base = 'auto',
): Run[][] {
  const long = (part: string) => splitFontRuns(part).reduce((sum, run) => sum + measureWidth(run), 0);
  const measured = (part: string) => ({ part, all: long(part), visible: long(part.trimEnd()) });
  const fitting = splitLineParts(text)
    .map(measured)
    .flatMap((one) => (one.visible <= width ? [one] : splitSigns(one.part).map(measured)));
  const levels = findLevels(text, base);
  const lines: Run[][] = [];
  let [start, end, lineWidth] = [0, 0, 0];
  const close = () => {
    const line = text.slice(start, end).trimEnd();
    if (line)
      lines.push(
        levels ? orderRuns(text, levels, start, start + line.length) : splitFontRuns(line.replace(directionMarks, '')),
      );
    [start, lineWidth] = [end, 0];
  };
  for (const { part, all, visible } of fitting) {
    if (lineWidth + visible > width) close();
    end += part.length;
    lineWidth += all;
  }
  close();
  return lines;
}
