import { expect, test } from 'vitest';
import { chapterUploadRows, chapterUploads, chapterVersions, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { changeRow, sendFile, type Grid } from '../../support/chapterUploads.ts';
import { plainChapter, rawDocx } from '../../support/docx.ts';
import { atOnce, races } from '../../support/races.ts';

races('a Word file', (server) => {
  async function prepared() {
    const author = await server().insert('user', { role: 'author_signed' });
    const story = await server().insert('fiction', { author_id: author.id, language: 'en', word_count: 0 });
    const old = await insertChapter(server(), story, { number: 1 });
    const token = await server().signIn(author);
    const file = rawDocx(plainChapter(1) + plainChapter(2));
    const upload = () => sendFile(server(), file, { token, to: story.id });
    const join = (joins: number, n: number) =>
      sendFile(server(), file, { token, to: story.id, name: `${n}.docx`, joins });
    const merge = (grid: Grid) => changeRow(server(), token, grid, 1, 'merge');
    const confirm = ({ id, revision, rows: [first, second] }: any) =>
      server().call('POST', `/api/fiction/chapters/uploads/${id}`, {
        token,
        body: {
          revision,
          rows: [
            { id: first.id, choice: 'store', replaces: old.id },
            { id: second.id, choice: 'store', replaces: null },
          ],
        },
      });
    return { upload, join, merge, confirm };
  }

  test('that is confirmed many times at once is stored once', async () => {
    const { upload, confirm } = await prepared();
    const { data } = await upload();
    const answers = await atOnce(20, () => confirm(data));
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
    const answers = await atOnce(5, upload);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 200));
    const states = (await server().db.select().from(chapterUploads)).map(({ state }) => state).toSorted();
    expect(states).toEqual([...Array.from({ length: 4 }, () => 'discarded'), 'waiting']);
  });

  test('to which files are added at once has them all', async () => {
    const { upload, join } = await prepared();
    const { data } = await upload();
    const answers = await atOnce(5, (n) => join(data.id, n));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 200));
    const rows = await server().db.select().from(chapterUploadRows);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(12);
    expect(await server().db.select().from(chapterUploads)).toMatchObject([{ files: 6, chapters: 12, revision: 6 }]);
  });

  test('whose rows several windows change at once is changed by one', async () => {
    const { upload, merge } = await prepared();
    const { data } = await upload();
    const answers = await atOnce(10, () => merge(data));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === 'chapter-import.writing.import_changed')).toHaveLength(9);
    expect(await server().db.select().from(chapterUploadRows)).toHaveLength(1);
  });
});
