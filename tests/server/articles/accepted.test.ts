import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audits, clauseAcceptances, clauseEditions, lessonReads } from '#server/db/schema.ts';
import { addTerms } from '../../support/clauses.ts';
import { password } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
beforeEach(() => addTerms(server));

test('editions that are accepted together are kept all or none, and once in the audit', async () => {
  const at = server.clock.now.toISOString();
  for (const [slug, number] of [
    ['terms', 2],
    ['privacy', 1],
    ['privacy', 2],
  ] as const)
    await server.db.insert(clauseEditions).values({ slug, number, effective_on: '2026-03-01', created_at: at });
  const author = await server.insert('user', { role: 'author_signed' });
  const token = await server.signIn(author);
  const accept = (terms: number, privacy: number) =>
    server.call('POST', '/api/user/clauses/acceptances', {
      token,
      body: {
        items: [
          { slug: 'terms', number: terms },
          { slug: 'privacy', number: privacy },
        ],
      },
    });
  const readAudit = () => server.db.select().from(audits).where(eq(audits.action, 'accept_clause'));
  expect((await accept(2, 1)).status).toBe(409);
  expect(await server.db.$count(clauseAcceptances)).toBe(0);
  expect(await readAudit()).toEqual([]);
  for (let time = 0; time < 2; time++) expect((await accept(2, 2)).status).toBe(200);
  expect(await server.db.$count(clauseAcceptances)).toBe(2);
  const changes = { terms: { to: 2 }, privacy: { to: 2 } };
  expect(await readAudit()).toMatchObject([{ entity: 'users', record_id: author.id, user_id: author.id, changes }]);
});

test('a merge leaves with each account what it accepted and which lessons it read', async () => {
  const ids: number[] = [];
  for (const email of ['mira@gmail.com', 'mira+b@gmail.com']) {
    const { id: user_id } = await server.insert('user', { role: 'author_unsigned', email });
    const at = server.clock.now.toISOString();
    await server.db.insert(lessonReads).values({ user_id, slug: '1-1', at });
    await server.db
      .insert(clauseAcceptances)
      .values({ user_id, edition_id: 1, at, address: '203.0.113.7', language: 'en' });
    ids.push(user_id);
  }
  const token = await server.signIn({ id: ids[0]! });
  const body = { main_id: ids[0], confirmation: password };
  expect((await server.call('POST', '/api/user/merge/authors', { token, body })).status).toBe(200);
  for (const table of [lessonReads, clauseAcceptances])
    expect(await server.db.select({ id: table.user_id }).from(table).orderBy(table.user_id)).toEqual(
      ids.map((id) => ({ id })),
    );
});
