import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from '#server/kit/turns.ts';

/** Work that goes on until it is told to end. */
function scene(limits = { atOnce: 2, mayWait: 4, mayWaitOfOne: 2 }) {
  const turns = new Turns(limits);
  const begun: string[] = [];
  const end: Record<string, (error?: Error) => void> = {};
  const ask = (account: number, name: string) =>
    turns.run(account, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        end[name] = (error) => (error ? reject(error) : resolve(name));
      });
    });
  return { ask, begun, end };
}

test('one account holds one place, however much it asks for', async () => {
  const { ask, begun, end } = scene();
  const first = ask(1, 'a');
  void ask(1, 'b');
  void ask(1, 'c');
  void ask(2, 'd');
  await settled();
  expect(begun).toEqual(['a', 'd']);
  end.a!();
  await first;
  await settled();
  expect(begun).toEqual(['a', 'd', 'b']);
});

test('a place that gets free is for whoever waits longest and may have it', async () => {
  const { ask, begun, end } = scene();
  void ask(1, 'a');
  const other = ask(2, 'b');
  void ask(1, 'c');
  void ask(3, 'd');
  await settled();
  end.b!();
  await other;
  await settled();
  expect(begun).toEqual(['a', 'b', 'd']);
});

test('work that fails gives its place back', async () => {
  const { ask, begun, end } = scene();
  const failing = ask(1, 'a');
  void ask(1, 'b');
  await settled();
  end.a!(new Error('no'));
  await expect(failing).rejects.toThrow('no');
  await settled();
  expect(begun).toEqual(['a', 'b']);
});

test('too much that waits is refused, of one account and of all', async () => {
  const { ask, begun } = scene();
  const busy = expect.objectContaining({ status: 503, retryAfter: 3 });
  for (const name of ['a', 'b', 'c']) void ask(1, name);
  await expect(ask(1, 'd')).rejects.toEqual(busy);
  for (const name of ['e', 'f', 'g']) void ask(2, name);
  await settled();
  await expect(ask(3, 'h')).rejects.toEqual(busy);
  expect(begun).toEqual(['a', 'e']);
});
