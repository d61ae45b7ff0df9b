import { expect, test } from 'vitest';
import { chapterTexts, chapterVersions } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { atOnce, races, rounds } from '../../support/races.ts';

races('replacing in a story, at once', (server) => {
  test('with a save of one of its chapters: nothing that was typed is lost', async () => {
    const author = await server().insert('user', { role: 'author_signed' });
    const token = await server().signIn(author);
    for (let round = 1; round <= rounds; round++) {
      const story = await server().insert('fiction', { author_id: author.id, contract_status: 'signed' });
      const { id } = await insertChapter(server(), story, { number: 1, content: '<p>Kai</p>' });
      const path = `/api/fictions/${story.id}/chapters`;
      const [saved, replaced] = await atOnce(2, (n) =>
        n === 0
          ? server().call('POST', `${path}/${id}`, {
              token,
              body: { title: null, content: '<p>Kai, typed</p>', revision: 1, cause: 'autosave' },
            })
          : server().call('POST', `${path}/replace`, {
              token,
              body: {
                find: 'Kai',
                replace: 'Ren',
                match_case: true,
                whole_words: false,
                chapters: [{ id, revision: 1 }],
              },
            }),
      );
      const texts = await server().db.select().from(chapterTexts);
      const content = texts.find((row) => row.chapter_id === id)!.content;
      if (saved!.status === 200) {
        expect(content).toBe('<p>Kai, typed</p>');
        expect(replaced!.data.skipped).toEqual([{ id, reason: 'changed' }]);
      } else {
        expect([saved!.status, saved!.message]).toEqual([409, 'chapters.shared.errors.changed']);
        expect(content).toBe('<p>Ren</p>');
      }
    }
  });

  test('twice: each match is replaced once', async () => {
    const author = await server().insert('user', { role: 'author_signed' });
    const token = await server().signIn(author);
    for (let round = 1; round <= rounds; round++) {
      const story = await server().insert('fiction', { author_id: author.id, contract_status: 'signed' });
      const { id } = await insertChapter(server(), story, { number: 1, content: '<p>Kai</p>' });
      const answers = await atOnce(5, () =>
        server().call('POST', `/api/fictions/${story.id}/chapters/replace`, {
          token,
          body: { find: 'Kai', replace: 'Kai!', match_case: true, whole_words: false, chapters: [{ id, revision: 1 }] },
        }),
      );
      expect(answers.filter(({ data }) => data.ids.length === 1)).toHaveLength(1);
      const versions = (await server().db.select().from(chapterVersions)).filter((row) => row.chapter_id === id);
      expect(versions).toHaveLength(1);
    }
  });
});
