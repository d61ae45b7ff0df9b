import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { addTerms } from '../../support/clauses.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let one: string;
let other: string;
let translator: string;
let english: number;
let russian: number;

beforeEach(async () => {
  [english, russian] = (await addTerms(server, ['en', 'ru'])) as [number, number];
  [one, other, translator] = [
    await server.signIn('content_manager'),
    await server.signIn('content_manager'),
    await server.signIn('translator'),
  ];
});

const save = (id: number, body: object, token: string) =>
  server.call('POST', `/api/office/articles/${id}`, { token, body });
const readRevision = async (id: number) =>
  (await server.db.select().from(tables.article).where(eq(tables.article.id, id)))[0]!.revision;
const publish = async (id: number, token: string, body: object = {}) =>
  server.call('POST', `/api/office/articles/${id}/publish`, {
    token,
    body: { seen: await readRevision(id), effective_on: '2026-03-17', note: 'n', ...body },
  });
const restore = async (id: number, revision: number, token: string) =>
  server.call('POST', `/api/office/articles/${id}/restore`, {
    token,
    body: { revision, seen: await readRevision(id) },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
const read = async (query = '') => (await server.call('GET', `/api/articles/clause/terms${query}`)).data;
const ownText = { status: 403, message: 'articles.office.clause.obstacle.own_text' };

test('who wrote an earlier edition publishes the next, which somebody else wrote', async () => {
  await save(english, { body: 'Second' }, one);
  expect(await publish(english, one)).toMatchObject(ownText);
  expect((await publish(english, other)).status).toBe(200);
  await save(english, { body: 'Third' }, translator);
  expect(await publish(english, one)).toMatchObject({ data: { number: 3 } });
});

test('who restores a text of a clause wrote what it says then', async () => {
  await save(english, { body: 'Second' }, translator);
  await publish(english, other);
  expect((await restore(english, 1, one)).status).toBe(200);
  expect(await publish(english, one)).toMatchObject(ownText);
  expect(await publish(english, other)).toMatchObject({ data: { number: 3 } });
  expect((await read()).html).toBe('<p>First en</p>\n');
});

test('who wrote a translation of a clause does not publish it', async () => {
  await save(russian, { body: 'Опечатка' }, one);
  expect(await publish(russian, one)).toMatchObject(ownText);
  expect(await publish(russian, other)).toMatchObject({ data: { number: 1 } });
});

test('a translation that was withdrawn is read again once it is published again', async () => {
  await save(russian, { state: 'withdrawn' }, one);
  expect((await read('?language=ru')).language).toBe('en');
  // To withdraw a text is not to write it.
  expect(await publish(russian, one)).toMatchObject({ data: { number: 1 } });
  expect(await read('?language=ru')).toMatchObject({ language: 'ru', html: '<p>First ru</p>\n' });
  expect(await publish(russian, other)).toMatchObject({ message: 'articles.office.clause.obstacle.unchanged' });
});

test('an edition that is still to come is corrected without touching the one in force', async () => {
  await save(english, { body: 'Second' }, translator);
  await publish(english, one, { effective_on: '2026-04-01' });
  await save(english, { body: 'Second, corrected' }, translator);
  expect(await publish(english, one, { corrects: 2 })).toMatchObject({ data: { number: 2 } });
  expect(await read()).toMatchObject({ html: '<p>First en</p>\n', edition: { number: 1 } });
  expect(await read('?edition=2')).toMatchObject({
    html: '<p>Second, corrected</p>\n',
    edition: {
      number: 2,
      effective_on: '2026-04-01',
      all: [{ number: 2, effective_on: '2026-04-01' }, { number: 1 }],
    },
  });
});
