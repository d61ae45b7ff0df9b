import { describe, expect, inject, test } from 'vitest';
import { long } from '../../support/long.ts';
import { recover } from '../../support/recover.ts';

/** `npm run recovery` does the same for longer, and prints a table. */
describe.skipIf(!inject('store').url)('a database that was lost with its machine', long, () => {
  test('is restored to a moment as the operations say, and goes on', async () => {
    const outcome = await recover({ before: 1, after: 1 });
    expect(outcome).toMatchObject({
      writes: { lost: 0, unwanted: 0 },
      postings: { lost: 0, unwanted: 0 },
      others: [],
      books: '',
    });
    for (const { before, after } of [outcome!.writes, outcome!.postings])
      expect(Math.min(before, after)).toBeGreaterThan(5);
    expect(outcome!.goesOn).toBeGreaterThan(0);
  }, 240_000);
});
