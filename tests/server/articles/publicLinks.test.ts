import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { publishDue } from '#server/features/articles/publishDue.ts';
import { addTerms } from '../../support/clauses.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: string;
beforeEach(async () => void (manager = await server.signIn('content_manager')));

const add = async (slug: string, state: string, more: object = {}): Promise<number> => {
  const row = { place: 'handbook', slug, language: 'en', title: `Chapter ${slug}`, summary: 's', body: 'b', state };
  return (await server.insert('article', { ...row, ...more } as object)).id;
};
const save = (id: number, body: object) => server.call('POST', `/api/office/articles/${id}`, { token: manager, body });
const preview = async (body: object) =>
  (await server.call('POST', '/api/office/articles/preview', { token: manager, body: { language: 'en', ...body } }))
    .data.problems;
const readState = async (id: number) =>
  (await server.db.select().from(tables.article).where(eq(tables.article.id, id)))[0]!.state;
const refusal = (problem: string, text: string) => ({
  status: 422,
  data: { errors: { body: { message: `articles.office.errors.${problem}`, args: { text } } } },
});
const toNine = '#/handbook?chapter=9';
const body = `[nine](${toNine})`;

test('a draft leads to drafts, and what readers get only to what is published', async () => {
  const target = await add('9', 'draft');
  await add('9', 'published', { language: 'ru' });
  const draft = await add('1', 'draft');
  const published = await add('2', 'published');
  expect((await save(draft, { body })).status).toBe(200);
  expect(await preview({ body })).toEqual([]);
  expect(await preview({ body, state: 'published' })).toEqual([{ problem: 'link_draft', text: toNine }]);
  for (const [id, set] of [
    [draft, { state: 'published' }],
    [published, { body }],
  ] as const)
    expect(await save(id, set)).toMatchObject(refusal('link_draft', toNine));
  const added = await server.sample('article', { place: 'faq', slug: 'a', language: 'en', state: 'published', body });
  expect(await server.call('POST', '/api/office/articles', { token: manager, body: added })).toMatchObject(
    refusal('link_draft', toNine),
  );
  await save(target, { state: 'published' });
  expect((await save(published, { body })).status).toBe(200);
  expect((await save(draft, { state: 'published' })).status).toBe(200);
});

test('a clause is published only with links to what is published', async () => {
  const [terms] = await addTerms(server);
  await add('9', 'draft');
  expect((await save(terms!, { body })).status).toBe(200);
  const token = await server.signIn('content_manager');
  const publish = () =>
    server.call('POST', `/api/office/articles/${terms}/publish`, {
      token,
      body: { seen: 2, effective_on: '2026-03-17', note: 'n' },
    });
  expect(await publish()).toMatchObject({ status: 409, message: 'articles.office.errors.link_draft' });
  await server.db.update(tables.article).set({ state: 'published' }).where(eq(tables.article.slug, '9'));
  expect((await publish()).status).toBe(200);
});

test('timed drafts go public with those that they lead to, and wait where these do not', async () => {
  const publish_at = '2026-03-10T00:00:00.000Z';
  const lead = (chapter: string) => `[x](#/handbook?chapter=${chapter})`;
  const pair = [
    await add('1', 'draft', { publish_at, body: lead('2') }),
    await add('2', 'draft', { publish_at, body: lead('1') }),
  ];
  const later = await add('5', 'draft');
  const waiting = [
    await add('3', 'draft', { publish_at, body: lead('4') }),
    await add('4', 'draft', { publish_at, body: lead('5') }),
    await add('6', 'draft', { publish_at, body: lead('3') }),
  ];
  await publishDue(server.services);
  expect(await Promise.all([...pair, ...waiting].map(readState))).toEqual([
    ...Array(2).fill('published'),
    ...Array(3).fill('draft'),
  ]);
  await save(later, { state: 'published' });
  await publishDue(server.services);
  expect(await Promise.all(waiting.map(readState))).toEqual(Array(3).fill('published'));
});

test('who takes an article back is told which published ones lead to it', async () => {
  const id = await add('9', 'published');
  await add('1', 'published', { body });
  await add('1', 'published', { body, language: 'ru', title: 'Глава' });
  await add('2', 'draft', { body });
  await add('3', 'published', { body: '[x](#/handbook?chapter=99)' });
  await add('9', 'published', { body, language: 'ru' });
  expect(await preview({ body: 'b', id, state: 'withdrawn' })).toEqual([
    { problem: 'linked_from', text: 'Chapter 1 (en)' },
    { problem: 'linked_from', text: 'Глава (ru)' },
  ]);
  expect(await preview({ body: 'b', id, state: 'published' })).toEqual([]);
});

test('a link names a contest that readers find, and an edition that there is', async () => {
  await addTerms(server);
  await server.insert('contest', { slug: 'wolf', edition: 1, state: 'published' });
  await server.insert('contest', { slug: 'wolf', edition: 2, state: 'draft' });
  await server.insert('contest', { slug: 'moon', edition: 1, state: 'withdrawn' });
  const links = [
    '#/event?contest=wolf',
    '#/event?contest=wolf&edition=2',
    '#/event?contest=moon',
    '#/event?contest=none',
    '#/clause/termsOfService?edition=1',
    '#/clause/termsOfService?edition=2',
    '#/clause/termsOfService?edition=x',
  ];
  const text = links.map((link) => `[x](${link})`).join(' ');
  expect(await preview({ body: text, state: 'published' })).toEqual([
    { problem: 'link_draft', text: links[1] },
    { problem: 'link_missing', text: links[2] },
    { problem: 'link_missing', text: links[3] },
    { problem: 'link_missing', text: links[5] },
    { problem: 'link_missing', text: links[6] },
  ]);
});
