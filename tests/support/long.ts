/** Whether `npm run test:long` runs, and not `npm test`. */
export const isLong = Boolean(process.env.TEST_LONG);

/** Of a Vitest test that only `npm run test:long` runs. */
export const long = { tags: ['long'] };

/** All in the long run, else one of each `n`, the first among them. */
export const sampleOneIn = <const T>(n: number, all: readonly T[]): readonly T[] =>
  isLong ? all : all.filter((_, at) => at % n === 0);
