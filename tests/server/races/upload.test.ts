import { expect, test } from 'vitest';
import { chapterUploads, chapterVersions, tables } from '#server/db/schema.ts';
import { chapterOf } from '../../support/chapters.ts';
import { plainChapter, rawDocx } from '../../support/docx.ts';
import { atOnce, races } from '../../support/races.ts';

races('a Word file', (server) => {
  async function prepared() {
    const author = await server().insert('user', { role: 'author_signed' });
    const story = await server().insert('fiction', { author_id: author.id, language: 'en', word_count: 0 });
    const old = await chapterOf(server(), story, { number: 1 });
    const token = await server().signIn(author);
    const upload = () => {
      const form = new FormData();
      form.set('file', new File([rawDocx(plainChapter(1) + plainChapter(2)) as BlobPart], 'book.docx'));
      return server().call('POST', `/api/fictions/${story.id}/chapters`, { token, body: form });
    };
    const rows = [
      { position: 0, choice: 'store', replaces: old.id },
      { position: 1, choice: 'store', replaces: null },
    ];
    const confirm = (id: number) =>
      server().call('POST', `/api/fiction/chapters/uploads/${id}`, { token, body: { rows } });
    return { upload, confirm };
  }

  test('that is confirmed many times at once is stored once', async () => {
    const { upload, confirm } = await prepared();
    const { data } = await upload();
    const answers = await atOnce(20, () => confirm(data.id));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(await server().db.$count(tables.chapter)).toBe(2);
    expect(await server().db.$count(chapterVersions)).toBe(1);
    const [story] = await server().db.select().from(tables.fiction);
    expect([story!.chapter_count, story!.word_count]).toEqual([2, 40]);
  });

  test('of which several come at once waits once', async () => {
    const { upload } = await prepared();
    const answers = await atOnce(6, upload);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const states = (await server().db.select().from(chapterUploads)).map(({ state }) => state).toSorted();
    expect(states).toEqual([...Array.from({ length: 5 }, () => 'discarded'), 'waiting']);
  });
});
