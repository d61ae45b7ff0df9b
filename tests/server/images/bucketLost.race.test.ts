import { describe, expect, inject, test } from 'vitest';
import { long } from '../../support/long.ts';
import { bucketFaults, loseBucket } from '../../support/loseBucket.ts';

/** `npm run outage` does the same for longer, and prints a table. */
describe.skipIf(!inject('store').url)('a server that loses its bucket under load', long, () => {
  test.each(bucketFaults)(
    '%s: no picture that was taken is lost, and all is well afterwards',
    async (fault) => {
      // A service that answers nobody is waited for.
      const lost = fault === 'gone' ? 3 : 10;
      const outcome = await loseBucket(fault, { before: 3, lost, after: 8 });
      expect(outcome).toMatchObject({ missing: 0, others: [], books: '' });
      expect(outcome!.uploads).toBeGreaterThan(20);
      expect(outcome!.refused).toBeGreaterThan(0);
      expect(outcome!.back).toBeLessThan(10);
    },
    120_000,
  );
});
