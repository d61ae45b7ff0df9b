import { describe, expect, inject, test } from 'vitest';
import { failOver } from '../../support/failOver.ts';
import { hasHaproxy } from '../../support/haproxy.ts';
import { long } from '../../support/long.ts';

/** `npm run failover` does the same for longer, and prints a table. */
describe.skipIf(!inject('store').url || !hasHaproxy())('a primary that is killed under load', long, () => {
  test('is followed by its standby within ten seconds, and nothing that was acknowledged is lost', async () => {
    const outcome = await failOver({ before: 2, after: 10 });
    expect(outcome).toMatchObject({ lost: 0, repeated: 0, others: [] });
    expect(outcome!.acknowledged).toBeGreaterThan(20);
    expect(outcome!.back).toBeLessThan(10);
    expect(outcome!.lastRefused).toBeLessThan(10);
  }, 120_000);
});
