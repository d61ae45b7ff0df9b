import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clauseEditions, tables } from '#server/db/schema.ts';
import { notifyOfEditions } from '#server/features/articles/clauses/notifyOfEditions.ts';
import { notifyOfWithdrawn } from '#server/features/articles/clauses/notifyOfWithdrawn.ts';
import { addTerms } from '../../support/clauses.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { article, message } = tables;
let manager: string;
let english: number;

beforeEach(async () => {
  [english] = (await addTerms(server)) as [number];
  manager = await server.signIn('content_manager');
});

const save = async (changes: object) =>
  server.call('POST', `/api/office/articles/${english}`, { token: await server.signIn('translator'), body: changes });
async function publish(changes: object) {
  const [row] = await server.db.select().from(article).where(eq(article.id, english));
  const body = { seen: row!.revision, note: 'What is new', ...changes };
  return server.call('POST', `/api/office/articles/${english}/publish`, { token: manager, body });
}
const publishNext = async (effective_on: string, body = 'Second') => {
  await save({ body });
  return publish({ effective_on });
};
const withdraw = (number: number, token = manager) =>
  server.call('POST', `/api/office/articles/${english}/withdraw`, { token, body: { number } });
const read = async (query = '') => (await server.call('GET', `/api/articles/clause/terms${query}`)).data;
const listStandings = async () =>
  (await server.call('GET', `/api/office/articles/${english}/editions`, { token: manager })).data.items.map(
    (one: any) => [one.number, one.standing],
  );
/** A minute later. */
const notify = () => {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  return notifyOfEditions(server.services);
};
const listNotified = async (kind: 'clause_coming' | 'clause_withdrawn') =>
  (await server.db.select().from(message).where(eq(message.kind, kind))).map(({ user_id }) => user_id);

test('an edition that was given a wrong day is withdrawn, and its text published on another', async () => {
  await publishNext('2026-12-01');
  expect(await publishNext('2026-03-20', 'Third')).toMatchObject({ status: 422 });
  expect((await withdraw(2)).status).toBe(200);
  expect(await publish({ effective_on: '2026-03-20' })).toMatchObject({ data: { number: 3 } });
  expect(await listStandings()).toEqual([
    [3, 'coming'],
    [2, 'withdrawn'],
    [1, 'in_force'],
  ]);
  expect((await read()).edition.all.map(({ number }: any) => number)).toEqual([3, 1]);
  // Whoever was told of it can still see what it was.
  expect(await read('?edition=2')).toMatchObject({ html: '<p>Second</p>\n', edition: { number: 2, withdrawn: true } });
  server.clock.now = new Date('2026-12-02T04:00:00.000Z');
  expect((await read()).edition).toMatchObject({ number: 3, withdrawn: false });
});

test('only what is not in force yet is withdrawn, once, and by a content manager', async () => {
  await publishNext('2026-03-17');
  expect((await withdraw(2, await server.signIn('translator'))).status).toBe(403);
  expect(await withdraw(1)).toMatchObject({ status: 409, message: 'articles.office.clause.errors.withdraw' });
  expect((await withdraw(3)).status).toBe(404);
  const answers = await Promise.all([withdraw(2), withdraw(2)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await publishNext('2026-03-17', 'Third');
  server.clock.now = new Date('2026-03-16T16:00:00.000Z');
  expect((await withdraw(3)).status).toBe(409);
});

test('the text in force is corrected while the next edition waits, and the next one too', async () => {
  await publishNext('2026-03-17', 'Next');
  await save({ body: 'First, corrected' });
  expect(await publish({ corrects: 1 })).toMatchObject({ data: { number: 1 } });
  expect(await read()).toMatchObject({ html: '<p>First, corrected</p>\n', edition: { number: 1 } });
  expect(await read('?edition=2')).toMatchObject({ html: '<p>Next</p>\n' });
  expect(await publish({ corrects: 1 })).toMatchObject({ message: 'articles.office.clause.obstacle.unchanged' });
  await save({ body: 'Next, corrected' });
  expect(await publish({ corrects: 2 })).toMatchObject({ data: { number: 2 } });
  expect(await read('?edition=2')).toMatchObject({ html: '<p>Next, corrected</p>\n' });
  server.clock.now = new Date('2026-03-17T04:00:00.000Z');
  manager = await server.signIn('content_manager');
  await save({ body: 'Third' });
  expect(await publish({ corrects: 1 })).toMatchObject({
    status: 409,
    message: 'articles.office.clause.errors.corrects',
  });
});

test('who wrote a text does not publish it because its edition was withdrawn', async () => {
  await server.call('POST', `/api/office/articles/${english}`, { token: manager, body: { body: 'Mine' } });
  const other = await server.signIn('content_manager');
  const mine = manager;
  manager = other;
  await publish({ effective_on: '2026-03-17' });
  await withdraw(2);
  manager = mine;
  expect(await publish({ effective_on: '2026-03-18' })).toMatchObject({
    status: 403,
    message: 'articles.office.clause.obstacle.own_text',
  });
});

test('those who were told of an edition are told once that it was withdrawn, and nobody else', async () => {
  const authors = await Promise.all(
    Array.from({ length: 201 }, () => server.insert('user', { role: 'author_signed' })),
  );
  await publishNext('2026-03-17');
  await notify();
  const late = await server.insert('user', { role: 'author_signed' });
  await withdraw(2);
  await Promise.all([notifyOfWithdrawn(server.services), notifyOfWithdrawn(server.services)]);
  await notifyOfWithdrawn(server.services);
  await notify();
  const ids = authors.map(({ id }) => id).toSorted((a, b) => a - b);
  expect((await listNotified('clause_withdrawn')).toSorted((a, b) => a - b)).toEqual(ids);
  expect(await listNotified('clause_coming')).not.toContain(late.id);
  const { data } = await server.call('GET', '/api/message/list', { token: await server.signIn(authors[0]!) });
  expect(data.all[0]).toMatchObject({
    title: expect.stringContaining('Terms en'),
    content: expect.stringContaining('17'),
    clause: { slug: 'terms', number: 2 },
  });
});

test('nobody is told that an edition was withdrawn of which nobody was told', async () => {
  await server.insert('user', { role: 'author_signed' });
  await publishNext('2026-03-17');
  await withdraw(2);
  await notify();
  await notifyOfWithdrawn(server.services);
  expect(await listNotified('clause_withdrawn')).toEqual([]);
  expect(await listNotified('clause_coming')).toEqual([]);
  expect(await server.db.select().from(clauseEditions).orderBy(clauseEditions.number)).toMatchObject([
    { number: 1 },
    { number: 2, notified_at: null },
  ]);
});
