import { beforeEach, describe, expect, test } from 'vitest';
import { audits, blockedReaders, tables } from '#server/db/schema.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
let account: RowOf<'user'>;
let token: string;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed', pen_name: 'Ada' });
  account = await server.insert('user', { role: 'editor' });
  const editor = await server.insert('editor', { user_id: account.id });
  story = await server.insert('fiction', { author_id: author.id, editor_id: editor.id, title: 'Moon', language: 'en' });
  token = await server.signIn(account);
});

const reported = (content: string, values: ValuesOf<'comment'> = {}) =>
  server.insert('comment', {
    fiction_id: story.id,
    type: 'book',
    content,
    reader_name: 'Ann',
    reader_id: 'app:ann',
    report_status: 'open',
    report_reason: 'spam',
    reported_at: server.clock.now.toISOString(),
    ...values,
  });
const list = async (query = '', as = token) =>
  (await server.call('GET', `/api/office/comment-reports${query}`, { token: as })).data;
const contents = async (query = '') => (await list(query)).items.map(({ content }: { content: string }) => content);
const decide = (ids: number[], step: string, more: object = {}, as = token) =>
  server.call('POST', '/api/office/comment-reports/decisions', {
    token: as,
    body: { ids, step, reason: 'Why', ...more },
  });
const takeBack = (undo: string, ids: number[], as = token) =>
  server.call('POST', '/api/office/comment-reports/undo', { token: as, body: { undo, ids } });
const results = ({ data }: { data: any }) => data.items.map(({ result }: { result: string }) => result);
const states = async () =>
  (await server.db.select().from(tables.comment).orderBy(tables.comment.id)).map((row) => [
    row.report_status,
    row.hidden,
  ]);
const messages = () => server.db.select().from(tables.message);

test('an answer that is taken out asks its author for none, until it comes back', async () => {
  const notReported = { report_status: null, reported_at: null };
  const first = await reported('first', { ...notReported, reader_id: 'app:bob' });
  await reported('Thanks', { ...notReported, reader_id: null, parent_id: first.id, user_id: author.id });
  const { id } = await reported('rude', { parent_id: first.id });
  const answered = async () => (await server.db.select().from(tables.comment).orderBy(tables.comment.id))[0]!.answered;
  for (const step of ['remove', 'block']) {
    const { data } = await decide([id], step);
    expect(await answered()).toBe(true);
    await takeBack(data.undo, [id]);
    expect(await answered()).toBe(false);
  }
  const manager = await server.signIn('content_manager');
  const removal = await server.call('DELETE', `/api/office/comments/${id}`, { token: manager });
  expect([removal.status, await answered()]).toEqual([200, true]);
});

describe('the queue', () => {
  test('has what an author reported, with why and what it answers', async () => {
    const first = await reported('first', { report_status: null, report_reason: null, reported_at: null });
    await server.insert('chapter', { fiction_id: story.id, number: 3 });
    const answer = await reported('rude', { parent_id: first.id, report_status: null, type: 'chapter', chapter_id: 1 });
    await reported('before', { report_status: 'removed' });
    const mine = await server.signIn(author);
    const body = { reason: 'abuse', note: 'Again!' };
    await server.call('POST', `/api/comments/${answer.id}/report`, { token: mine, body });
    const { items, counts } = await list();
    expect(counts).toEqual({ open: 1, kept: 0, removed: 1 });
    expect(items).toMatchObject([
      {
        story: 'Moon',
        pen_name: 'Ada',
        number: 3,
        content: 'rude',
        answers: 'first',
        reason: 'abuse',
        note: 'Again!',
        reported_at: server.clock.now.toISOString(),
        blockable: true,
        blocked: false,
        removed_before: 1,
      },
    ]);
  });

  test('is narrowed and read in parts, none twice and none missed', async () => {
    for (let n = 0; n < 5; n++) await reported(`c${n}`, { report_reason: n % 2 ? 'abuse' : 'spam' });
    await reported('kept', { report_status: 'kept' });
    expect(await contents('?reason=abuse')).toEqual(['c1', 'c3']);
    expect(await contents('?language=fr')).toEqual([]);
    expect(await contents('?status=kept')).toEqual(['kept']);
    const seen: string[] = [];
    for (let after = ''; ;) {
      const { items } = await list(`?per_page=2${after}`);
      if (items.length === 0) break;
      seen.push(...items.map((item: any) => item.content));
      const last = items.at(-1);
      after = `&after_at=${last.reported_at}&after_id=${last.id}`;
    }
    expect(seen).toEqual(['c0', 'c1', 'c2', 'c3', 'c4']);
  });

  test('is an editor’s as far as the works are, a content manager’s as a whole, and nobody else’s', async () => {
    const one = await reported('mine');
    const other = await server.insert('fiction');
    const theirs = await reported('theirs', { fiction_id: other.id });
    expect(await contents()).toEqual(['mine']);
    expect(results(await decide([one.id, theirs.id], 'keep'))).toEqual(['done', 'missing']);
    const manager = await server.signIn('content_manager');
    expect((await list('', manager)).items.map((item: any) => item.content)).toEqual(['theirs']);
    expect((await decide([theirs.id], 'remove', {}, await server.signIn('work_auditor'))).status).toBe(403);
  });
});

describe('a decision', () => {
  test('removes, row by row, tells the authors and is taken back whole', async () => {
    const one = await reported('one', { pinned: true });
    const hidden = await reported('hidden', { hidden: 'author' });
    const done = await reported('done', { report_status: 'kept' });
    const plain = await reported('plain', { report_status: null });
    const ids = [one.id, hidden.id, done.id, plain.id, 999];
    const answer = await decide(ids, 'remove');
    expect(results(answer)).toEqual(['done', 'done', 'decided', 'missing', 'missing']);
    expect(await states()).toEqual([
      ['removed', 'staff'],
      ['removed', 'staff'],
      ['kept', null],
      [null, null],
    ]);
    expect(await messages()).toMatchObject([
      {
        user_id: author.id,
        kind: 'report_decided',
        args: { title: 'Moon', reader: 'Ann', removed: true, reason: 'Why' },
      },
      { kind: 'report_decided' },
    ]);
    expect((await takeBack(answer.data.undo, ids)).data.ids).toEqual([one.id, hidden.id]);
    expect((await states()).slice(0, 2)).toEqual([
      ['open', null],
      ['open', 'author'],
    ]);
    expect(await messages()).toEqual([]);
    const noted = (await server.db.select().from(audits).orderBy(audits.id)).map(({ action, user_id }) => [
      action,
      user_id,
    ]);
    expect(noted).toEqual([
      ['moderate', account.id],
      ['moderate', account.id],
      ['undo', account.id],
      ['undo', account.id],
    ]);
  });

  test('keeps what breaks no rule, without a reason', async () => {
    const one = await reported('one');
    expect(results(await decide([one.id], 'keep', { reason: undefined }))).toEqual(['done']);
    expect(await states()).toEqual([['kept', null]]);
    expect(await messages()).toMatchObject([{ args: { removed: false, reason: null } }]);
  });

  test('blocks the reader for the author, and unblocks when it is taken back', async () => {
    const [one, nobody] = [await reported('one'), await reported('nobody', { reader_id: null })];
    const { data } = await decide([one.id, nobody.id], 'block');
    expect(results({ data })).toEqual(['done', 'no_reader']);
    expect(await server.db.select().from(blockedReaders)).toMatchObject([
      { author_id: author.id, reader_id: 'app:ann' },
    ]);
    expect((await list('?status=removed')).items).toMatchObject([{ content: 'one', blocked: true }]);
    await takeBack(data.undo, [one.id]);
    expect(await server.db.$count(blockedReaders)).toBe(0);
  });

  test('is taken back by who took it, once, and not where somebody decided since', async () => {
    const one = await reported('one');
    const first = (await decide([one.id], 'remove')).data.undo;
    const manager = await server.signIn('content_manager');
    expect((await takeBack(first, [one.id], manager)).data.ids).toEqual([]);
    expect((await takeBack(first, [one.id])).data.ids).toEqual([one.id]);
    await decide([one.id], 'remove', {}, manager);
    expect((await takeBack(first, [one.id])).data.ids).toEqual([]);
    expect(await states()).toEqual([['removed', 'staff']]);
  });

  test.each([
    [{ reason: undefined }, 'remove'],
    [{ reason: ' ' }, 'block'],
    [{ reason: 'x'.repeat(501) }, 'remove'],
    [{ ids: [] }, 'keep'],
    [{}, 'burn'],
  ])('with %j cannot be made: %s', async (more, step) => {
    const one = await reported('one');
    expect((await decide([one.id], step, more)).status).toBe(422);
    expect(await states()).toEqual([['open', null]]);
  });

  test('has one effect however often it is sent', async () => {
    const one = await reported('one');
    const headers = { 'idempotency-key': 'moderation-once-12345678' };
    const send = () =>
      server.call('POST', '/api/office/comment-reports/decisions', {
        token,
        headers,
        body: { ids: [one.id], step: 'remove', reason: 'Why' },
      });
    const [first, again] = [await send(), await send()];
    expect(again.data).toEqual(first.data);
    expect(await messages()).toHaveLength(1);
  });
});
