import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { atOnce, races } from '../../support/races.ts';

races('works that two hand over at once', (server) => {
  test('go to one of them, and the author is told of that one alone, 10 times', async () => {
    const token = await server().signIn('content_manager');
    const ids: number[] = [];
    for (const name of ['Ann', 'Bob', 'Eve']) {
      const { id: user_id } = await server().insert('user', { role: 'editor' });
      ids.push((await server().insert('editor', { name, user_id, languages: ['en'] })).id);
    }
    for (let round = 1; round <= 10; round++) {
      const author = await server().insert('user', { role: 'author_signed' });
      const works: number[] = [];
      for (let n = 0; n < 5; n++) {
        const values = { author_id: author.id, editor_id: ids[0], language: 'en' } as const;
        works.push((await server().insert('fiction', values)).id);
      }
      const answers = await atOnce(2, (n) =>
        server().call('POST', '/api/office/fictions/handovers', {
          token,
          headers: { 'idempotency-key': crypto.randomUUID() },
          body: { items: (n === 0 ? works : works.toReversed()).map((id) => ({ id, from: ids[0], to: ids[n + 1] })) },
        }),
      );
      const results = answers.map(({ data }) => [
        ...new Set(data.items.map((item: { result: string }) => item.result)),
      ]);
      expect(new Set(results.flat())).toEqual(new Set(['changed', 'handed']));
      const rows = await server().db.select().from(tables.fiction).where(eq(tables.fiction.author_id, author.id));
      const winner = results[0]![0] === 'handed' ? ids[1] : ids[2];
      expect(new Set(rows.map(({ editor_id }) => editor_id))).toEqual(new Set([winner]));
      expect(await server().db.$count(tables.message, eq(tables.message.user_id, author.id))).toBe(1);
    }
  });
});
