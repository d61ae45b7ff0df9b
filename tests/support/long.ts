/** Whether `npm run test:long` runs, and not `npm test`. */
export const isLong = Boolean(process.env.TEST_LONG);

/** All in the long run, else one of each `n`, the first among them. */
export const oneOf = <T>(n: number, all: readonly T[]): readonly T[] =>
  isLong ? all : all.filter((_, at) => at % n === 0);
