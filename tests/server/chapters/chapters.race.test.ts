import { expect, test } from 'vitest';
import { chapterTexts, chapterVersions, tables } from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import { atOnce, crowd, races, rounds } from '../../support/races.ts';

races('chapters at once', (server) => {
  async function insertStory() {
    const author = await server().insert('user', { role: 'author_signed' });
    const story = await server().insert('fiction', { author_id: author.id, contract_status: 'signed' });
    const token = await server().signIn(author);
    const post = (path: string, body: object) =>
      server().call('POST', `/api/fictions/${story.id}/chapters/${path}`, { token, body });
    return { story, post };
  }
  const numbers = async () =>
    (await server().db.select().from(tables.chapter).orderBy(tables.chapter.number)).map(({ number }) => number);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  test(
    'many saves over one state: one is saved, the others are told, and nothing but the old text is replaced',
    long,
    async () => {
      for (let round = 1; round <= rounds; round++) {
        await server().reset();
        const { story, post } = await insertStory();
        const { id } = await insertChapter(server(), story, { number: 1, content: '<p>Before.</p>' });
        const answers = await atOnce(crowd, (n) =>
          post(String(id), { title: null, content: `<p>Hand ${n}.</p>`, revision: 1, cause: 'save' }),
        );
        const saved = answers.flatMap(({ status }, n) => (status === 200 ? n : []));
        expect(saved).toHaveLength(1);
        expect(answers.filter(({ message }) => message === 'chapters.shared.errors.changed')).toHaveLength(crowd - 1);
        expect(await server().db.select().from(chapterTexts)).toMatchObject([{ content: `<p>Hand ${saved[0]}.</p>` }]);
        expect(await server().db.select().from(chapterVersions)).toMatchObject([{ content: '<p>Before.</p>' }]);
      }
    },
  );

  test(
    'new, moved and deleted chapters keep the numbers without gap or double, and the counts exact',
    long,
    async () => {
      for (let round = 1; round <= rounds; round++) {
        await server().reset();
        const { story, post } = await insertStory();
        const rows = await insertChapters(
          server(),
          story,
          Array.from({ length: 12 }, () => 'draft' as const),
        );
        await atOnce(30, (n) =>
          n % 3 === 0
            ? post('new', { title: null, content: '<p>One two three.</p>' })
            : n % 3 === 1
              ? post('move', { ids: [rows[n % 12]!.id], to: (n % 7) + 1 })
              : post('deletes', { ids: [rows[(n * 5) % 12]!.id] }),
        );
        const chapters = await server().db.select().from(tables.chapter);
        expect(await numbers()).toEqual(upTo(chapters.length));
        const words = chapters.reduce((sum, { word_count }) => sum + word_count, 0);
        expect(await server().db.select().from(tables.fiction)).toMatchObject([
          { chapter_count: chapters.length, word_count: words },
        ]);
      }
    },
  );

  test('what is typed while chapters are submitted does not reach the reviewers without its author’s word', async () => {
    for (let round = 1; round <= rounds; round++) {
      await server().reset();
      const { story, post } = await insertStory();
      await server().insert('restrictedWord', { word: 'poison', language: story.language });
      const rows = await insertChapters(server(), story, ['draft', 'draft', 'draft', 'draft']);
      const answers = await atOnce(16, (n) =>
        n % 4 === 0
          ? post('audit', { all: true, publish: true })
          : post(String(rows[n % 4]!.id), { title: null, content: '<p>poison</p>', revision: 1, cause: 'save' }),
      );
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const { rows: unseen } = await server().pool.query(
        `select id from chapters join chapter_texts on chapter_id = id
         where status = 'pending_review' and content like '%poison%'`,
      );
      expect(unseen).toEqual([]);
    }
  });
});
