import { expect, test, vi } from 'vitest';
import {
  createDraftSaver,
  draftEvents,
  draftStates,
  getNextDraftState,
} from '../../../src/custom/contracts/author/applicationDraftSaver.ts';

const createSaver = (save = vi.fn<(id: number, form: string) => Promise<unknown>>(async () => undefined)) => ({
  save,
  saver: createDraftSaver(
    [
      [1, 'a'],
      [2, 'b'],
    ],
    save,
  ),
});

test('an application that goes has no save beside it, and only its refusal begins another', () => {
  expect(draftEvents.filter((event) => getNextDraftState('ended', event))).toEqual(['resume']);
  const ending = draftStates.filter((state) => getNextDraftState(state, 'end'));
  expect(ending).toEqual(['saved', 'dirty', 'failed']);
});

test('saves the works that changed, and those that changed meanwhile after them', async () => {
  const { save, saver } = createSaver();
  saver.edit([
    [1, 'a'],
    [2, 'bb'],
  ]);
  saver.flush();
  saver.edit([
    [1, 'aa'],
    [2, 'bb'],
  ]);
  expect(saver.state()).toBe('saving');
  await vi.waitFor(() => expect(saver.state()).toBe('dirty'));
  saver.flush();
  await vi.waitFor(() => expect(saver.state()).toBe('saved'));
  expect(save.mock.calls).toEqual([
    [2, 'bb'],
    [1, 'aa'],
  ]);
});

test('what failed is tried again with the next change, and what is undone is not', async () => {
  const { save, saver } = createSaver();
  save.mockRejectedValueOnce(new Error('offline'));
  const lost = [
    [1, 'aa'],
    [2, 'b'],
  ] as const;
  saver.edit(lost);
  saver.flush();
  await vi.waitFor(() => expect(saver.state()).toBe('failed'));
  saver.edit(lost);
  expect(saver.state()).toBe('failed');
  saver.edit([
    [1, 'a'],
    [2, 'b'],
  ]);
  expect(saver.state()).toBe('saved');
  expect(save).toHaveBeenCalledTimes(1);
});

test('the end waits for the draft under way; what is typed after it is saved where the application was refused', async () => {
  let release: (value: unknown) => void = () => undefined;
  const { save, saver } = createSaver();
  save.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  const edit = (form: string) =>
    saver.edit([
      [1, form],
      [2, 'b'],
    ]);
  edit('aa');
  saver.flush();
  let hasEnded = false;
  const ended = saver.end().then(() => (hasEnded = true));
  await Promise.resolve();
  expect(hasEnded).toBe(false);
  release(undefined);
  await ended;
  await saver.end();
  edit('aaa');
  saver.flush();
  expect([saver.state(), save.mock.calls.length]).toEqual(['ended', 1]);
  saver.resume();
  saver.flush();
  await vi.waitFor(() => expect(saver.state()).toBe('saved'));
  expect(save).toHaveBeenLastCalledWith(1, 'aaa');
});
