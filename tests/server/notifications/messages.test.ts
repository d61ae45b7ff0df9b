import { beforeEach, describe, expect, test } from 'vitest';
import type { ArgsOf } from '#domain/emails.ts';
import { interfaceLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import type { messageKinds } from '#domain/notifications/message.ts';
import { writeEmail } from '#server/platform/emails/index.ts';
import { writeMessageTexts } from '#server/platform/notify/messageTexts.ts';
import { notify } from '#server/platform/notify/notify.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let me: RowOf<'user'>;
let token: string;
beforeEach(async () => {
  me = await server.insert('user', { role: 'author_unsigned' });
  token = await server.signIn(me);
});

const list = async (query = '', headers = {}) =>
  (await server.call('GET', `/api/message/list${query}`, { token, headers })).data;
const post = (path: string, body: object) => server.call('POST', `/api/message/${path}`, { token, body });
const note = (category: 'system' | 'sign' | 'story' = 'system', values = {}) =>
  server.insert('message', { user_id: me.id, category, title: category, content: 'x', ...values });
const needed = () => ({ db: server.db, now: server.clock.now });

const contest = { slug: 'moon', edition: 1, name: 'N', names: { en: 'M' }, title: 'T' };
const task = { book: 'B', language: 'en', first: 1, last: 20, zone: 'Europe/Berlin' } as const;
const away: ArgsOf<'absence_set'> = {
  editor: 'E',
  substitute: 'S',
  from: '2026-03-10',
  to: '2026-03-20',
  languages: ['en', 'es'],
};
const end = { until: '2026-03-20T15:59:59.999Z' };
const args: { [K in Exclude<(typeof messageKinds)[number], 'note'>]: ArgsOf<K> } = {
  welcome: { pen: 'Ada' },
  info_locked: { reason: 'Why' },
  info_unlocked: {},
  statement_open: {
    statement_id: 1,
    month: '2026-02',
    amount: 50_000,
    until: '2026-03-04T15:59:59.999Z',
    zone: 'Europe/Berlin',
  },
  statement_due: { statement_id: 1, month: '2026-02', amount: 50_000, until: '2026-03-04T15:59:59.999Z', zone: null },
  clause_coming: { slug: 'terms', number: 2, effective_on: '2026-03-17', titles: { en: 'T' }, notes: { en: 'N' } },
  clause_withdrawn: { slug: 'terms', number: 2, effective_on: '2026-03-17', titles: { en: 'T' } },
  contract_invited: { title: 'T', editor: 'E' },
  contract_approved: { title: 'T', until: '2026-03-24T04:00:00.000Z' },
  contract_rejected: { title: 'T', notice: 'N', left: 2 },
  contract_signed: { title: 'T', number: 'Q-1' },
  contract_expired: { title: 'T' },
  work_renamed: { from: 'T', title: 'U', genre: true, reason: 'R' },
  editor_changed: { editor: 'E', titles: ['T', 'U'], more: true },
  absence_set: away,
  substitution_set: away,
  absence_withdrawn: away,
  chapter_approved: { title: 'T', number: 3, live: true },
  chapter_rejected: { title: 'T', number: 3, reason: 'R', notes: 2 },
  report_decided: { title: 'T', reader: 'R', removed: true, reason: 'Why' },
  statement_rejected: { month: '2026-02', reason: 'R', until: '2026-03-10T15:59:59.999Z' },
  payment_paid: { month: '2026-02', amount: 12_345 },
  payment_failed: { month: '2026-02', amount: 12_345, reason: 'R' },
  comments_waiting: { count: 1200, titles: ['T', 'U'], more: true },
  chapter_released: { title: 'T', numbers: [1] },
  contract_taken: { title: 'T' },
  statement_approved: { month: '2026-02', amount: 12_345 },
  statement_carried: { month: '2026-02', amount: 12_345 },
  bonus_approved: { title: 'T', amount: 12_345, taken: false, remark: null },
  bonus_rejected: { title: 'T', reason: 'R', remark: 'M' },
  contest_entered: { ...contest, full: false, until: '2026-03-31T15:59:59.999Z' },
  contest_full: contest,
  contest_result: contest,
  contest_won: { ...contest, place: 1, amount: 12_345, until: null },
  contest_claim_due: { ...contest, amount: 12_345, until: '2026-03-31T15:59:59.999Z' },
  contest_lapsed: { ...contest, until: '2026-03-31T15:59:59.999Z' },
  contest_entry_due: { ...contest, until: '2026-03-31T15:59:59.999Z' },
  contest_unsigned: { ...contest, until: '2026-03-31T15:59:59.999Z' },
  contest_left: contest,
  contest_cancelled: contest,
  contest_incentive: { ...contest, amount: 12_345, month: '2026-05' },
  question_answered: { month: '2026-02', title: 'T', answer: 'A' },
  task_assigned: { ...task, ...end },
  task_withdrawn: { ...task, cancelled: true },
  task_moved: { ...task, ...end },
  task_due: { ...task, ...end, words: 1200, translator: 'W', own: true },
  task_timed_out: { ...task, words: 1200, translator: 'W', own: true, spent: true },
  task_sent_back: { ...task, numbers: [3, 4], reason: 'R' },
  task_source_changed: { ...task, numbers: [3, 4], paragraphs: 1200, translator: 'W', own: false },
  task_submitted: { ...task, numbers: [3, 4], translator: 'W' },
  task_done: { ...task, translator: 'W', own: true },
  extension_asked: { ...task, translator: 'W', days: 3, reason: 'R' },
  extension_decided: { ...task, ...end, days: 3, approved: true },
  record_note: { by: 'W', title: 'T', of: 'tags', id: 1 },
  record_given: { by: 'W', title: 'T', note: 'N', of: 'chapters', id: 1 },
  late_release: { title: 'T', numbers: [1], due: '2026-03-09T04:00:00.000Z', live: '2026-03-10T04:00:00.000Z' },
};

test.each(Object.keys(interfaceLanguages) as InterfaceLanguage[])('every kind has words in %s', (language) => {
  const texts = Object.entries(args).map(([kind, args]) =>
    writeMessageTexts(kind as keyof typeof args, args as never, language),
  );
  for (const { subject, text } of texts) expect([subject, ...text].join()).not.toMatch(/undefined|NaN|\[object/);
  expect(new Set(texts.map(({ subject }) => subject)).size).toBe(texts.length);
});

describe('the list', () => {
  test('has ten a page, the newest first, in tabs with what is unread', async () => {
    for (let n = 0; n < 11; n++) await note(n % 2 ? 'sign' : 'story', { is_read: n === 0 });
    await server.insert('message', { title: 'Of somebody else', content: 'x' });
    const first = await list();
    expect(first).toMatchObject({ total: 11, page: 1, per_page: 10 });
    expect(first.all.map(({ id }: { id: number }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(first.unread).toEqual({ all: 10, system: 0, sign: 5, story: 5 });
    expect((await list('?page=2')).all).toHaveLength(1);
    expect(await list('?type=sign')).toMatchObject({ total: 5, unread: first.unread });
  });

  test('is in the language of the reader, whatever was read before', async () => {
    const story = await server.insert('fiction', { author_id: me.id });
    const about = { title: 'Moon', number: 'Q-7' };
    await notify(needed(), me.id, 'contract_signed', about, { fiction_id: story.id });
    const say = async (language: string) => (await list('', { 'accept-language': language })).all[0];
    expect(await say('en')).toMatchObject({
      title: writeEmail('en', 'contract_signed', about).subject,
      fiction_id: story.id,
    });
    expect((await say('ru')).title).toContain('«Moon»');
    expect((await say('zh-CN')).content).toContain('Q-7');
  });

  test('leads nowhere where the work is gone', async () => {
    const story = await server.insert('fiction', { author_id: me.id });
    await notify(needed(), me.id, 'contract_expired', { title: 'Gone' }, { fiction_id: story.id });
    await server.pool.query('delete from fictions');
    expect((await list()).all).toMatchObject([{ fiction_id: null, title: expect.stringContaining('Gone') }]);
  });
});

describe('reading', () => {
  test('some, or all of a tab up to the newest that was shown', async () => {
    const [one, two] = [await note('sign'), await note('sign')];
    await note('story');
    expect((await post('reads', { ids: [one.id] })).data.unread).toMatchObject({ all: 2, sign: 1 });
    await note('sign');
    const body = { type: 'sign', all: true, until: two.id };
    expect((await post('reads', body)).data.unread).toEqual({ all: 2, system: 0, sign: 1, story: 1 });
    expect((await post('reads', { type: 'all', all: true })).data.unread.all).toBe(0);
  });

  test('touches nothing of somebody else', async () => {
    const other = await server.insert('message', { title: 'Theirs', content: 'x' });
    await post('reads', { ids: [other.id] });
    expect((await post('deletes', { ids: [other.id] })).data).toEqual({ count: 0, undo: null });
    expect(await server.db.$count((await import('#server/db/schema.ts')).tables.message)).toBe(1);
  });

  test.each([
    {},
    { type: 'all' },
    { all: true },
    { ids: [1], type: 'all', all: true },
    { ids: [1], until: 2 },
    { ids: [] },
  ])('refuses %j', async (body) => {
    for (const path of ['reads', 'deletes']) expect((await post(path, body)).status).toBe(422);
  });
});

describe('clearing', () => {
  test('takes messages out and gives back just those', async () => {
    const [one] = [await note('sign'), await note('story')];
    await post('deletes', { ids: [one.id] });
    const { data } = await post('deletes', { type: 'all', all: true });
    expect(data.count).toBe(1);
    expect(await list()).toMatchObject({ total: 0, unread: { all: 0 } });
    const thief = await server.signIn('author_unsigned');
    const stolen = await server.call('POST', '/api/message/restores', { token: thief, body: { undo: data.undo } });
    expect(stolen.data.count).toBe(0);
    expect((await post('restores', { undo: data.undo })).data.count).toBe(1);
    expect(await list()).toMatchObject({ all: [{ title: 'story' }], unread: { all: 1 } });
  });
});

test('an author is welcomed by the first pen name, and told of a chapter that came back', async () => {
  const nameless = await server.insert('user', { role: 'author_unsigned', pen_name: null });
  const pen = { token: await server.signIn(nameless), body: { pen_name: 'Ada Winter' } };
  const named = await server.call('POST', '/api/user/pen-name', pen);
  expect(named.status).toBe(200);
  const { data } = await server.call('GET', '/api/message/list', { token: pen.token });
  expect(data.all).toMatchObject([{ kind: 'welcome', content: expect.stringContaining('Ada Winter') }]);
});

test('a note of the staff wants words', async () => {
  const manager = await server.signIn('content_manager');
  const body = { user_id: me.id, title: 'Hello' };
  const refused = await server.call('POST', '/api/office/messages', { token: manager, body });
  expect(Object.keys(refused.data.errors)).toEqual(['content']);
});
