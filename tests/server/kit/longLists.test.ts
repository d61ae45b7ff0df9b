import { beforeEach, expect, test, vi } from 'vitest';
import { forgetKept } from '#server/kit/kept.ts';
import { countedRows, exactRows } from '#server/kit/totals.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

const addTags = (count: number, code: string) =>
  server.pool.query(
    `insert into tags (name, code, "group", position, created_at, updated_at)
     select $2 || n, $2 || n, 'plot', n % 700, now(), now() from generate_series(1, $1) n`,
    [count, code],
  );
/** Its first statements have waited for half a minute where others began a database beside it. */
const slow = { timeout: 90_000 };
const list = async (query: string) => (await server.call('GET', `/api/office/tags?${query}`, { token })).data;

/** How many of the statements that are sent meanwhile have a text in them. */
async function countSent(text: string, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(server.pool, 'query');
  await work();
  const count = query.mock.calls.filter(([config]) => (config as { text?: string }).text?.includes(text)).length;
  query.mockRestore();
  return count;
}

test(
  'the rows of a list are counted once for many pages where they are many, and each time where they are not',
  slow,
  async () => {
    await addTags(exactRows, 'few-');
    const counting = `limit ${countedRows + 1}`;
    const pages = async (query: string) => {
      for (const page of [1, 2, 3]) await list(`page=${page}&${query}`);
    };
    expect(await countSent(counting, () => pages('group=plot'))).toBe(3);
    await addTags(1, 'more-');
    expect((await list('group=plot')).total).toBe(exactRows + 1);
    expect(await countSent(counting, () => pages('group=plot'))).toBe(0);
    expect(await countSent(counting, () => pages('offered=false'))).toBe(3);
  },
);

test('the rows of a list without what is put off are counted once, too, though time goes on', async () => {
  await addTags(exactRows + 1, 'many-');
  const pages = async () => {
    for (const page of [1, 2, 80, 79]) {
      server.clock.now = new Date(server.clock.now.getTime() + 7);
      expect((await list(`page=${page}&sort=position&snoozed=false`)).total).toBe(exactRows + 1);
    }
  };
  const counts: number[] = [];
  for (const text of [`limit ${countedRows + 1}`, 'row_number()']) {
    forgetKept(server.db);
    counts.push(await countSent(text, pages));
  }
  expect(counts).toEqual([1, 1]);
});

test('a list is walked through once for the pages that are far in it, and each of these holds what it held', async () => {
  await addTags(4000, 'far-');
  const read = async (page: number, sort: string) =>
    (await list(`page=${page}&sort=${sort}&order=asc`)).items.map(({ id }: { id: number }) => id) as number[];
  for (const sort of ['position', 'created_at', 'code']) {
    const ids: number[][] = [];
    const walk = async () => {
      for (const page of [80, 79, 78, 77, 80]) ids.push(await read(page, sort));
    };
    expect(await countSent('row_number()', walk), sort).toBe(1);
    expect(ids[4]).toEqual(ids[0]);
    const { rows } = await server.pool.query(`select id from tags order by ${sort}, id offset 1900 limit 100`);
    expect(ids.slice(0, 4).toReversed().flat(), sort).toEqual(rows.map(({ id }) => Number(id)));
  }
});
