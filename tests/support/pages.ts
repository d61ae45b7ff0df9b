import { shapeRun } from '#server/platform/pdf/glyphs.ts';
import type { Mark, Page } from '#server/platform/pdf/marks.ts';

type Text = Extract<Mark, { kind: 'text' }>;
const listTexts = (page: Page) => page.filter((mark) => mark.kind === 'text');
const measureRight = ({ x, run, weight, size }: Text) => {
  const { advanceWidth, scale } = shapeRun(run, weight, size);
  return x + advanceWidth * scale;
};

/** The lines of a page from top to bottom, with ` | ` between what stands apart. */
export function readPageLines(page: Page): string[] {
  const rows = [...Map.groupBy(listTexts(page), ({ y }) => y.toFixed(1))];
  return rows
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, marks]) =>
      marks
        .toSorted((one, other) => one.x - other.x)
        .map((mark, index, all) => {
          const before = all[index - 1];
          return `${before && mark.x - measureRight(before) > 2 ? ' | ' : ''}${mark.run.text}`;
        })
        .join(''),
    );
}

/** Signs that the font which is to write them does not have. */
export const missingIn = (pages: readonly Page[]): string[] =>
  pages
    .flatMap(listTexts)
    .filter(({ run, weight, size }) => shapeRun(run, weight, size).glyphs.some(({ id }) => id === 0))
    .map(({ run }) => run.text);

/** How far to the right and down the marks of a page reach, in points. */
export const measureReach = (page: Page) => ({
  right: Math.max(...listTexts(page).map(measureRight)),
  bottom: Math.max(...page.map(({ y }) => y)),
});

/** Right edges of what stands on the lines that `pick` picks, of the last thing on each. */
export const rightEdges = (page: Page, pick: (line: string) => boolean): number[] =>
  [...Map.groupBy(listTexts(page), ({ y }) => y.toFixed(1)).values()]
    .map((marks) => marks.toSorted((one, other) => one.x - other.x))
    .filter((marks) => pick(marks.map(({ run }) => run.text).join('')))
    .map((marks) => measureRight(marks.at(-1)!));
