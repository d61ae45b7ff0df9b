import { beforeEach, expect, test } from 'vitest';
import { hostileTexts as texts } from '../../support/hostileTexts.ts';
import { signed } from '../../support/readers.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

// What people write comes back as they wrote it, as JSON that no browser takes for a page.
const server = await testServer();
let me: RowOf<'user'>;
let story: RowOf<'fiction'>;
let mine: string;
let manager: string;
beforeEach(async () => {
  me = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', { author_id: me.id });
  mine = await server.signIn(me);
  manager = await server.signIn('content_manager');
});

const post = async (token: string, path: string, body: object) => {
  const answer = await server.call('POST', path, { token, body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.data;
};
const get = async (token: string, path: string) => {
  const { response, data } = await server.call('GET', path, { token });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return data;
};
const contents = (items: { content: string }[]) => items.map(({ content }) => content).toSorted();
const all = texts.toSorted();

test('comments of readers, their names, and what is reported of them', async () => {
  const comments = texts.map((content, n) => ({
    id: String(n),
    fiction_id: story.id,
    reader: { id: String(n), name: content.slice(0, 60) },
    content,
    created_at: '2026-03-10T03:00:00.000Z',
  }));
  const { body, headers } = signed(server, { comments });
  await server.call('POST', '/api/ingest/comments', { body, headers });
  const { items } = await get(mine, '/api/comments?per_page=100');
  expect(contents(items)).toEqual(all);
  for (const { id, content } of items)
    await post(mine, `/api/comments/${id}/report`, { reason: 'other', note: content });
  const { items: reports } = await get(manager, '/api/office/comment-reports?per_page=100');
  expect(contents(reports)).toEqual(all);
  for (const { note, content, reader_name } of reports)
    expect([note, reader_name]).toEqual([content, content.slice(0, 60).trim()]);
});

test('answers, reviews and saved replies of authors', async () => {
  const question = await server.insert('comment', { fiction_id: story.id, type: 'book' });
  for (const content of texts) {
    await post(mine, `/api/comments/${question.id}/reply`, { content });
    await post(mine, '/api/comments', { fiction_id: story.id, content });
  }
  expect(contents((await get(mine, `/api/comments/${question.id}/reply-comments`)).items)).toEqual(all);
  const reviews = (await get(mine, '/api/comments?per_page=100')).items.filter(({ mine }: { mine: boolean }) => mine);
  expect(contents(reviews)).toEqual(all);
  for (const content of texts.slice(0, 20)) await post(mine, '/api/comments/saved-replies', { content });
  expect(contents((await get(mine, '/api/comments/saved-replies')).items)).toEqual(texts.slice(0, 20).toSorted());
});

test('notes and announcements of the staff, and why a comment was taken out, also by mail', async () => {
  const audience = { languages: [], roles: [], contracts: [] };
  const short = (text: string) => text.slice(0, 120);
  for (const content of texts) {
    await post(manager, '/api/office/announcements', { title: short(content), content, audience, send_at: null });
    const comment = await server.insert('comment', { fiction_id: story.id, type: 'book', report_status: 'open' });
    await post(manager, '/api/office/comment-reports/decisions', {
      ids: [comment.id],
      step: 'remove',
      reason: content,
    });
  }
  const { items } = await get(manager, '/api/office/announcements?per_page=100');
  expect(contents(items)).toEqual(all);
  const { sendAnnouncements } = await import('#server/features/notifications/announcements/sendAnnouncements.ts');
  for (let n = 0; n < 2; n++) await sendAnnouncements(server.services);
  const read = [];
  for (let page = 1; page <= 7; page++) read.push(...(await get(mine, `/api/message/list?page=${page}`)).all);
  const notes = read.filter(({ kind }) => kind === 'note');
  expect(contents(notes)).toEqual(all);
  expect(new Set(notes.map(({ title }) => title))).toEqual(new Set(texts.map(short)));
  const decided = read.filter(({ kind }) => kind === 'report_decided').map(({ content }) => content);
  for (const text of texts) expect(decided.some((content) => content.endsWith(text))).toBe(true);
  await server.mailDue();
  expect(server.emails[0]!.text).toContain(texts[0]);
});

test.each([['line\nline'], ['a\r\nBcc: x@example.com'], ['right\u202eto left'], ['nul\0']])(
  'a title is no %j',
  async (title) => {
    const body = { title, content: 'x', audience: { languages: [], roles: [], contracts: [] }, send_at: null };
    expect((await server.call('POST', '/api/office/announcements', { token: manager, body })).status).toBe(422);
  },
);
