import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clauseAcceptances, tables } from '#server/db/schema.ts';
import { addTerms } from '../../support/clauses.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
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
const readRevision = async (id: number) =>
  (await server.db.select().from(tables.article).where(eq(tables.article.id, id)))[0]!.revision;
const publish = async (id: number, body: object, token = manager) =>
  server.call('POST', `/api/office/articles/${id}/publish`, { token, body: { seen: await readRevision(id), ...body } });
const publishNext = async (effective_on: string, note = 'What is new') => {
  await save(english, { body: `From ${effective_on}` });
  return publish(english, { effective_on, note });
};
const standing = async (id: number, token = manager) =>
  (await server.call('GET', `/api/office/articles/${id}/editions`, { token })).data;
const read = (query = '') => server.call('GET', `/api/articles/clause/terms${query}`);
const toAccept = async (token: string, language = 'en') =>
  (await server.call('GET', '/api/user/clauses', { token, headers: { 'accept-language': language } })).data.items;
const accept = (token: string, number: number) =>
  server.call('POST', '/api/user/clauses/acceptances', { token, body: { items: [{ slug: 'terms', number }] } });

test('what is saved in a clause is read only once it is published, from its day on', async () => {
  await save(english, { body: 'Second' });
  expect((await read()).data).toMatchObject({ html: '<p>First en</p>\n', edition: { number: 1, in_force: 1 } });
  expect(await publish(english, { effective_on: '2026-03-19', note: 'More' })).toMatchObject({ data: { number: 2 } });
  expect((await read()).data).toMatchObject({ html: '<p>First en</p>\n', edition: { number: 1, in_force: 1 } });
  expect((await read('?edition=2')).data).toMatchObject({
    html: '<p>Second</p>\n',
    edition: { number: 2, in_force: 1, effective_on: '2026-03-19' },
  });
  // In UTC+8 the day begins at 16:00 of the day before.
  server.clock.now = new Date('2026-03-18T15:59:59.999Z');
  expect((await read()).data.edition.number).toBe(1);
  server.clock.now = new Date('2026-03-18T16:00:00.000Z');
  expect((await read()).data).toMatchObject({ html: '<p>Second</p>\n', edition: { number: 2, in_force: 2 } });
  expect((await read('?edition=1')).data).toMatchObject({ html: '<p>First en</p>\n', edition: { number: 1 } });
  expect((await read('?edition=3')).status).toBe(404);
  const { data } = await server.call('GET', '/api/articles/clause?texts=true');
  expect(data.items).toMatchObject([{ slug: 'terms', html: '<p>Second</p>\n' }]);
});

test('a correction is read at once, and makes no edition', async () => {
  await save(english, { body: 'First, in English' });
  expect(await publish(english, { corrects: 1, note: 'A typo' })).toMatchObject({ data: { number: 1 } });
  expect((await read()).data).toMatchObject({ html: '<p>First, in English</p>\n', edition: { all: [{ number: 1 }] } });
  // What was accepted before stays to be read.
  expect((await read()).data.edition).toMatchObject({
    text: 2,
    texts: [{ text: 1, published_on: '2026-03-10' }, { text: 2 }],
  });
  expect((await read('?edition=1&text=1')).data).toMatchObject({ html: '<p>First en</p>\n', edition: { text: 1 } });
  // Each language counts its own texts: who switches it gets the last one.
  expect((await read('?edition=1&text=2')).data).toMatchObject({ html: '<p>First, in English</p>\n' });
  expect((await read('?edition=1&text=2&language=ru')).data).toMatchObject({
    html: '<p>First ru</p>\n',
    edition: { text: 1 },
  });
  expect((await standing(english)).items).toMatchObject([
    {
      number: 1,
      texts: [
        { revision: 2, note: 'A typo' },
        { revision: 1, note: null },
      ],
    },
  ]);
});

test.each([
  [{ note: 'n' }, { effective_on: {} }],
  [{ effective_on: '2026-03-16', note: 'n' }, { effective_on: { message: 'articles.office.clause.errors.notice' } }],
  [{ effective_on: '2206-03-18', note: 'n' }, { effective_on: { message: 'articles.office.clause.errors.too_late' } }],
  [{ effective_on: '2026-03-18' }, { note: { message: 'validation.required' } }],
  [{ corrects: 1 }, { note: { message: 'validation.required' } }],
])('an edition is refused that is published by %j', async (body, errors) => {
  await save(english, { body: 'Second' });
  expect(await publish(english, body)).toMatchObject({ status: 422, data: { errors } });
});

test('an edition does not take effect before the one before it', async () => {
  await publishNext('2026-04-01');
  expect(await publishNext('2026-03-31')).toMatchObject({
    status: 422,
    data: { errors: { effective_on: { message: 'articles.office.clause.errors.before_last' } } },
  });
});

test('who wrote a clause does not publish it, nor is it published without its button', async () => {
  await save(english, { body: 'Mine' }, manager);
  await save(english, { body: 'Mine and yours' });
  expect(await standing(english)).toMatchObject({ obstacle: 'own_text' });
  const body = { effective_on: '2026-03-18', note: 'n' };
  expect(await publish(english, body)).toMatchObject({
    status: 403,
    message: 'articles.office.clause.obstacle.own_text',
  });
  expect((await publish(english, body, translator)).status).toBe(403);
  const other = await server.signIn('content_manager');
  expect(await standing(english, other)).toMatchObject({ obstacle: null });
  expect((await publish(english, body, other)).status).toBe(200);
  for (const [id, state] of [
    [english, 'withdrawn'],
    [english, 'draft'],
    [russian, 'draft'],
  ] as const)
    expect(await save(id, { state }, manager)).toMatchObject({
      status: 422,
      data: { errors: { state: { message: 'articles.office.clause.errors.state' } } },
    });
  const draft = await server.sample('article', { place: 'clause', slug: 'privacy', language: 'en' });
  const add = (state: string) =>
    server.call('POST', '/api/office/articles', { token: manager, body: { ...draft, state } });
  expect(await add('published')).toMatchObject({ status: 422, data: { errors: { state: {} } } });
  const { data } = await add('draft');
  expect(await save(data.id, { state: 'published' }, manager)).toMatchObject({ status: 422 });
  // The first edition says nothing of what has changed.
  expect(await publish(data.id, { effective_on: '2026-03-10' }, other)).toMatchObject({ data: { number: 1 } });
  expect((await server.call('GET', '/api/articles/clause/privacy')).status).toBe(200);
});

test('what is published already, or was changed meanwhile, is refused', async () => {
  expect(await publish(english, { effective_on: '2026-03-18', note: 'n' })).toMatchObject({
    status: 409,
    message: 'articles.office.clause.obstacle.unchanged',
  });
  await save(english, { body: 'Second' });
  expect(await publish(english, { seen: 1, corrects: 1, note: 'n' })).toMatchObject({
    status: 409,
    message: 'articles.office.errors.changed',
  });
});

test('two who publish at once make one edition', async () => {
  await save(english, { body: 'Second' });
  const other = await server.signIn('content_manager');
  const body = { effective_on: '2026-03-18', note: 'n' };
  const answers = await Promise.all([publish(english, body), publish(english, body, other)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await standing(english)).items).toHaveLength(2);
});

test('a translation is published with the edition that it was made from', async () => {
  await publishNext('2026-03-17');
  server.clock.now = new Date('2026-03-17T04:00:00.000Z');
  expect((await read('?language=ru')).data).toMatchObject({ language: 'en', html: '<p>From 2026-03-17</p>\n' });
  expect((await read('?language=ru&edition=1')).data).toMatchObject({ language: 'ru', html: '<p>First ru</p>\n' });
  await save(russian, { body: 'Опечатка' });
  expect(await standing(russian)).toMatchObject({ belongs_to: 1, obstacle: null });
  expect(await publish(russian, {})).toMatchObject({ data: { number: 1 } });
  await save(russian, { body: 'Второе', source_revision: 2 });
  expect(await publish(russian, { note: 'Новое' })).toMatchObject({ data: { number: 2 } });
  expect((await read('?language=ru')).data).toMatchObject({ language: 'ru', html: '<p>Второе</p>\n' });
  expect((await read('?language=ru&edition=1')).data).toMatchObject({ html: '<p>Опечатка</p>\n' });
  await save(english, { body: 'Third' });
  await save(russian, { body: 'Третье', source_revision: 3 });
  expect(await publish(russian, {})).toMatchObject({
    status: 409,
    message: 'articles.office.clause.obstacle.no_edition',
  });
  await save(russian, { state: 'withdrawn' }, manager);
  expect((await read('?language=ru')).data).toMatchObject({ language: 'en' });
});

test('an older translation that is restored belongs to the edition that it was made from', async () => {
  await publishNext('2026-03-17');
  await save(russian, { body: 'Второе', source_revision: 2 });
  await publish(russian, {});
  const body = { revision: 1, seen: await readRevision(russian) };
  await server.call('POST', `/api/office/articles/${russian}/restore`, { token: translator, body });
  expect(await standing(russian)).toMatchObject({ belongs_to: 1, obstacle: 'unchanged' });
});

test('an author is asked once what has changed since they accepted, from its day on', async () => {
  const author = await server.insert('user', { role: 'author_signed' });
  let token = await server.signIn(author);
  expect(await toAccept(token)).toEqual([]);
  await publishNext('2026-03-18', 'Second news');
  await publishNext('2026-03-19', 'Third news');
  expect(await toAccept(token)).toEqual([]);
  server.clock.now = new Date('2026-03-19T04:00:00.000Z');
  // A week later nobody is signed in any more.
  [token, manager, translator] = [
    await server.signIn(author),
    await server.signIn('content_manager'),
    await server.signIn('translator'),
  ];
  expect(await toAccept(token)).toEqual([
    {
      slug: 'terms',
      number: 3,
      effective_on: '2026-03-19',
      title: 'Terms en',
      language: 'en',
      notes: [
        { number: 3, language: 'en', note: 'Third news' },
        { number: 2, language: 'en', note: 'Second news' },
      ],
    },
  ]);
  expect(await accept(token, 2)).toMatchObject({ status: 409, message: 'articles.author.clause.changed' });
  const answers = await Promise.all([accept(token, 3), accept(token, 3)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  server.clock.now = new Date('2026-03-20T04:00:00.000Z');
  expect((await accept(token, 3)).status).toBe(200);
  expect(await server.db.select().from(clauseAcceptances)).toMatchObject([
    { user_id: author.id, at: '2026-03-19T04:00:00.000Z', language: 'en' },
  ]);
  expect(await toAccept(token)).toEqual([]);
  expect((await standing(english)).items.map(({ accepted }: any) => accepted)).toEqual([1, 0, 0]);
  await save(english, { body: 'A typo less' });
  await publish(english, { corrects: 3, note: 'A typo' });
  expect(await toAccept(token)).toEqual([]);
});

test('a correction does not hide what the edition changed from who has not accepted it yet', async () => {
  await publishNext('2026-03-17', 'Fees change');
  await save(english, { body: 'Corrected' });
  await publish(english, { corrects: 2, note: 'A comma' });
  server.clock.now = new Date('2026-03-17T04:00:00.000Z');
  const [item] = await toAccept(await server.signIn('author_signed'));
  expect(item.notes).toEqual([{ number: 2, language: 'en', note: 'Fees change\n\nA comma' }]);
});

test('a reader of a translation that says nothing of what changed gets the English note', async () => {
  const token = await server.signIn('author_signed');
  await publishNext('2026-03-17', 'Second news');
  server.clock.now = new Date('2026-03-17T04:00:00.000Z');
  await save(russian, { body: 'Второе', source_revision: 2 });
  await publish(russian, {});
  expect(await toAccept(token, 'ru')).toMatchObject([
    { title: 'Terms ru', language: 'ru', notes: [{ number: 2, language: 'en', note: 'Second news' }] },
  ]);
});

test.each([
  ['ru', 'ru'],
  ['th', 'en'],
])('who reads in %s is kept as having accepted the text in %s', async (language, kept) => {
  const token = await server.signIn('author_signed');
  await publishNext('2026-03-17');
  server.clock.now = new Date('2026-03-17T04:00:00.000Z');
  await save(russian, { body: 'Второе', source_revision: 2 });
  await publish(russian, {});
  await server.call('POST', '/api/user/clauses/acceptances', {
    token,
    headers: { 'accept-language': language },
    body: { items: [{ slug: 'terms', number: 2 }] },
  });
  expect(await server.db.select().from(clauseAcceptances)).toMatchObject([{ language: kept }]);
});

test('staff are asked nothing', async () => {
  expect((await server.call('GET', '/api/user/clauses', { token: manager })).status).toBe(403);
  expect((await accept(manager, 1)).status).toBe(403);
  expect((await server.call('GET', `/api/office/articles/${english}/editions`)).status).toBe(401);
  const author = await server.signIn('author_signed');
  expect((await server.call('GET', `/api/office/articles/${english}/editions`, { token: author })).status).toBe(403);
});

test('an edition that is past stays in the language in which it was accepted, whatever becomes of the translation', async () => {
  await publishNext('2026-03-18');
  await save(russian, { body: 'Второе', source_revision: 2 });
  await publish(russian, {});
  await save(russian, { state: 'withdrawn' }, manager);
  const languages = async () =>
    Promise.all([1, 2].map(async (number) => (await read(`?edition=${number}&language=ru`)).data.language as string));
  // It is read no more where it counts, or will.
  expect(await languages()).toEqual(['en', 'en']);
  server.clock.now = new Date('2026-03-18T04:00:00.000Z');
  expect(await languages()).toEqual(['ru', 'en']);
  expect((await read('?language=ru')).data).toMatchObject({ language: 'en', edition: { number: 2 } });
});
