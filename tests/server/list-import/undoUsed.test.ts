import { beforeEach, expect, test } from 'vitest';
import { contestJudgings, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let token: string;
beforeEach(async () => void (token = await server.signIn('content_manager')));

async function importFile(name: string, text: string): Promise<number> {
  const body = new FormData();
  body.set('file', new File([text], 'new.csv'));
  return (await server.call('POST', `/api/office/${name}/imports`, { token, body })).data.id;
}
const undo = async (name: string, id: number) =>
  server.call('POST', `/api/office/${name}/imports/${id}/undo`, { token });
const used = { status: 409, message: 'list-import.office.used' };

const tags = 'name,code,group,position\nLit RPG,litrpg,genre,1\nSlow burn,slow-burn,plot,2\n';

test.each([
  ['a story has its genre', () => server.insert('fiction', { genre: 'litrpg' })],
  ['a story has its tag', () => server.insert('fiction', { plot_tags: ['fate', 'slow-burn'] })],
  ['a contest has its genre', () => server.insert('contest', { genres: ['horror', 'litrpg'] })],
])('an import of tags is not undone where %s, which holds no more than its code', async (_, use) => {
  const id = await importFile('tags', tags);
  await use();
  expect(await undo('tags', id)).toMatchObject(used);
  expect(await server.db.$count(tables.tag)).toBe(2);
});

test('an import of tags is undone where others of the same code are in use', async () => {
  const id = await importFile('tags', tags);
  await server.insert('fiction', { genre: 'horror', plot_tags: ['litrpg'] });
  expect((await undo('tags', id)).status).toBe(200);
});

test('an import of judges is not undone once entries were dealt to them, scored or not', async () => {
  const editor = await server.insert('user', { role: 'editor' });
  const [contest, other] = [await server.insert('contest'), await server.insert('contest')];
  const deal = async (contest_id: number) => {
    const entry = await server.insert('contestEntry', { contest_id });
    const dealt_at = server.clock.now.toISOString();
    await server.db.insert(contestJudgings).values({ contest_id, entry_id: entry.id, judge_id: editor.id, dealt_at });
  };
  const file = `user_id,contest_id\n${editor.id},${contest.id}\n`;
  const first = await importFile('contest-judges', file);
  await deal(other.id);
  expect((await undo('contest-judges', first)).status).toBe(200);
  const second = await importFile('contest-judges', file);
  await deal(contest.id);
  expect(await undo('contest-judges', second)).toMatchObject(used);
  expect(await server.db.$count(contestJudgings)).toBe(2);
});

const texts = (contest_id: number, ...languages: string[]) =>
  ['contest_id,language,title,summary', ...languages.map((language) => `${contest_id},${language},Title,Summary`)].join(
    '\n',
  );
const listStale = async () =>
  (await server.db.select().from(tables.contestText)).filter(({ stale }) => stale).map(({ language }) => language);

test('an import of the English of a contest is not undone where others lag behind since', async () => {
  const contest = await server.insert('contest', { state: 'draft' });
  await server.insert('contestText', { contest_id: contest.id, language: 'es' });
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const id = await importFile('contest-texts', texts(contest.id, 'en'));
  expect(await listStale()).toEqual(['es']);
  expect(await undo('contest-texts', id)).toMatchObject(used);
});

test('translations that come in one file with the English are up to date, wherever they stand, and go with it', async () => {
  const contest = await server.insert('contest', { state: 'draft' });
  const id = await importFile('contest-texts', texts(contest.id, 'es', 'en', 'th'));
  expect(await server.db.$count(tables.contestText)).toBe(3);
  expect(await listStale()).toEqual([]);
  expect((await undo('contest-texts', id)).status).toBe(200);
  expect(await server.db.$count(tables.contestText)).toBe(0);
});
