import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const rows = 2500;

test('every page of a long list is the slice of the whole, whichever end it is read from', async () => {
  const token = await server.signIn('content_manager');
  const created_at = new Date(0).toISOString();
  const tag = (n: number) => ({
    name: `Tag ${n}`,
    code: `tag-${n}`,
    group: 'plot' as const,
    position: n % 700,
    created_at,
    updated_at: created_at,
  });
  await server.db.insert(tables.tag).values(Array.from({ length: rows }, (_, n) => tag(n)));
  const all = await server.db.select({ id: tables.tag.id, position: tables.tag.position }).from(tables.tag);
  for (const order of ['asc', 'desc'] as const) {
    const sign = order === 'asc' ? 1 : -1;
    const sorted = all.toSorted((a, b) => sign * (a.position - b.position || a.id - b.id)).map(({ id }) => id);
    for (const page of [1, 10, 11, 13, 20, 24, 25, 26]) {
      const { data } = await server.call(
        'GET',
        `/api/office/tags?per_page=100&sort=position&order=${order}&page=${page}`,
        { token },
      );
      expect(data.items.map(({ id }: { id: number }) => id)).toEqual(sorted.slice((page - 1) * 100, page * 100));
      expect(data.total).toBe(rows);
    }
    const last = await server.call('GET', `/api/office/tags?per_page=90&sort=position&order=${order}&page=28`, {
      token,
    });
    expect(last.data.items.map(({ id }: { id: number }) => id)).toEqual(sorted.slice(27 * 90));
  }
});
