import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { addTerms } from '../../support/clauses.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { article } = tables;
let manager: string;
let translator: string;
let english: number;
let russian: number;

beforeEach(async () => {
  [english, russian] = (await addTerms(server, ['en', 'ru'])) as [number, number];
  manager = await server.signIn('content_manager');
  translator = await server.signIn('translator');
});

const save = (id: number, body: object, token = translator) =>
  server.call('POST', `/api/office/articles/${id}`, { token, body });
async function publish(id: number, body: object = {}) {
  const [row] = await server.db.select().from(article).where(eq(article.id, id));
  const answer = await server.call('POST', `/api/office/articles/${id}/publish`, {
    token: manager,
    body: { seen: row!.revision, ...body },
  });
  expect(answer.status).toBe(200);
}
/** What is told of a cell: `pending`, `stale`, `missing`. */
async function cell(id: number): Promise<string[]> {
  const { data } = await server.call('GET', '/api/office/articles/board', { token: manager });
  const its = data.items[0].cells.find((one: any) => one.id === id);
  return ['pending', 'stale', 'missing'].filter((name) => its[name]);
}
const queues = async () =>
  Object.fromEntries(
    (await server.call('GET', '/api/office/home', { token: manager })).data.queues.map((one: any) => [
      one.name,
      one.count,
    ]),
  );
const wait = (hours: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + hours * 3_600_000);
};

test('what is saved in the English of a clause waits, and makes no translation stale before it is published', async () => {
  expect([await cell(english), await cell(russian)]).toEqual([[], []]);
  await save(english, { body: 'Second' });
  expect([await cell(english), await cell(russian)]).toEqual([['pending'], []]);
  expect(await queues()).toMatchObject({ pending_articles: 1, stale_articles: 0 });
  await save(english, { body: 'First en' });
  expect(await cell(english)).toEqual([]);
});

test('a translation lacks the next edition until it is brought up to date, and waits until it is published', async () => {
  await save(english, { body: 'Second' });
  await publish(english, { effective_on: '2026-03-17', note: 'More' });
  expect([await cell(english), await cell(russian)]).toEqual([[], ['missing']]);
  expect(await queues()).toMatchObject({ pending_articles: 0, stale_articles: 1 });
  await save(russian, { body: 'Второе', source_revision: 2 });
  expect(await cell(russian)).toEqual(['pending']);
  expect(await queues()).toMatchObject({ pending_articles: 1, stale_articles: 0 });
  await publish(russian);
  expect(await cell(russian)).toEqual([]);
});

test('a correction makes the translation of its edition stale, also beside that of a next one', async () => {
  await save(english, { body: 'First, corrected' });
  wait(1);
  await publish(english, { corrects: 1, note: 'A typo' });
  expect(await cell(russian)).toEqual(['stale']);
  // Nothing of the translation changes by the correction.
  await save(russian, { source_revision: 2 });
  expect(await cell(russian)).toEqual([]);
  await save(english, { body: 'Second' });
  await publish(english, { effective_on: '2026-03-18', note: 'More' });
  await save(russian, { body: 'Второе', source_revision: 3 });
  await publish(russian);
  wait(1);
  await save(english, { body: 'First, corrected again' });
  await publish(english, { corrects: 1, note: 'A typo' });
  expect([await cell(english), await cell(russian)]).toEqual([[], ['stale']]);
  wait(1);
  await save(russian, { body: 'Первое', source_revision: 4 });
  expect(await cell(russian)).toEqual(['pending']);
  await publish(russian);
  expect(await cell(russian)).toEqual([]);
});

test('a translation of which nobody said what it is made from is stale, and one that is withdrawn is nothing', async () => {
  await save(russian, { source_revision: null });
  expect(await cell(russian)).toEqual(['stale']);
  await save(russian, { body: 'Другое', source_revision: 1 });
  await save(russian, { state: 'withdrawn' }, manager);
  expect(await cell(russian)).toEqual([]);
});
