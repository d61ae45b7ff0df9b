import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audits, tables } from '#server/db/schema.ts';
import { readCatalogue } from '#server/kit/catalogue.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { writeMessageTexts } from '#server/platform/notify/messageTexts.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
let token: string;
let editor: string;

beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  const staff = await server.insert('user', { role: 'editor' });
  editor = await server.signIn(staff);
  const { id: editor_id } = await server.insert('editor', { user_id: staff.id });
  const values = { author_id: author.id, contract_status: 'signed', editor_id, language: 'th' } as const;
  story = await server.insert('fiction', values);
});

const queue = async (query = '', by = editor) =>
  (await server.call('GET', `/api/office/chapter-reviews${query}`, { token: by })).data;
const read = (id: number, by = editor) => server.call('GET', `/api/office/chapters/${id}/review`, { token: by });
const decide = (id: number, body: object, by = editor) =>
  server.call('POST', `/api/office/chapters/${id}/review`, { token: by, body: { revision: 1, ...body } });
const save = (id: number, revision: number, content: string) =>
  server.call('POST', `/api/fictions/${story.id}/chapters/${id}`, {
    token,
    body: { title: null, content, revision, cause: 'autosave' },
  });
const submit = (id: number) =>
  server.call('POST', `/api/fictions/${story.id}/chapters/audit`, { token, body: { ids: [id], publish: true } });
const later = (minutes: number) => void (server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000));

describe('the queue', () => {
  test('has what waits, the oldest first, a part after another while others are decided', async () => {
    const rows = await insertChapters(server, story, ['pending_review', 'draft', 'published', 'pending_review']);
    const revised = await insertChapter(server, story, {
      number: 5,
      status: 'published',
      revision_status: 'pending_review',
      submitted_at: '2026-03-01T04:00:00.000Z',
    });
    await server.pool.query(`update chapters set submitted_at = '2026-03-02T04:00:00Z' where id = $1`, [rows[3]!.id]);
    const first = await queue('?per_page=1');
    expect(first).toMatchObject({ items: [{ id: revised.id, published: true, again: false }], total: 3 });
    await decide(revised.id, { approved: true });
    const last = first.items[0];
    const rest = await queue(`?after_at=${last.submitted_at}&after_id=${last.id}`);
    expect(rest).toMatchObject({ items: [{ id: rows[3]!.id }, { id: rows[0]!.id }], total: 2 });
  });

  test('gives five hundred in ten parts, each of them once, also those that came in one instant', async () => {
    await server.pool.query(
      `insert into chapters (fiction_id, number, word_count, status, submitted_at, created_at, updated_at, search)
       select $1, n, 4, 'pending_review', timestamptz '2026-03-01T04:00:00Z' + (n / 7) * interval '1 minute', now(), now(), ''
       from generate_series(1, 500) n`,
      [story.id],
    );
    const seen: number[] = [];
    let after = '';
    let parts = 0;
    for (;;) {
      const { items, total } = await queue(after);
      expect(total).toBe(500);
      if (items.length === 0) break;
      parts += 1;
      seen.push(...items.map(({ number }: { number: number }) => number));
      const last = items.at(-1);
      after = `?after_at=${last.submitted_at}&after_id=${last.id}`;
    }
    expect(parts).toBe(10);
    expect(seen).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  });

  test('is of the works of an editor, and of all for a work auditor', async () => {
    const other = await server.insert('fiction', { contract_status: 'signed' });
    await insertChapters(server, story, ['pending_review']);
    await insertChapters(server, other, ['pending_review']);
    expect((await queue()).total).toBe(1);
    const auditor = await server.signIn('work_auditor');
    expect((await queue('', auditor)).total).toBe(2);
    expect(await queue(`?fiction_id=${other.id}`, auditor)).toMatchObject({
      items: [{ story: other.title }],
      total: 1,
    });
    expect((await queue(`?fiction_id=${other.id}`)).total).toBe(0);
  });
});

describe('a chapter in review', () => {
  test('is read with its flags, and without what was before the first time', async () => {
    await server.insert('restrictedWord', { word: 'poppy', language: 'th', note: 'Not here' });
    const content = '<p>Once.</p><p>A poppy for me@example.com.</p>';
    const one = await insertChapter(server, story, { number: 1, status: 'pending_review', content });
    expect((await read(one.id)).data).toMatchObject({
      content,
      state: 'pending_review',
      obstacle: null,
      before: null,
      author_language: 'th',
      flags: [
        { paragraph: 1, kind: 'word', text: 'poppy', note: 'Not here' },
        { paragraph: 1, kind: 'email', text: 'me@example.com', note: null },
      ],
      reviews: [],
    });
  });

  test('comes back with the text that was rejected, however soon it was changed', async () => {
    const one = await insertChapter(server, story, { number: 1, content: '<p>First</p>' });
    await save(one.id, 1, '<p>Second</p>');
    await submit(one.id);
    later(1);
    await decide(one.id, { revision: 2, approved: false, reason: 'Why?', notes: [{ paragraph: 0, text: 'Here' }] });
    later(1);
    await save(one.id, 2, '<p>Third</p>');
    await save(one.id, 3, '<p>Fourth</p>');
    await submit(one.id);
    expect((await read(one.id)).data).toMatchObject({
      content: '<p>Fourth</p>',
      before: { kind: 'rejected', content: '<p>Second</p>', at: '2026-03-10T04:01:00.000Z' },
      reviews: [{ approved: false, reason: 'Why?', notes: [{ paragraph: 0, text: 'Here' }] }],
    });
    expect((await queue()).items[0]).toMatchObject({ again: true });
  });

  test('stands beside what readers see of it', async () => {
    const [one] = await insertChapters(server, story, ['published']);
    await save(one!.id, 1, '<p>Changed</p>');
    await submit(one!.id);
    expect((await read(one!.id)).data).toMatchObject({
      before: { kind: 'published', content: '<p>Once upon a time.</p>', at: '2026-03-01T04:00:00.000Z' },
    });
  });

  test('says why it is not to be decided on', async () => {
    const [waiting, done] = await insertChapters(server, story, ['pending_review', 'published']);
    expect((await read(done!.id)).data.obstacle).toBe('decided');
    await server.pool.query(`update users set role = 'work_auditor' where id = $1`, [author.id]);
    expect((await read(waiting!.id, token)).data.obstacle).toBe('own_work');
    expect((await read(waiting!.id, await server.signIn('editor'))).status).toBe(404);
  });
});

test.each([
  ['approved', { approved: true }, 'approve', undefined],
  ['rejected', { approved: false, reason: 'ช้าไป' }, 'reject', 'ช้าไป'],
] as const)('a chapter that is %s is told to its author in their language, and kept', async (...row) => {
  const [outcome, body, action, reason] = row;
  const [one] = await insertChapters(server, story, ['pending_review']);
  await decide(one!.id, body);
  await server.mailDue();
  const { subject } = writeEmail('th', `chapter_${outcome}`, {
    title: story.title,
    number: 1,
    live: true,
    reason: '',
    notes: 0,
  });
  expect(server.emails).toMatchObject([{ to: author.email, subject }]);
  const [message] = await server.db.select().from(tables.message).where(eq(tables.message.user_id, author.id));
  const { subject: title, text } = writeMessageTexts(message!.kind as 'chapter_rejected', message!.args as never, 'th');
  expect(message).toMatchObject({ category: 'story', chapter_id: one!.id });
  expect(title).toBe(subject);
  if (reason) expect(text).toContain(reason);
  const of = and(eq(audits.entity, 'chapters'), eq(audits.action, action));
  expect((await server.db.select().from(audits).where(of))[0]!.changes).toEqual({
    revision: { to: 1 },
    ...(reason && { reason: { to: reason } }),
  });
});

describe('a chapter that was with the reviewers when its work was completed', () => {
  const latestMessage = async () => {
    const [row] = await server.db.select().from(tables.message).orderBy(desc(tables.message.id));
    return writeMessageTexts(row!.kind as 'chapter_rejected', row!.args as never, 'en');
  };
  const waiting = async () => {
    const row = await insertChapter(server, story, { number: 1, content: '<p>One.</p>', status: 'pending_review' });
    await server.pool.query(`update fictions set status = 'completed'`);
    return row;
  };

  test('goes live once it is approved: nobody could release it', async () => {
    const { id } = await waiting();
    expect((await read(id)).data.publish).toBe(true);
    expect((await decide(id, { approved: true })).data).toEqual({ id, status: 'published' });
  });

  test('is sent back without asking for what can no longer be done', async () => {
    const { change, completed } = (readCatalogue('en').chapters!.emails as Record<string, Record<string, string>>)
      .chapter_rejected!;
    const reject = async (id: number) => {
      await decide(id, { approved: false, reason: 'Too short.', notes: [] });
      return latestMessage();
    };
    const [earlier] = await insertChapters(server, story, ['pending_review']);
    const email = await reject(earlier!.id);
    expect(email.text).toContain(change);
    expect(email.text).not.toContain(completed);
    const { id } = await waiting();
    const { subject, text } = await reject(id);
    const about = { title: story.title, number: 1, reason: '', notes: 0, completed: true };
    expect(subject).toBe(writeEmail('en', 'chapter_rejected', about).subject);
    expect(text.at(-1)).toBe(completed);
    expect(text).not.toContain(change);
  });
});
