import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { atOnce, races } from '../../support/races.ts';

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
});
