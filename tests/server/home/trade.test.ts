import { expect, test } from 'vitest';
import { listTradePictures, tradeDays, tradePictures, tradeWeeks, type TradePicture } from '#domain/home/trade.ts';
import { staff, type Role } from '#domain/roles.ts';
import { chapterReviews } from '#server/db/schema.ts';
import { moneyScene } from '../../support/money.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
const readTrade = async (who: Role | { id: number }) =>
  Object.fromEntries(
    (await server.call('GET', '/api/office/home/trade', { token: await server.signIn(who) })).data.items.map(
      ({ name, ...picture }: any) => [name, picture],
    ),
  ) as Record<TradePicture, { month: string | null; rows: { key: string; values: number[] }[] }>;
const getFilled = ({ rows }: { rows: { key: string; values: number[] }[] }) =>
  rows.filter(({ values }) => values.some((value) => value !== 0)).map(({ key, values }) => [key, ...values]);

test.each(staff)('%s gets the pictures of their role, and no others', async (role) => {
  const pictures = await readTrade(role);
  // There is no month of statements and payouts yet.
  const names = listTradePictures(role).filter((name) => tradePictures[name].by !== 'state');
  expect(Object.keys(pictures)).toEqual(names);
  const lengths: Record<string, number> = { day: tradeDays, week: tradeWeeks };
  for (const name of names) expect(pictures[name].rows.length).toBe(lengths[tradePictures[name].by] ?? 0);
});

test('days are of UTC+8, and an editor sees the own stories', async () => {
  const editor = await server.insert('user', { role: 'editor' });
  const { id: editor_id } = await server.insert('editor', { user_id: editor.id });
  const own = await server.insert('fiction', { editor_id });
  const other = await server.insert('fiction');
  const out = { status: 'published', published_at: '2026-03-08T16:00:00.000Z' } as const;
  await server.insert('chapter', { fiction_id: own.id, word_count: 1200, ...out });
  await server.insert('chapter', {
    fiction_id: own.id,
    word_count: 50,
    ...out,
    published_at: '2026-03-08T15:59:59.999Z',
  });
  await server.insert('chapter', { fiction_id: other.id, word_count: 300, ...out });
  // Before the days that are drawn, and not out.
  await server.insert('chapter', {
    fiction_id: own.id,
    word_count: 7,
    ...out,
    published_at: '2026-01-01T00:00:00.000Z',
  });
  await server.insert('chapter', { fiction_id: own.id, word_count: 9, status: 'draft' });
  const ofEditor = await readTrade(editor);
  expect(getFilled(ofEditor.words)).toEqual([
    ['2026-03-08', 50],
    ['2026-03-09', 1200],
  ]);
  expect(getFilled(ofEditor.releases)).toEqual([
    ['2026-03-08', 1],
    ['2026-03-09', 1],
  ]);
  expect(getFilled((await readTrade('content_manager')).words)).toEqual([
    ['2026-03-08', 50],
    ['2026-03-09', 1500],
  ]);
});

test('reviews are in time or late by the week in UTC+8 that they were decided in', async () => {
  const reviewer = await server.insert('user', { role: 'work_auditor' });
  const { id: chapter_id } = await server.insert('chapter');
  const review = { chapter_id, revision: 1, approved: true, notes: [], reviewer_id: reviewer.id };
  // The 9th of March is a Monday.
  const decided: [string | null, string][] = [
    ['2026-03-05T15:00:00.000Z', '2026-03-08T15:00:00.000Z'],
    ['2026-03-05T15:00:00.000Z', '2026-03-08T15:00:00.001Z'],
    ['2026-03-08T15:00:00.000Z', '2026-03-08T16:00:00.000Z'],
    [null, '2026-03-09T16:00:00.000Z'],
    ['2025-12-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
  ];
  await server.db
    .insert(chapterReviews)
    .values(decided.map(([submitted_at, created_at]) => ({ ...review, submitted_at, created_at })));
  expect(getFilled((await readTrade(reviewer)).reviews)).toEqual([
    ['2026-03-02', 1, 1],
    ['2026-03-09', 1, 0],
  ]);
  expect(getFilled((await readTrade('editor')).reviews)).toEqual([]);
});

test('open tasks are in time or late by the day in UTC+8, those of a translator their own', async () => {
  const translator = await server.insert('user', { role: 'translator' });
  const book = await server.insert('businessBook');
  const task = { book_id: book.id, language: 'es', translator_id: translator.id } as const;
  await server.insert('translationTask', { ...task, status: 'ongoing', ends_on: '2026-03-10' });
  await server.insert('translationTask', { ...task, status: 'time_out', ends_on: '2026-03-09' });
  await server.insert('translationTask', { ...task, status: 'done', ends_on: '2026-03-09' });
  await server.insert('translationTask', {
    book_id: book.id,
    language: 'fr',
    status: 'ongoing',
    ends_on: '2026-04-01',
  });
  expect((await readTrade(translator)).open_tasks.rows).toEqual([{ key: 'es', values: [1, 1] }]);
  expect((await readTrade('translation_auditor')).open_tasks.rows).toEqual([
    { key: 'es', values: [1, 1] },
    { key: 'fr', values: [1, 0] },
  ]);
});

test('revenue is that of the last whole month, statements and payouts are those of the newest', async () => {
  const scene = await moneyScene(server);
  await scene.earn('2026-02-03', '10');
  await scene.earn('2026-03-03', '99');
  await server.insert('statement', { month: '2026-01', status: 'paid' });
  for (const status of ['pending', 'submitted', 'pending'] as const)
    await server.insert('statement', { month: '2026-02', status });
  const trade = await readTrade('finance_manager');
  expect(trade.revenue_by_app).toMatchObject({ month: '2026-02', rows: [{ key: 'Lumen', values: [1000] }] });
  expect(trade.revenue_by_language.rows).toEqual([{ key: 'en', values: [1000] }]);
  expect(trade.statements).toEqual({
    month: '2026-02',
    rows: [
      { key: 'pending', values: [2] },
      { key: 'submitted', values: [1] },
    ],
  });
  expect(trade.payouts).toBeUndefined();
});
