import { beforeEach, expect, test } from 'vitest';
import { limits } from '#domain/accounts/rateLimits.ts';
import { docxLimits } from '#domain/chapter-import/docxLimits.ts';
import { sendFile } from '../../support/chapterUploads.ts';
import { wordFile } from '../../support/docx.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
let token: string;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
});

const upload = (bytes: Uint8Array, more: object = {}) => sendFile(server, bytes, { token, to: story.id, ...more });
const history = async () =>
  (await server.call('GET', `/api/fiction/chapters/upload-history/${story.id}`, { token })).data;
const three = ['Chapter 1: Rain', 'It rained.', 'Chapter 2', 'It snowed.', 'Chapter 3: Sun', 'The sun came out.'];

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\mira\\book.docx', 'book.docx'],
  ['<script>alert(1)</script>.docx', 'script>.docx'],
  ['a\u202excod.exe', 'axcod.exe'],
  ['a\r\nset-cookie: x.docx', 'aset-cookie: x.docx'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('the file name %j is shown as %j', async (name, cleanName) => {
  const { data } = await upload(await wordFile(three), { name });
  expect(data.file_name.replaceAll('%0D%0A', '')).toBe(cleanName);
});

test('a file that is no Word file is refused at its field, and leaves nothing', async () => {
  const { status, data } = await upload(new TextEncoder().encode('hello, this is no Word file'));
  expect(status).toBe(422);
  expect(data.errors).toEqual({ file: { message: 'chapter-import.shared.no_docx' } });
  expect((await upload(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await history()).total).toBe(0);
});

test('a limit bounds the files of an hour, and lets an import of all its files through', async () => {
  const { times } = limits.documents;
  expect(times).toBeGreaterThanOrEqual(docxLimits.files);
  const bytes = new TextEncoder().encode('no Word file');
  await upload(bytes);
  await server.pool.query('update attempts set count = $1', [times]);
  expect((await upload(bytes)).status).toBe(429);
});

test('the history is paged, newest first', async () => {
  for (let n = 1; n <= 3; n++) await upload(await wordFile(three), { name: `${n}.docx` });
  const second = `/api/fiction/chapters/upload-history/${story.id}?page=2&per_page=2`;
  const page = await server.call('GET', second, { token });
  expect(page.data).toMatchObject({ total: 3, items: [{ file_name: '1.docx', user_name: author.user_name }] });
});
