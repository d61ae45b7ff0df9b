import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { readShippedArticles } from '#server/features/articles/shipped.ts';
import { seedReference } from '#server/reference/seedReference.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { article } = tables;
const start = () => seedReference(server.services.database, server.clock.now, server.services.signingAge);

test('a start brings the articles that are not there, and leaves what the staff have made of the others', async () => {
  await start();
  const count = readShippedArticles().length;
  expect(await server.db.$count(article)).toBe(count);
  const one = and(eq(article.place, 'handbook'), eq(article.slug, '1'), eq(article.language, 'en'));
  await server.db.update(article).set({ title: 'Ours', state: 'withdrawn' }).where(one);
  await server.db.delete(article).where(eq(article.place, 'school'));
  await start();
  expect(await server.db.$count(article)).toBe(count);
  expect(await server.db.select().from(article).where(one)).toMatchObject([{ title: 'Ours', state: 'withdrawn' }]);
});

test('nothing is added to an article that the staff have written under a name that a later version comes with', async () => {
  const token = await server.signIn('content_manager');
  const text = {
    place: 'faq',
    slug: '01',
    language: 'en',
    title: 'Ours?',
    summary: 's',
    body: 'b',
    state: 'published',
  };
  const { data } = await server.call('POST', '/api/office/articles', { token, body: text });
  await server.call('POST', `/api/office/articles/${data.id}`, { token, body: { body: 'Another' } });
  const inRussian = { ...text, slug: '02', language: 'ru', title: 'Наш?' };
  await server.call('POST', '/api/office/articles', { token, body: inRussian });
  await start();
  const count = (slug: string) => server.db.$count(article, and(eq(article.place, 'faq'), eq(article.slug, slug)));
  expect([await count('01'), await count('02')]).toEqual([1, 1]);
  expect(await count('03')).toBeGreaterThan(1);
});

test('a translation that is missing comes to the English that the platform came with, also when that was changed', async () => {
  await start();
  const isFirst = and(eq(article.place, 'handbook'), eq(article.slug, '1'));
  const isFrench = and(isFirst, eq(article.language, 'fr'));
  await server.db.delete(article).where(isFrench);
  const [english] = await server.db
    .select()
    .from(article)
    .where(and(isFirst, eq(article.language, 'en')));
  const token = await server.signIn('content_manager');
  await server.call('POST', `/api/office/articles/${english!.id}`, { token, body: { title: 'Ours' } });
  await start();
  expect(await server.db.select().from(article).where(isFrench)).toMatchObject([{ source_revision: 1 }]);
});
