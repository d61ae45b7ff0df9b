/** A test that `npm run test:long` runs, and `npm test` leaves to a shorter one beside it. */
export const long = { tag: '@long' };
