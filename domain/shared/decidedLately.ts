/** Beside what waits for reviewers stands what each has decided in so many days. */
export const decidedDays = 7;
