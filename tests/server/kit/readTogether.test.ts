import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { readTogether } from '#server/kit/readTogether.ts';
import { startServer } from '../../support/server.ts';

describe('what is asked for at the same moment', () => {
  /** A reader of names, and the keys of each statement that it sends. */
  function scene() {
    const sent: string[][] = [];
    const names = new Map([
      ['a', 'Anna'],
      ['b', 'Ben'],
    ]);
    const read = readTogether<string>(async (_, keys) => {
      sent.push(keys);
      if (keys.includes('broken')) throw new Error('lost');
      return names;
    });
    return { sent, names, read, db: {} as Db };
  }

  test('is read in one statement, each key once', async () => {
    const { sent, read, db } = scene();
    expect(await Promise.all(['a', 'b', 'a', 'c'].map((key) => read(db, key)))).toEqual([
      'Anna',
      'Ben',
      'Anna',
      undefined,
    ]);
    expect(sent).toEqual([['a', 'b', 'c']]);
  });

  test('is read anew a moment later', async () => {
    const { sent, names, read, db } = scene();
    await read(db, 'a');
    names.set('a', 'Ada');
    expect(await read(db, 'a')).toBe('Ada');
    expect(sent).toEqual([['a'], ['a']]);
  });

  test('is read in each database by itself', async () => {
    const { sent, read, db } = scene();
    await Promise.all([read(db, 'a'), read({} as Db, 'a')]);
    expect(sent).toEqual([['a'], ['a']]);
  });

  test('fails for all who wait for it, and for nobody after them', async () => {
    const { read, db } = scene();
    const results = await Promise.allSettled([read(db, 'broken'), read(db, 'a')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read(db, 'a')).toBe('Anna');
  });
});

describe('sessions', async () => {
  const server = await startServer();
  await server.reset();

  test('of requests that come at once are each their own', async () => {
    const roles = ['editor', 'translator', 'author_signed', 'content_manager'] as const;
    const tokens = await Promise.all(roles.map((role) => server.signIn(role)));
    const getId = async (token: string) => {
      const { status, data } = await server.call('GET', '/api/user/info', { token });
      return status === 200 ? data.id : status;
    };
    const ids = [];
    for (const token of tokens) ids.push(await getId(token));
    expect(new Set(ids).size).toBe(roles.length);
    const sent = [...tokens, 'nobody-has-this-token-at-all', ...tokens.toReversed(), tokens[0]!];
    expect(await Promise.all(sent.map(getId))).toEqual([...ids, 401, ...ids.toReversed(), ids[0]]);
  });
});
