/** The part of readers that was lost on the way to a chapter, 0.08 for 8 %; negative where more came. */
export const calculateDropOff = (reads: number, before: number | null): number | undefined =>
  before === null || before === 0 ? undefined : 1 - reads / before;
