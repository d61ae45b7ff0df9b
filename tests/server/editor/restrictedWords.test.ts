import { beforeEach, describe, expect, test } from 'vitest';
import { createFlagger } from '#domain/editor/restrictedWords.ts';
import { tables } from '#server/db/schema.ts';
import { readFirstRestrictedWords } from '#server/reference/firstRestrictedWords.ts';
import { seedReference } from '#server/reference/seedReference.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let story: RowOf<'fiction'>;
let token: string;

beforeEach(async () => {
  const author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
  await server.insert('restrictedWord', { word: 'poison', language: 'en', note: 'Not here.' });
  await server.insert('restrictedWord', { word: 'veneno', language: 'es' });
});

const keywords = (id: number, as = token) =>
  server.call('GET', `/api/fictions/${id}/sensitive-keywords`, { token: as });

describe('sensitive keywords', () => {
  test("are those of the story's language", async () => {
    expect((await keywords(story.id)).data).toEqual({ items: [{ word: 'poison', note: 'Not here.' }] });
  });

  test('are not told about stories of others', async () => {
    expect((await keywords((await server.insert('fiction')).id)).status).toBe(404);
  });

  test.each(['18+', 'two  words', ' - ', 'end-', ''])('are no %j', async (word) => {
    const manager = await server.signIn('content_manager');
    const body = { word, language: 'en', note: null };
    const { status, data } = await server.call('POST', '/api/office/restricted-words', { token: manager, body });
    expect([status, Object.keys(data.errors)]).toEqual([422, ['word']]);
  });
});

test('submitting counts nothing where nothing is submitted', async () => {
  const { data } = await server.call('POST', `/api/fictions/${story.id}/chapters/audit`, {
    token,
    body: { publish: false, ids: [999] },
  });
  expect(data).toEqual({ ids: [], skipped: [999], flags: 0 });
});

describe('the words that a platform begins with', () => {
  test.each(readFirstRestrictedWords())('are found, in $language', ({ groups }) => {
    const words = groups.flatMap(({ words }) => words.map((word) => ({ word, note: null })));
    for (const { word } of words) expect(createFlagger(words)(`“${word}”`), word).toHaveLength(1);
  });

  test('stand in a new platform, and stay away where they were all deleted', async () => {
    await server.db.delete(tables.restrictedWord);
    await seedReference(server.services.database, server.clock.now, server.services.signingAge);
    const ids = (await server.db.select().from(tables.restrictedWord)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(80);
    const manager = await server.signIn('content_manager');
    await server.call('POST', '/api/office/restricted-words/deletes', { token: manager, body: { ids } });
    await seedReference(server.services.database, server.clock.now, server.services.signingAge);
    expect(await server.db.$count(tables.restrictedWord)).toBe(0);
  });
});
