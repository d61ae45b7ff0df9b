import { test } from 'vitest';
import { fc } from '../../domain/property.ts';
import { moneySteps, playMoney } from '../../support/moneyHistory.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();

test('whatever becomes of two authors’ money, in whichever order, the books are sound after each step', async () => {
  await fc.assert(
    fc.asyncProperty(moneySteps, async (history) => {
      await server.reset();
      await playMoney(server, history);
    }),
    { numRuns: Number(process.env.MONEY_HISTORIES ?? 4) },
  );
}, 7_200_000);
