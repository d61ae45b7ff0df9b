export type Step = (at: number, last: number) => number;

const stepForward: Step = (at, last) => (at < last ? at + 1 : 0);
const stepBack: Step = (at, last) => (at > 0 ? at - 1 : last);
const ends: Record<string, Step> = { Home: () => 0, End: (_, last) => last };

/** Where a key leads in a list of lines: round from the last to the first. */
export const vertical: Record<string, Step> = { ArrowDown: stepForward, ArrowUp: stepBack, ...ends };

/** The same of a toolbar, whose lines may break. */
export const bothWays: Record<string, Step> = { ...vertical, ArrowRight: stepForward, ArrowLeft: stepBack };

/** The same of lines of so many columns, in which Up and Down keep to theirs. */
export const stepInColumns = (columns: number): Record<string, Step> => ({
  ...bothWays,
  ArrowDown: (at, last) => (at + columns <= last ? at + columns : at),
  ArrowUp: (at) => (at >= columns ? at - columns : at),
});
