import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { publishDue } from '#server/features/articles/publishDue.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { article } = tables;
const publish_at = '2026-03-10T00:00:00.000Z';
const lead = (chapter: string) => `[x](#/handbook?chapter=${chapter})`;

const getRow = (slug: string, more: object = {}) => ({
  place: 'handbook' as const,
  slug,
  language: 'en' as const,
  state: 'draft' as const,
  title: `Chapter ${slug}`,
  summary: 's',
  body: 'b',
  publish_at,
  ...more,
});
const add = async (slug: string, more: object = {}): Promise<number> =>
  (await server.insert('article', getRow(slug, more))).id;
const listPublished = async () =>
  (await server.db.select().from(article).where(eq(article.state, 'published')).orderBy(article.id)).map(
    ({ id }) => id,
  );

/** A round of it, in which something else is done between the look at the articles and their locks. */
function publishAfter(act: () => Promise<unknown>): Promise<void> {
  const { database } = server.services;
  let isDone = false;
  const transact: typeof database.db.transaction = async (...args) => {
    if (!isDone) await act();
    isDone = true;
    return database.db.transaction(...args);
  };
  const db = new Proxy(database.db, {
    get: (target, name) => (name === 'transaction' ? transact : Reflect.get(target, name)),
  });
  return publishDue({ ...server.services, database: { ...database, db } });
}

test('what leads to a draft that loses its time meanwhile waits with it, and what does not goes public', async () => {
  const [one, two, three, alone] = [
    await add('1', { body: lead('2') }),
    await add('2', { body: lead('3') }),
    await add('3', { body: lead('1') }),
    await add('4'),
  ];
  await publishAfter(() => server.db.update(article).set({ publish_at: null }).where(eq(article.id, three)));
  expect(await listPublished()).toEqual([alone]);
  await server.db.update(article).set({ publish_at }).where(eq(article.id, three));
  await publishDue(server.services);
  expect(await listPublished()).toEqual([one, two, three, alone]);
});

test('one that fails keeps back what leads to it, and nothing else', async () => {
  const [failing, leading, target, translation] = [
    await add('1', { title: '{{contracts.share}}', body: lead('3') }),
    await add('2', { body: lead('1') }),
    await add('3', { body: lead('3') }),
    await add('3', { language: 'ru', body: lead('3') }),
  ];
  await publishDue(server.services);
  expect(await listPublished()).toEqual([target, translation]);
  expect(server.faults).toHaveLength(1);
  await server.db.update(article).set({ title: 'T' }).where(eq(article.id, failing));
  await publishDue(server.services);
  expect(await listPublished()).toEqual([failing, leading, target, translation]);
});

test('however many cannot go public, a round comes to those after them, which may take them along', async () => {
  const target = await add('200', { publish_at: null });
  const slugs = Array.from({ length: 100 }, (_, at) => `${at + 1}`);
  const [{ search, created_at, updated_at } = {} as never] = await server.db.select().from(article);
  await server.db
    .insert(article)
    .values(slugs.map((slug) => ({ ...getRow(slug, { body: lead('200') }), search, created_at, updated_at })));
  const later = [await add('300', { body: lead('1') }), await add('301')];
  await publishDue(server.services);
  expect(await listPublished()).toEqual([later[1]]);
  await server.db.delete(article).where(inArray(article.slug, slugs.slice(1)));
  await server.db.update(article).set({ state: 'published', publish_at: null }).where(eq(article.id, target));
  await publishDue(server.services);
  expect(await listPublished()).toHaveLength(4);
});
