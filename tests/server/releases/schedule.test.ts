import { beforeEach, describe, expect, test } from 'vitest';
import { getMissedReason } from '#domain/releases/release.ts';
import { tables } from '#server/db/schema.ts';
import { listErrors } from '../../support/accounts.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { chapters, inMinutes, rule, sweep } from '../../support/releases.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
let token: string;

beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed' });
});

const day = 1440;
const path = (name: string, id = story.id) => `/api/fictions/${id}/chapter/auto-publish/${name}`;
const task = (body: object, id = story.id) =>
  server.call('POST', path('task', id), { token, body: { chapters: [], take_out: [], ...body } });
const at = (rows: { id: number }[], ...minutes: number[]) =>
  rows.map(({ id }, place) => ({ id, release_at: inMinutes(server, minutes[place]!) }));
const setting = async (id = story.id) => (await server.call('GET', path('setting', id), { token })).data;

describe('scheduling', () => {
  test('sets the times, and submits drafts and rejected chapters to be held', async () => {
    const rows = await insertChapters(server, story, ['draft', 'rejected', 'pending_review', 'pending_publish']);
    await server.db.update(tables.chapter).set({ publish_when_approved: true });
    const plan = at(rows, day, 2 * day, 3 * day, 4 * day);
    const { data } = await task({ chapters: plan });
    expect(data).toEqual({
      ids: rows.map(({ id }) => id),
      submitted: [rows[0]!.id, rows[1]!.id],
      skipped: [],
      out_of_order: [],
    });
    const review = { status: 'pending_review', publish_when_approved: false };
    const stored = await chapters(server);
    expect(stored).toMatchObject([review, review, review, { status: 'pending_publish' }]);
    expect(stored.map(({ release_at }) => release_at)).toEqual(plan.map(({ release_at }) => release_at));
    expect(stored.map(({ submitted_at }) => submitted_at !== null)).toEqual([true, true, false, false]);
  });

  test('refuses an approved chapter that has got the number in its title since', async () => {
    const [row] = await insertChapters(server, story, ['pending_publish']);
    await server.db.update(tables.chapter).set({ title: String(row!.number) });
    expect(await task({ chapters: at([row!], day) })).toMatchObject({
      status: 409,
      message: 'chapters.shared.errors.numbered',
      data: { details: { chapters: [{ id: row!.id }] } },
    });
    expect((await chapters(server))[0]!.release_at).toBeNull();
  });

  test('skips what readers have seen, and chapters of other stories', async () => {
    const [published] = await insertChapters(server, story, ['published']);
    const other = await insertChapter(server, await server.insert('fiction', { contract_status: 'signed' }), {
      status: 'pending_publish',
    });
    const { data } = await task({ chapters: at([published!, other], day, day), take_out: [] });
    expect(data).toMatchObject({ ids: [], skipped: [published!.id, other.id] });
    expect((await chapters(server)).map(({ release_at }) => release_at)).toEqual([null, null]);
  });

  test('takes chapters out again: they wait for their author', async () => {
    const rows = await insertChapters(server, story, ['pending_publish', 'pending_review', 'draft']);
    await task({ chapters: at(rows.slice(0, 2), 1, 2) });
    const ids = rows.map(({ id }) => id);
    expect((await task({ take_out: ids })).data).toMatchObject({ ids, submitted: [], skipped: [] });
    const standing = (await chapters(server)).map(({ status, release_at }) => [status, release_at]);
    expect(standing).toEqual([
      ['pending_publish', null],
      ['pending_review', null],
      ['draft', null],
    ]);
    server.clock.now = new Date(inMinutes(server, 60));
    await sweep(server);
    expect((await chapters(server))[0]!.status).toBe('pending_publish');
  });

  test('moves a chapter to another time', async () => {
    const rows = await insertChapters(server, story, ['pending_publish']);
    await task({ chapters: at(rows, day) });
    await task({ chapters: at(rows, 3 * day) });
    expect((await chapters(server))[0]!.release_at).toBe(inMinutes(server, 3 * day));
  });

  test('says which chapters would go out before an earlier one', async () => {
    const rows = await insertChapters(server, story, ['published', 'draft', 'draft', 'draft']);
    const [, two, three, four] = rows.map(({ id }) => id);
    const { data } = await task({ chapters: at(rows.slice(1), 3 * day, day, 2 * day) });
    expect(data.out_of_order).toEqual([
      { id: three, behind: two },
      { id: four, behind: two },
    ]);
  });

  test('refuses times that are over or more than a year ahead, each at its place', async () => {
    const rows = await insertChapters(server, story, ['draft', 'draft', 'draft']);
    expect(listErrors(await task({ chapters: at(rows, 0, 365 * day + 1, 365 * day) }))).toEqual({
      'chapters[0].release_at': 'releases.writing.errors.past',
      'chapters[1].release_at': 'releases.writing.errors.too_far',
    });
    expect((await chapters(server)).every(({ status }) => status === 'draft')).toBe(true);
  });

  test('refuses chapters without words, each at its place, as submitting does', async () => {
    const written = await insertChapter(server, story, { number: 1 });
    const blank = await insertChapter(server, story, { number: 2, word_count: 0, content: '' });
    expect(listErrors(await task({ chapters: at([written, blank], day, day) }))).toEqual({
      'chapters[1].id': 'chapters.shared.errors.empty',
    });
    expect((await chapters(server)).map(({ status }) => status)).toEqual(['draft', 'draft']);
  });

  test('leaves a rejected chapter that lost its words: it is missed, and its author takes it out', async () => {
    const release_at = inMinutes(server, 10);
    const rejected = { status: 'rejected', word_count: 0, content: '', release_at } as const;
    const { id } = await insertChapter(server, story, { number: 1, ...rejected });
    server.clock.now = new Date(inMinutes(server, 60));
    await sweep(server);
    expect((await setting()).chapters).toMatchObject([{ state: 'rejected', release_at }]);
    expect(getMissedReason('rejected', release_at, server.clock.now)).toBe('rejected');
    expect(listErrors(await task({ chapters: at([{ id }], day) }))).toEqual({
      'chapters[0].id': 'chapters.shared.errors.empty',
    });
    expect((await task({ take_out: [id] })).data.ids).toEqual([id]);
    expect(await chapters(server)).toMatchObject([{ status: 'rejected', release_at: null }]);
  });

  test('is refused to works without contract and to completed ones', async () => {
    const rows = await insertChapters(server, story, ['draft']);
    await server.pool.query(`update fictions set contract_status = 'not_signed'`);
    expect((await task({ chapters: at(rows, day) })).message).toBe('chapters.shared.errors.unsigned');
    await server.pool.query(`update fictions set contract_status = 'signed', status = 'completed'`);
    expect((await task({ chapters: at(rows, day) })).message).toBe('stories.author.errors.completed');
  });

  test('keeps the rule that was used last', async () => {
    expect((await setting()).rule).toBe(null);
    await task({ rule });
    await task({ rule: { ...rule, kind: 'weekdays', weekdays: [1, 3] } });
    await task({});
    expect((await setting()).rule).toEqual({ ...rule, kind: 'weekdays', weekdays: [1, 3] });
  });

  test.each([
    [{ zone: 'Mars/Olympus' }, 'rule.zone', 'validation.choice'],
    [{ time: '24:00' }, 'rule.time', 'validation.invalid'],
    [{ weekdays: [8] }, 'rule.weekdays[0]', 'validation.max'],
    [{ from: '2026-02-30' }, 'rule.from', 'validation.date'],
    [{ per_day: 11 }, 'rule.per_day', 'validation.max'],
  ])('refuses a rule with %j', async (change, field, message) => {
    expect(listErrors(await task({ rule: { ...rule, ...change } }))).toEqual({ [field]: message });
  });

  test('of the story of another author is not found', async () => {
    const other = await server.insert('fiction', { contract_status: 'signed' });
    expect((await task({}, other.id)).status).toBe(404);
    for (const name of ['setting', `date?count=1&kind=daily&time=09:00&zone=UTC&from=2026-03-10`])
      expect((await server.call('GET', path(name, other.id), { token })).status).toBe(404);
  });
});

describe('the setting', () => {
  test('lists what can be scheduled, in the order of the chapters', async () => {
    const rows = await insertChapters(server, story, ['published', 'pending_publish', 'rejected', 'draft']);
    await task({ chapters: at(rows.slice(1, 2), day) });
    const { chapters: listed, limits, story: summary, buffer } = await setting();
    expect(listed.map(({ number, state, release_at }: any) => [number, state, release_at])).toEqual([
      [2, 'pending_publish', inMinutes(server, day)],
      [3, 'rejected', null],
      [4, 'draft', null],
    ]);
    expect(limits).toEqual({ latest: '2027-03-10T04:00:00.000Z', chapters: 500 });
    expect(summary).toMatchObject({ signed: true, completed: false });
    expect(buffer).toEqual({ days: 28, health: 'good' });
  });
});

describe('the dates', () => {
  const dates = (query: Record<string, string>) =>
    server.call('GET', `${path('date')}?${new URLSearchParams({ count: '2', time: '20:00', ...query })}`, { token });

  test('follow the rule in its zone', async () => {
    const query = { kind: 'daily', zone: 'Europe/Berlin', from: '2026-03-28', time: '09:00' };
    const { data } = await dates(query);
    expect(data.items).toEqual(['2026-03-28T08:00:00.000Z', '2026-03-29T07:00:00.000Z']);
  });

  test('take one weekday, or one day, as well as several', async () => {
    const query = { zone: 'Asia/Singapore', from: '2026-03-10' };
    expect((await dates({ ...query, kind: 'weekdays', weekdays: '1' })).data.items).toEqual([
      '2026-03-16T12:00:00.000Z',
      '2026-03-23T12:00:00.000Z',
    ]);
    expect((await dates({ ...query, kind: 'own', days: '2026-04-01' })).data.items).toEqual([
      '2026-04-01T12:00:00.000Z',
    ]);
  });

  test('refuse what is no rule', async () => {
    const { data } = await dates({ kind: 'hourly', zone: 'x'.repeat(61), from: 'soon', time: '8pm' });
    expect(Object.keys(data.errors).sort()).toEqual(['from', 'kind', 'time', 'zone']);
  });
});

describe('what was published', () => {
  const released = (from: string, until: string) =>
    server.call('GET', `${path('released')}?${new URLSearchParams({ from, until })}`, { token });

  test('is listed by time, with when it had been due', async () => {
    const rows = await insertChapters(server, story, ['published', 'pending_publish', 'draft']);
    await task({ chapters: at(rows.slice(1, 2), 1) });
    server.clock.now = new Date(inMinutes(server, 600));
    await sweep(server);
    const { data } = await released('2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z');
    expect(data.items).toMatchObject([
      { number: 1, due_at: null, published_at: '2026-03-01T04:00:00.000Z' },
      { number: 2, due_at: '2026-03-10T04:01:00.000Z', published_at: '2026-03-10T14:00:00.000Z' },
    ]);
    expect((await released('2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z')).data.items).toEqual([]);
  });

  test('is asked for a month or two at a time', async () => {
    expect((await released('2026-01-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z')).status).toBe(422);
  });
});
