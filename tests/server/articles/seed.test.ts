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
