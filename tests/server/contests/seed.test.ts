import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entities } from '#domain/entities.ts';
import { findBrokenRules } from '#domain/kit/entity.ts';
import { tagCodes } from '#domain/stories/tags.ts';
import { tables } from '#server/db/schema.ts';
import { readShippedArticles } from '#server/features/articles/shipped.ts';
import { readShippedContests } from '#server/features/contests/shipped.ts';
import { seedReference } from '#server/reference/seedReference.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const { contest, contestPrize, contestText } = tables;
const translated = new Set(readShippedArticles().map(({ language }) => language));
const start = () => seedReference(server.services.database, server.clock.now, server.services.signingAge);

test('the platform comes with four contests, both readings of the specification an edition each', () => {
  const editions = readShippedContests().map((one) => one.contest);
  expect(editions.map(({ slug, edition }) => `${slug} ${edition}`)).toEqual(
    ['dangerous', 'mafia', 'werewolf', 'wolf'].flatMap((slug) => [`${slug} 1`, `${slug} 2`]),
  );
  for (const one of editions) expect(one).toMatchObject({ opens_on: '2023-06-28', closes_on: '2023-10-16' });
  const of = (slug: string) => editions.filter((one) => one.slug === slug);
  expect(of('wolf')).toMatchObject([
    { signed_since: '2023-06-01', results_at: '2023-10-31T02:00:00.000Z', claims_until: null },
    { signed_since: '2023-07-01', results_at: '2024-05-24T02:00:00.000Z', claims_until: '2024-05-31T15:50:00.000Z' },
  ]);
  expect(of('wolf')[0]).toMatchObject({ languages: ['es'], genres: ['werewolf', 'fantasy'] });
  expect(of('dangerous')[0]).toMatchObject({ languages: ['en'], genres: ['dark-romance'] });
});

test.each(readShippedContests().map((one) => [one.contest.name, one] as const))(
  '%s is one that the staff could have written, in each language that articles are in',
  (_, { contest: record, texts, prizes }) => {
    expect(findBrokenRules(entities.contest, record)).toEqual({});
    for (const genre of record.genres) expect(tagCodes.genre).toContain(genre);
    expect(new Set(texts.map(({ language }) => language))).toEqual(translated);
    for (const { title, summary } of texts) expect([title, summary].every((text) => text.length > 5)).toBe(true);
    expect(prizes.length).toBeGreaterThan(0);
  },
);

test('a start brings what is not there, and leaves what the staff have made of the others', async () => {
  await start();
  expect(await server.db.$count(contest)).toBe(8);
  const one = and(eq(contest.slug, 'wolf'), eq(contest.edition, 1));
  const [before] = await server.db.select().from(contest).where(one);
  await server.db.update(contest).set({ closes_on: '2026-12-31', state: 'withdrawn' }).where(one);
  await server.db.delete(contestPrize).where(eq(contestPrize.contest_id, before!.id));
  await server.db.delete(contestText).where(eq(contestText.contest_id, before!.id));
  await start();
  expect(await server.db.$count(contest)).toBe(8);
  expect(await server.db.select().from(contest).where(one)).toMatchObject([
    { closes_on: '2026-12-31', state: 'withdrawn' },
  ]);
  expect(await server.db.$count(contestPrize, eq(contestPrize.contest_id, before!.id))).toBe(0);
});
