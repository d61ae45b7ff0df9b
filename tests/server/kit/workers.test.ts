import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { message } from '#domain/kit/messages.ts';
import { Workers } from '#server/kit/workers.ts';
import type { HardTask } from '../../support/hardWork.ts';

const tooSlow = message('chapter-import.shared.too_slow');
const tooLarge = message('chapter-import.shared.too_large_inside');

const create = (own: Partial<ConstructorParameters<typeof Workers>[0]> = {}) =>
  new Workers<HardTask>({
    module: path.join(import.meta.dirname, '../../support/hardWork.ts'),
    threads: 1,
    mayWait: 4,
    mayWaitOfOne: 2,
    megabytes: 40,
    seconds: 20,
    tooSlow,
    tooLarge,
    ...own,
  });
const refused = (reason: object) => expect.objectContaining({ status: 422, errors: { file: reason } });

test('a thread that did its work well does the next', async () => {
  const workers = create();
  const first = await workers.run(1, { what: 'tell' });
  await setTimeout(100);
  expect(await workers.run(2, { what: 'tell' })).toBe(first);
});

test.each([
  ['that met a faulty file', { what: 'refuse' }, refused(message('chapter-import.shared.damaged'))],
  ['that failed', { what: 'fail' }, expect.objectContaining({ message: 'no' })],
  ['that failed later', { what: 'failLater' }, expect.objectContaining({ message: 'later' })],
  ['whose memory was full', { what: 'fill' }, refused(tooLarge)],
  ['that went without an answer', { what: 'exit' }, expect.any(Error)],
] satisfies [string, HardTask, unknown][])(
  'a thread %s ends with it, and another one goes on',
  async (_, task, error) => {
    const workers = create();
    const first = await workers.run(1, { what: 'tell' });
    const [failed, next] = await Promise.allSettled([workers.run(1, task), workers.run(2, { what: 'tell' })]);
    expect(failed).toEqual({ status: 'rejected', reason: error });
    expect(next).toEqual({ status: 'fulfilled', value: expect.any(Number) });
    expect((next as { value?: unknown }).value).not.toBe(first);
  },
);

test('what takes too long is refused, and its place is free when its thread is gone', async () => {
  const workers = create({ seconds: 0.5 });
  await workers.run(1, { what: 'tell' });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'workers-')), 'ended');
  const slow = workers.run(1, { what: 'hold', file });
  const next = workers.run(2, { what: 'look', file });
  await expect(slow).rejects.toEqual(refused(tooSlow));
  expect(await next).toBe(true);
});

test('a module that cannot be loaded is told at once', async () => {
  await expect(create({ module: '/nowhere.ts' }).run(1, { what: 'tell' })).rejects.toThrow('nowhere');
});

test('two work at once', async () => {
  const workers = create({ threads: 2 });
  const met = new Int32Array(new SharedArrayBuffer(8));
  await Promise.all([1, 2].map((account) => workers.run(account, { what: 'meet', met })));
  expect(met[0]).toBe(2);
});
