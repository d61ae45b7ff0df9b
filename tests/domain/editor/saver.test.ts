import { expect, test, vi } from 'vitest';
import type { Pending } from '../../../src/custom/editor/saving/pending.ts';
import type { Text } from '../../../src/custom/editor/saving/text.ts';
import { ModelServer } from '../../support/chapterModel.ts';
import { Device, refusal, text, Window, World } from '../../support/editing.ts';
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

test('a text that was refused is not replaced by what another window has saved', async () => {
  const server = new ModelServer();
  const world = new World();
  const made = { key: 'made', revision: 0, text: text('<p>first</p>'), cause: 'save' } as const;
  const { id, revision } = await server.save(made);
  const strict = {
    save: async (pending: Pending) => {
      if (pending.text.content === '<p>long</p>') throw refusal(422, 'validation.errors');
      return server.save(pending);
    },
    load: (chapter: number) => server.load(chapter),
    keep: (chapter: number, mine: Text) => server.keep(chapter, mine),
  };
  const window = (await Window.open(new Device(world, strict, 5), id))!;
  window.type('<p>long</p>');
  await world.pass(5000);
  expect(window.saver.state()).toMatchObject({ status: 'refused', failure: { status: 422 } });
  await server.save({ key: 'other', chapter_id: id, revision, text: text('<p>theirs</p>'), cause: 'save' });
  await world.until(window.saver.refresh());
  expect(window.content).toBe('<p>long</p>');
  window.type('<p>short</p>');
  await world.pass(5000);
  expect(window.saver.state()).toMatchObject({ status: 'conflict', theirs: { text: text('<p>theirs</p>') } });
});

test('a fault of ours is reported, and the text is sent again', async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const server = new ModelServer();
  const world = new World();
  const made = { key: 'made', revision: 0, text: text('<p>first</p>'), cause: 'save' } as const;
  const { id } = await server.save(made);
  const fault = new TypeError('x is undefined');
  let faults = 1;
  const faulty = {
    save: async (pending: Pending) => {
      if (faults-- > 0) throw fault;
      return server.save(pending);
    },
    load: (chapter: number) => server.load(chapter),
    keep: (chapter: number, mine: Text) => server.keep(chapter, mine),
  };
  const window = (await Window.open(new Device(world, faulty, 5), id))!;
  window.type('<p>second</p>');
  await world.pass(10_000);
  expect(report.mock.calls).toEqual([[fault]]);
  expect(window.saver.state()).toMatchObject({ status: 'saved' });
  expect(await server.load(id)).toMatchObject({ text: text('<p>second</p>') });
  vi.unstubAllGlobals();
});
