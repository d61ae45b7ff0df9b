import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { readChapters } from '#server/platform/documents/read.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let edition: number;
let task: number;
beforeEach(async () => {
  scene = await translationScene(server, 3);
  [task] = (await scene.assign(scene.part)).data.ids;
  await scene.step(task, 'receive');
  const { items } = await scene.listTaskChapters(task);
  for (const { id } of items.slice(0, 2)) await scene.translate(id, ({ sources: [at] }) => `*One* & ${at}`);
  const ids = items.slice(0, 2).map(({ id }: { id: number }) => id);
  // Its emphasis differs from the source.
  const seen = await Promise.all(ids.map(async (id: number) => ({ id, revision: (await scene.read(id)).revision })));
  await scene.step(task, 'submit', { ids, seen });
  await scene.review(ids[0], { approved: true });
  edition = (await grid()).data.editions[0].id;
});

const grid = (token = scene.tokens.manager, query = '') =>
  server.call('GET', `/api/office/business-books/${scene.book.id}/chapter-grid${query}`, { token });
const release = (body: object = { first_chapter: 1, last_chapter: 3 }, token = scene.tokens.manager) =>
  server.call('POST', `/api/office/editions/${edition}/release`, { token, body });
const exported = (format: string, query = '', token = scene.tokens.manager) =>
  server.call('GET', `/api/office/editions/${edition}/export/${format}${query}`, { token });
const listStates = async () =>
  (await grid()).data.items.map(({ cells }: { cells: { state: string }[] }) => cells[0]!.state);
const readBytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('the grid of a book', () => {
  test('has a cell for each chapter and edition, by page', async () => {
    await server.insert('edition', { book_id: scene.book.id, language: 'fr' });
    const { data } = await grid();
    expect(data.editions.map(({ language }: { language: string }) => language)).toEqual(['en', 'fr']);
    expect(data.items.map(({ number, cells }: any) => [number, ...cells.map(({ state }: any) => state)])).toEqual([
      [1, 'approved', 'untranslated'],
      [2, 'in_review', 'untranslated'],
      [3, 'untranslated', 'untranslated'],
    ]);
    const second = (await grid(scene.tokens.manager, '?page=2&per_page=2')).data;
    expect(second).toMatchObject({ total: 3, items: [{ number: 3 }] });
    expect(second.items).toHaveLength(1);
  });

  test('shows an original author own books only', async () => {
    const original = await server.insert('user', { role: 'original_author' });
    const token = await server.signIn(original);
    expect((await grid(token)).status).toBe(404);
    await server.pool.query('update business_books set original_author_id = $1 where id = $2', [
      original.id,
      scene.book.id,
    ]);
    expect((await grid(token)).data.total).toBe(3);
    for (const other of [scene.tokens.translator, scene.tokens.auditor]) expect((await grid(other)).status).toBe(200);
  });
});

describe('a release', () => {
  test('takes approved chapters, tells what it leaves out, and changes nothing again', async () => {
    const first = await release();
    expect(first.data).toEqual({ released: [1], released_before: [], unapproved: [2, 3], stale: [] });
    expect(await listStates()).toEqual(['released', 'in_review', 'untranslated']);
    expect((await release()).data).toEqual({ released: [], released_before: [1], unapproved: [2, 3], stale: [] });
    const versions = await server.pool.query(`select count(*)::int from translation_versions where cause = 'release'`);
    expect(versions.rows[0].count).toBe(1);
    const log = await server.pool.query(`select action from audits where entity = 'editions' and action = 'release'`);
    expect(log.rows).toHaveLength(1);
  });

  test('leaves out what the source has changed since, while no task brings it up to date', async () => {
    const body = { ids: [task], reason: 'She has left.' };
    await server.call('POST', '/api/office/translation-tasks/cancel', { token: scene.tokens.manager, body });
    await storeChapters(server, scene.book.id, [
      sourceText(1, { paragraphs: ['灯灭了。', '没有人来。1', '天亮时她走了。1'] }),
    ]);
    expect((await release()).data).toMatchObject({ released: [], stale: [1] });
    expect((await grid()).data.items[0].cells[0].stale).toBe(true);
    expect((await exported('docx', '?approved=true')).status).toBe(409);
  });

  test('is refused to all but the manager, and where its end is before its beginning', async () => {
    for (const token of [scene.tokens.translator, scene.tokens.auditor])
      expect((await release(undefined, token)).status).toBe(403);
    expect((await release(undefined, await server.signIn('original_author'))).status).toBe(403);
    expect((await release({ first_chapter: 2, last_chapter: 1 })).status).toBe(422);
    expect(await listStates()).toEqual(['approved', 'in_review', 'untranslated']);
  });
});

describe('an export', () => {
  test('has what was released, also after the chapter was reopened; with approved ones on wish', async () => {
    const nothing = await exported('docx');
    expect(nothing.status).toBe(409);
    expect((await exported('docx', '?approved=true')).status).toBe(200);
    await release();
    await server.pool.query(
      `update translated_chapters set state = 'in_work', title = 'Changed' where state = 'released'`,
    );
    const { response } = await exported('docx');
    const { sections } = await readChapters(await readBytes(response));
    expect(sections.slice(1).map(({ title, html }) => [title, html])).toEqual([
      ['A title', '<p><em>One</em> &amp; 1</p><p><em>One</em> &amp; 2</p><p><em>One</em> &amp; 3</p>'],
    ]);
  });

  test('is named by the title of the edition, as EPUB too', async () => {
    await release();
    await server.pool.query(`update editions set title = 'Лампы' where id = $1`, [edition]);
    const { response } = await exported('epub');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="edition-${edition}.epub"; filename*=UTF-8''${encodeURIComponent('Лампы')}.epub`,
    );
    const files = unzipSync(await readBytes(response));
    expect(Object.keys(files)).toContain('book/chapter-1.xhtml');
    expect((await exported('pdf')).status).toBe(404);
  });

  test('is for managers and auditors', async () => {
    await release();
    expect((await exported('docx', '', scene.tokens.auditor)).status).toBe(200);
    expect((await exported('docx', '', scene.tokens.translator)).status).toBe(403);
    expect((await exported('docx', '', await server.signIn('original_author'))).status).toBe(403);
  });
});
