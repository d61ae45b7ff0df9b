import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { atOnce, during, races } from '../../support/races.ts';

races('absences that several plan at once', (server) => {
  test('two editors do not stand in for each other, 10 times', async () => {
    const token = await server().signIn('content_manager');
    for (let round = 1; round <= 10; round++) {
      const ids: number[] = [];
      for (const name of ['Ann', 'Bob']) {
        const { id: user_id } = await server().insert('user', { role: 'editor' });
        ids.push((await server().insert('editor', { name, user_id, languages: ['en'] })).id);
      }
      const answers = await atOnce(2, (n) =>
        server().call('POST', '/api/office/editor-absences', {
          token,
          body: {
            editor_id: ids[n],
            substitute_id: ids[1 - n],
            starts_on: '2026-03-10',
            ends_on: '2026-03-12',
            languages: ['en'],
          },
        }),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      expect(await server().db.$count(tables.editorAbsence)).toBe(round);
    }
  });

  test('an absence that gets another substitute meanwhile is changed no further before it is seen', async () => {
    const token = await server().signIn('content_manager');
    const editors: number[] = [];
    for (const name of ['Ann', 'Bob', 'Eve']) {
      const { id: user_id } = await server().insert('user', { role: 'editor' });
      editors.push((await server().insert('editor', { name, user_id, languages: ['en'] })).id);
    }
    const [editor_id, substitute_id, next] = editors as [number, number, number];
    const days = { starts_on: '2026-03-20', ends_on: '2026-03-22' };
    const values = { editor_id, substitute_id, languages: ['en' as const], ...days };
    const { id } = await server().insert('editorAbsence', values);
    const answer = await during(
      server(),
      `select from editors where id = ${editor_id} for update`,
      `update editor_absences set substitute_id = ${next}`,
      () => server().call('POST', `/api/office/editor-absences/${id}`, { token, body: { ends_on: '2026-03-25' } }),
    );
    expect([answer.status, answer.message]).toEqual([409, 'errors.conflict']);
    expect(await server().db.select().from(tables.editorAbsence)).toMatchObject([{ substitute_id: next, ...days }]);
  });
});
