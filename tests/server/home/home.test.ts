import { beforeEach, describe, expect, test } from 'vitest';
import { dailyWords, profiles } from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { bankAccount, statementScene } from '../../support/money.ts';
import type { RowOf } from '../../support/records.ts';
import { inMinutes } from '../../support/releases.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let author: RowOf<'user'>;
let token: string;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
});

const insertStory = (values = {}) =>
  server.insert('fiction', { author_id: author.id, contract_status: 'signed', ...values });
const wrote = (fiction_id: number, days: Record<string, number>) =>
  server.db.insert(dailyWords).values(Object.entries(days).map(([day, words]) => ({ fiction_id, day, words })));
const get = async (path: string) => server.call('GET', path, { token });

describe('the calendar of words', () => {
  test('sums all works by UTC+8 day, or tells of one', async () => {
    const [one, two] = [await insertStory(), await insertStory()];
    await wrote(one.id, { '2026-02-28': 5, '2026-03-01': 100, '2026-03-10': 40, '2026-03-31': -30, '2026-04-01': 9 });
    await wrote(two.id, { '2026-03-01': 50 });
    await wrote((await server.insert('fiction')).id, { '2026-03-01': 7000 });
    const { data } = await get('/api/fictions/all/update-calendar/2026-03');
    expect(data).toEqual({
      month: '2026-03',
      days: [
        { day: '2026-03-01', words: 150 },
        { day: '2026-03-10', words: 40 },
        { day: '2026-03-31', words: -30 },
      ],
      today: { day: '2026-03-10', words: 40 },
      streak: 1,
    });
    const single = await get(`/api/fictions/${two.id}/update-calendar/2026-03`);
    expect(single.data).toMatchObject({ days: [{ day: '2026-03-01', words: 50 }], today: { words: 0 }, streak: 0 });
  });

  test('counts a streak over months and works, up to today in UTC+8', async () => {
    const [one, two] = [await insertStory(), await insertStory()];
    await wrote(one.id, { '2026-02-27': 1, '2026-03-01': 1, '2026-03-02': -5 });
    await wrote(two.id, { '2026-02-28': 1, '2026-03-02': 9 });
    server.clock.now = new Date('2026-03-02T16:00:00.000Z');
    const { data } = await get('/api/fictions/all/update-calendar/2025-12');
    expect(data).toMatchObject({ days: [], today: { day: '2026-03-03', words: 0 }, streak: 4 });
  });

  test.each(['2026-13', '2026-3', 'now', '0000-01'])('of %s is not found', async (month) => {
    expect((await get(`/api/fictions/all/update-calendar/${month}`)).status).toBe(404);
  });

  test('of the work of another is not found', async () => {
    const { id } = await server.insert('fiction');
    expect((await get(`/api/fictions/${id}/update-calendar/2026-03`)).status).toBe(404);
  });
});

describe('what needs the author', () => {
  const kinds = async () =>
    (await get('/api/fictions/todo')).data.items.map(({ kind, count, title, number }: any) =>
      [kind, count, title, number].filter((part) => part !== null).join(' '),
    );

  test('is nothing for a new author, who has not begun', async () => {
    expect((await get('/api/fictions/todo')).data).toEqual({
      items: [],
      works: [],
      progress: {
        works: 0,
        latest_id: null,
        latest_chapter_id: null,
        story_id: null,
        words: 0,
        can_apply: false,
        applied: false,
        signed: false,
        published: false,
      },
    });
  });

  test('is told in the order of its weight', async () => {
    const one = await insertStory({ title: 'One' });
    await insertChapters(server, one, ['published', 'rejected', 'rejected']);
    await insertChapter(server, one, { number: 4, status: 'draft', release_at: inMinutes(server, -60) });
    await insertChapter(server, one, { number: 5, status: 'draft', release_at: inMinutes(server, 60) });
    await insertStory({ title: 'Two', contract_status: 'signature_verification' });
    await insertStory({ title: 'Three', contract_status: 'rejected', word_count: 20_000, application_count: 1 });
    await insertStory({ title: 'Four', contract_status: 'not_signed', word_count: 20_000 });
    await insertStory({ title: 'Five', contract_status: 'not_signed', word_count: 15_000 });
    for (const is_read of [true, false, false]) {
      await server.insert('comment', { fiction_id: one.id, is_read });
      await server.insert('message', { user_id: author.id, is_read });
    }
    await server.insert('comment', { is_read: false });
    await insertChapter(server, await server.insert('fiction'), { number: 1, status: 'rejected' });
    const items = await kinds();
    expect(items.slice(0, 2)).toEqual(['missed 1 One 4', 'rejected 2 One 2']);
    expect(items.slice(2, 4).sort()).toEqual(['contract 1 Three', 'contract 1 Two']);
    expect(items.slice(4)).toEqual(['signable 1 Four', 'comments 2', 'messages 2']);
  });

  test('is nothing in a completed work, where nothing can be mended or planned', async () => {
    const done = await insertStory({ title: 'Done', status: 'completed' });
    await insertChapter(server, done, { number: 1, status: 'rejected' });
    await insertChapter(server, done, { number: 2, status: 'published', revision_status: 'rejected' });
    await insertChapter(server, done, { number: 3, status: 'pending_review', release_at: inMinutes(server, -60) });
    expect(await kinds()).toEqual([]);
  });

  test('is no release that waits for the staff or the platform', async () => {
    const story = await insertStory();
    await insertChapter(server, story, { number: 1, status: 'pending_review', release_at: inMinutes(server, -60) });
    await insertChapter(server, story, { number: 2, status: 'pending_publish', release_at: inMinutes(server, -60) });
    expect(await kinds()).toEqual([]);
  });

  test('is no contract of who is too young to sign', async () => {
    await insertStory({ title: 'Young', contract_status: 'not_signed', word_count: 20_000 });
    expect(await kinds()).toEqual(['signable 1 Young']);
    await server.db.insert(profiles).values({ user_id: author.id, birth_date: '2015-03-10', updated_at: '2026-03-01' });
    expect(await kinds()).toEqual([]);
  });

  test('is no contract that its author cannot take further', async () => {
    const enough = { word_count: 20_000, application_count: 1 };
    await insertStory({ title: 'Spent', contract_status: 'rejected', ...enough, application_count: 3 });
    await insertStory({ title: 'Short', contract_status: 'expired', ...enough, word_count: 15_000 });
    await insertStory({ title: 'Prose', contract_status: 'not_signed', ...enough, genre: 'prose' });
    await insertStory({ title: 'Again', contract_status: 'rejected', ...enough });
    await insertStory({ title: 'Dropped', contract_status: 'cancelled', ...enough });
    await insertStory({ title: 'Sign', contract_status: 'signature_verification', ...enough });
    const items = await kinds();
    expect(items.slice(0, 2).sort()).toEqual(['contract 1 Again', 'contract 1 Sign']);
    expect(items.slice(2)).toEqual(['signable 1 Dropped']);
    const { now } = server.clock;
    await server.insert('maintenanceWindow', {
      starts_at: new Date(now.getTime() - 1000).toISOString(),
      ends_at: new Date(now.getTime() + 1000).toISOString(),
    });
    expect(await kinds()).toEqual([]);
  });

  describe('of statements', () => {
    const statements = async (as: string) =>
      (await server.call('GET', '/api/fictions/todo', { token: as })).data.items.flatMap(({ kind, statement }: any) =>
        kind === 'statement' ? [statement] : [],
      );

    test('is the one that can be confirmed, first of all, until it is answered', async () => {
      const scene = await statementScene(server);
      await insertChapter(server, scene.story, { number: 1, status: 'rejected' });
      const { items } = (await scene.as('author')('GET', 'fictions/todo')).data;
      expect(items.map(({ kind }: any) => kind)).toEqual(['statement', 'rejected']);
      expect(items[0].statement).toEqual({
        month: '2026-02',
        status: 'pending',
        amount: 50_000,
        until: '2026-03-04T15:59:59.999Z',
      });
      await scene.as('author')('POST', 'bill/non-payment');
      expect(await statements(await server.signIn(scene.author))).toEqual([]);
    });

    test('is none whose window is over, and none of less than is transferred', async () => {
      const scene = await statementScene(server);
      await scene.pay({ ...bankAccount, is_add_up: 1 });
      expect(await statements(await server.signIn(scene.author))).toHaveLength(1);
      await server.pool.query('update statements set amount_payable = 29999');
      expect(await statements(await server.signIn(scene.author))).toEqual([]);
      await server.pool.query('update statements set amount_payable = 30000');
      server.clock.now = new Date('2026-03-04T16:00:00.000Z');
      expect(await statements(await server.signIn(scene.author))).toEqual([]);
    });
  });

  test('is at most eight things', async () => {
    for (let n = 0; n < 10; n++) await insertChapter(server, await insertStory(), { number: 1, status: 'rejected' });
    expect(await kinds()).toHaveLength(8);
  });

  test('knows how long each work under contract goes on by itself', async () => {
    const daily = await insertStory({ title: 'Daily' });
    for (let number = 1; number <= 28; number++)
      await insertChapter(server, daily, {
        number,
        status: 'published',
        published_at: inMinutes(server, -1440 * number + 1),
      });
    await insertChapter(server, daily, { number: 29, status: 'pending_publish' });
    await insertChapter(server, daily, { number: 30, status: 'pending_publish' });
    await insertChapter(server, daily, { number: 31, status: 'pending_review' });
    const until = inMinutes(server, 9 * 1440);
    const planned = await insertStory({ title: 'Planned', written_at: until });
    await insertChapter(server, planned, { number: 1, status: 'pending_publish', release_at: until });
    await insertStory({ title: 'Done', status: 'completed' });
    await insertStory({ title: 'Unsigned', contract_status: 'not_signed' });
    const { works: stories, progress } = (await get('/api/fictions/todo')).data;
    expect(stories.toSorted((a: any, b: any) => a.id - b.id)).toMatchObject([
      { title: 'Daily', ready: 2, in_review: 1, until: null, days: 2, health: 'low' },
      { title: 'Planned', ready: 1, in_review: 0, until, days: 9, health: 'good' },
    ]);
    expect(progress).toMatchObject({ works: 4, signed: true, applied: true, published: true, can_apply: false });
  });

  test('knows the story that leads on to readers, and whether a contract can be applied for', async () => {
    const progress = async () => (await get('/api/fictions/todo')).data.progress;
    const unsigned = { contract_status: 'not_signed' as const, word_count: 20_000 };
    await insertStory({ ...unsigned, application_count: 3 });
    await insertStory({ ...unsigned, genre: 'poetry' });
    expect(await progress()).toMatchObject({ works: 2, story_id: null, words: 0, can_apply: false, applied: false });
    const long = await insertStory(unsigned);
    const short = await insertStory({ ...unsigned, word_count: 10 });
    expect(await progress()).toMatchObject({ latest_id: short.id, story_id: long.id, words: 20_000, can_apply: true });
    await server.pool.query(`update fictions set contract_status = 'editor_review' where id = ${long.id}`);
    expect(await progress()).toMatchObject({ story_id: long.id, can_apply: false, applied: true, signed: false });
    await server.pool.query(`update fictions set contract_status = 'signed' where id = ${short.id}`);
    expect(await progress()).toMatchObject({ story_id: short.id, words: 10, signed: true });
    expect(await progress()).toMatchObject({ latest_chapter_id: null });
    await insertChapter(server, short, { number: 1, status: 'published' });
    const draft = await insertChapter(server, short, { number: 2 });
    await insertChapter(server, short, { number: 3, updated_at: inMinutes(server, -60) });
    expect(await progress()).toMatchObject({ latest_chapter_id: draft.id });
  });
});
