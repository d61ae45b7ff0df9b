import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clauseEditions, clauseTexts, tables } from '#server/db/schema.ts';
import { seedReference } from '#server/reference/seedReference.ts';
import { addTerms } from '../../support/clauses.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { article } = tables;
const body = 'You are {{contracts.signing_age}} and get {{payouts.threshold}}';
let english: number;
let russian: number;

const start = () => seedReference(server.services.database, server.clock.now, server.services.signingAge);
const read = async (query: string) => (await server.call('GET', `/api/articles/clause/terms?${query}`)).data.html;
const save = async (id: number, changes: object) =>
  server.call('POST', `/api/office/articles/${id}`, { token: await server.signIn('translator'), body: changes });
async function publish(id: number, changes: object) {
  const [row] = await server.db.select().from(article).where(eq(article.id, id));
  const token = await server.signIn('content_manager');
  return server.call('POST', `/api/office/articles/${id}/publish`, {
    token,
    body: { seen: row!.revision, ...changes },
  });
}
const standing = async (id: number) =>
  (await server.call('GET', `/api/office/articles/${id}/editions`, { token: await server.signIn('content_manager') }))
    .data;

beforeEach(async () => {
  server.services.signingAge = 18;
  [english, russian] = (await addTerms(server, ['en', 'ru'])) as [number, number];
  await server.db.update(article).set({ body }).where(eq(article.place, 'clause'));
  await server.db.update(clauseTexts).set({ body });
  await start();
});

test('an edition says the numbers that it was accepted with, whatever they become', async () => {
  server.services.signingAge = 21;
  await start();
  expect(await read('language=en')).toBe('<p>You are 18 and get $300</p>\n');
  expect(await read('language=ru')).toMatch(/You are 18 and get 300\s\$/);
  // What is written of it later says the same.
  await save(russian, { body: 'Вам {{contracts.signing_age}}' });
  expect(await publish(russian, {})).toMatchObject({ data: { number: 1 } });
  expect(await read('language=ru')).toBe('<p>Вам 18</p>\n');
  await save(english, { body: `${body}.` });
  expect(await publish(english, { corrects: 1, note: 'A stop' })).toMatchObject({ data: { number: 1 } });
  expect(await read('language=en')).toBe('<p>You are 18 and get $300.</p>\n');
});

test('a correction or a translation of an edition is previewed with the numbers of that', async () => {
  server.services.signingAge = 21;
  const token = await server.signIn('content_manager');
  await save(english, { body: `${body}.` });
  const reading = async (id: number, query = '') =>
    (await server.call('GET', `/api/office/articles/${id}/reading${query}`, { token })).data?.html;
  expect(await reading(english)).toContain('You are 21');
  expect(await reading(english, '?edition=1')).toContain('You are 18');
  expect(await reading(english, '?edition=2')).toBeUndefined();
  expect(await reading(russian)).toContain('You are 18');
  const typed = async (language: string, source_revision: number | null) => {
    const clause = { slug: 'terms', source_revision };
    const answer = await server.call('POST', '/api/office/articles/preview', {
      token,
      body: { language, body, clause },
    });
    return answer.data.html;
  };
  expect(await typed('ru', 1)).toContain('You are 18');
  expect(await typed('ru', null)).toContain('You are 21');
  expect(await typed('en', null)).toContain('You are 21');
});

test('numbers that have changed since make a new edition of the same text', async () => {
  expect(await standing(english)).toMatchObject({ numbers_changed: false, obstacle: 'unchanged' });
  server.services.signingAge = 21;
  expect(await standing(english)).toMatchObject({ numbers_changed: true, obstacle: null });
  expect(await standing(russian)).toMatchObject({ numbers_changed: false, obstacle: 'unchanged' });
  expect(await publish(english, { corrects: 1, note: 'n' })).toMatchObject({
    status: 409,
    message: 'articles.office.clause.obstacle.unchanged',
  });
  expect(await publish(english, { effective_on: '2026-03-18', note: 'n' })).toMatchObject({ data: { number: 2 } });
  expect(await read('language=en&edition=1')).toBe('<p>You are 18 and get $300</p>\n');
  expect(await read('language=en&edition=2')).toBe('<p>You are 21 and get $300</p>\n');
  expect(await standing(english)).toMatchObject({ numbers_changed: false, obstacle: 'unchanged' });
  // The translation says what the English says, and is published with it.
  expect(await standing(russian)).toMatchObject({ belongs_to: 2, obstacle: null });
  expect(await publish(russian, {})).toMatchObject({ data: { number: 2 } });
  expect(await read('language=ru&edition=2')).toMatch(/You are 21/);
});

test('a start keeps the numbers of the editions that have none, once', async () => {
  await server.db.update(clauseEditions).set({ numbers: null });
  await server.db.update(clauseTexts).set({ body });
  server.services.signingAge = 19;
  await start();
  server.services.signingAge = 20;
  await start();
  expect(await read('language=en')).toBe('<p>You are 19 and get $300</p>\n');
});
