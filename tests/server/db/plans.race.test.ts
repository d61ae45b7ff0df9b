import { expect, inject, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createLargeDatabase, createSender, large, mayReadAll, sendReads } from '../../support/largeReads.ts';
import { explain } from '../../support/plans.ts';
import { races } from '../../support/races.ts';
import { createDatabase } from '../../support/server.ts';
import { simulateSize } from '../../support/simulateSize.ts';

races('large tables', (server) => {
  test('are read by an index, whoever asks for what, and by timed work', { timeout: 300_000 }, async () => {
    const { url: cluster, prefix } = inject('store');
    const url = await createDatabase(cluster!, `${prefix}large_${process.pid}`);
    const { client, tokens } = await createLargeDatabase(url);
    const database = openDatabase(url);
    const services = { ...server().services, database, clock: () => new Date(), checkAnswers: false };
    const sender = createSender(services, tokens);
    await sendReads(sender);
    await sender.runJobs();
    await database.close();
    await simulateSize(client);
    expect(sender.counts[200]).toBeGreaterThan(700);
    expect(sender.sent.size).toBeGreaterThan(1000);

    const whole: string[] = [];
    for (const one of sender.sent.values()) {
      if (mayReadAll(one)) continue;
      const reads = await explain(client, one, large);
      if (reads.length > 0) whole.push(`${one.of}: ${reads.join(', ')}\n${one.text}`);
    }
    await client.end();
    expect(whole).toEqual([]);
  });
});
