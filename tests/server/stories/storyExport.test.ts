import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { liveTexts } from '#server/db/schema.ts';
import { readChapters } from '#server/platform/documents/read.ts';
import { insertChapter } from '../../support/chapters.ts';
import { plainChapter, rawDocx } from '../../support/docx.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
let token: string;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  story = await server.insert('fiction', { author_id: author.id, language: 'en', title: 'Rain' });
});

const get = (format: string, query = '', as = token) =>
  server.call('GET', `/api/fictions/${story.id}/export/${format}${query}`, { token: as });
const readBytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const chaptersIn = async (query = '') => {
  const { response } = await get('docx', query);
  const { sections } = await readChapters(await readBytes(response));
  return sections.slice(1).map(({ title, html }) => [title, html]);
};

describe('an own story', () => {
  test('is exported with its drafts, or as readers see it', async () => {
    const live = await insertChapter(server, story, {
      number: 1,
      title: 'New',
      content: '<p>New.</p>',
      status: 'published',
    });
    await server.db
      .insert(liveTexts)
      .values({ chapter_id: live.id, title: 'Old', content: '<p>Old.</p>', word_count: 1 });
    await insertChapter(server, story, { number: 2, title: 'Two', content: '<p>Two.</p>', status: 'published' });
    await insertChapter(server, story, { number: 3, title: 'Draft', content: '<p>Draft.</p>' });
    expect(await chaptersIn()).toEqual([
      ['New', '<p>New.</p>'],
      ['Two', '<p>Two.</p>'],
      ['Draft', '<p>Draft.</p>'],
    ]);
    expect(await chaptersIn('?drafts=false')).toEqual([
      ['Old', '<p>Old.</p>'],
      ['Two', '<p>Two.</p>'],
    ]);
  });

  test('is exported as EPUB', async () => {
    await insertChapter(server, story, { number: 1, title: 'One' });
    const { response } = await get('epub');
    expect(response.headers.get('content-type')).toBe('application/epub+zip');
    expect(Object.keys(unzipSync(await readBytes(response)))).toContain('book/chapter-1.xhtml');
  });

  test.each([
    ['Rain', 'Rain.docx'],
    ['Дождь', '%D0%94%D0%BE%D0%B6%D0%B4%D1%8C.docx'],
    ['../../etc/passwd', 'etc%20passwd.docx'],
    ['a"b\r\nset-cookie: x\u0000', 'a%20b%20set-cookie%20x.docx'],
    ["It's (not) *that*", 'It%27s%20%28not%29%20that.docx'],
    ['???', undefined],
  ])('by the title %j is a file of the name %s', async (title, name) => {
    await insertChapter(server, story, { number: 1 });
    await server.pool.query('update fictions set title = $1', [title.replace('\0', '')]);
    const { response } = await get('docx');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="story-${story.id}.docx"; filename*=UTF-8''${name ?? `story-${story.id}.docx`}`,
    );
  });
});

test('a story without chapters, of others, or in another format is not exported', async () => {
  expect(await get('docx')).toMatchObject({ status: 409, message: 'stories.writing.page.errors.nothing_to_export' });
  await insertChapter(server, story, { number: 1 });
  for (const format of ['pdf', 'constructor', '..']) expect((await get(format)).status, format).toBe(404);
  expect((await get('docx', '', await server.signIn('author_signed'))).status).toBe(404);
});

describe('a Word file on its own', () => {
  const upload = (bytes: Uint8Array) => {
    const form = new FormData();
    form.set('file', new File([bytes as BlobPart], '../evil.docx'));
    return server.call('POST', '/api/upload/doc', { token, body: form });
  };

  test('is kept as it is, for its owner and who reviews contracts', async () => {
    const bytes = rawDocx(plainChapter());
    const { data } = await upload(bytes);
    expect(data.url).toMatch(/^\/api\/files\/private\/doc\/[0-9a-f-]{36}\.docx$/);
    const { response } = await server.call('GET', data.url, { token });
    expect(await readBytes(response)).toEqual(bytes);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    for (const [role, status] of [
      ['author_signed', 404],
      ['editor', 404],
      ['work_auditor', 200],
    ] as const)
      expect((await server.call('GET', data.url, { token: await server.signIn(role) })).status, role).toBe(status);
    expect((await server.call('GET', data.url.replace('/private', ''), { token })).status).toBe(404);
  });

  test('is refused by the same gate', long, async () => {
    const { status, data } = await upload(rawDocx(plainChapter(), { parts: { x: new Uint8Array(50 * 1024 * 1024) } }));
    expect([status, data.errors]).toEqual([422, { file: { message: 'chapter-import.shared.too_large_inside' } }]);
  });
});
