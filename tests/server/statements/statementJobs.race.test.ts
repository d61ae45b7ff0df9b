import { expect, test } from 'vitest';
import { statementReminders, tables } from '#server/db/schema.ts';
import { mailMessages } from '#server/features/notifications/mailMessages.ts';
import { carryStatements } from '#server/features/statements/office/carryStatements.ts';
import { remindToConfirm } from '#server/features/statements/office/remindToConfirm.ts';
import { loadBalances } from '#server/platform/ledger/balance.ts';
import { monthScene } from '../../support/monthScene.ts';
import { atOnce, races } from '../../support/races.ts';

const addUp = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

races('statements that wait', (server) => {
  test('are reminded of by one message and one email each time, and carried forward once, however many servers look', async () => {
    const scene = await monthScene(server());
    await scene.settle([]);
    server().emails.length = 0;
    const { services } = server();
    const instants = ['2026-03-01T02:00:00.000Z', '2026-03-03T16:00:00.000Z', '2026-03-04T13:00:00.000Z'];
    for (const [round, instant] of instants.entries()) {
      server().clock.now = new Date(instant);
      const reminders = atOnce(4, () => remindToConfirm(services));
      const mailed = await atOnce(4, () => mailMessages(services));
      expect(addUp(await reminders), instant).toBe(3);
      const later = await atOnce(4, () => mailMessages(services));
      expect(addUp([...mailed, ...later]), instant).toBe(3);
      expect(
        server()
          .emails.map(({ to }) => to)
          .toSorted(),
      ).toEqual(scene.authors.flatMap(({ email }) => Array<string>(round + 1).fill(email)).toSorted());
    }
    expect(await server().db.$count(statementReminders)).toBe(9);
    expect(await server().db.$count(tables.message)).toBe(9);

    server().clock.now = new Date('2026-03-04T16:00:00.000Z');
    expect(addUp(await atOnce(12, () => carryStatements(services)))).toBe(3);
    expect(addUp(await atOnce(4, () => remindToConfirm(services)))).toBe(0);
    const money = await loadBalances(server().db, ['author', 'settling']);
    expect(scene.authors.map(({ id }) => money.get(id)?.author)).toEqual([50_000, 20_000, 10_000]);
    expect(server().faults).toEqual([]);
  });
});
