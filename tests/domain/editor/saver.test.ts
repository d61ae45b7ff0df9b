import { test } from 'vitest';
import { ModelServer } from '../../support/chapterModel.ts';
import { playHistory, steps } from '../../support/editingHistory.ts';
import { fc } from '../property.ts';

test('whatever two windows do to a chapter, nothing is lost, overwritten unseen, or asked for nothing', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(5, 120, 900), async (history, latency) => {
      const server = new ModelServer();
      const made = { key: 'made', revision: 0, text: { title: '', content: '<p>first</p>' }, cause: 'save' } as const;
      const { id } = await server.save(made);
      await playHistory(server, id, history, latency);
    }),
    { numRuns: Number(process.env.HISTORIES ?? 300) },
  );
}, 600_000);
