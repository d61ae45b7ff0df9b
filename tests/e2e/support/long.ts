/** A test that only `npm run test:long` runs. */
export const long = { tag: '@long' };
