import { expect, test } from 'vitest';
import { accountRequestStatuses } from '#domain/accounts/accountRequest.entity.ts';
import { bonusStatuses } from '#domain/bonuses/bonusDetail.entity.ts';
import { chapterStatuses } from '#domain/chapters/chapter.entity.ts';
import { reportStatuses } from '#domain/comments/comment.ts';
import { contractStatuses, isLate } from '#domain/contracts/contract.ts';
import { entryStates } from '#domain/dictionary/dictionaryEntry.entity.ts';
import { entities } from '#domain/entities.ts';
import { getQueue, listQueues, type QueueName } from '#domain/home/officeQueues.ts';
import { payoutStatuses } from '#domain/payouts/payout.entity.ts';
import { authors, staff, type Role } from '#domain/roles.ts';
import { questionStatuses } from '#domain/statements/question.ts';
import { statementStatuses } from '#domain/statements/statement.entity.ts';
import { extensionStatuses } from '#domain/translation/extensionRequest.entity.ts';
import { taskStatuses } from '#domain/translation/translationTask.entity.ts';
import { questions, tables, translatedChapters } from '#server/db/schema.ts';
import { judgingScene, openContest } from '../../support/contests.ts';
import { testServer } from '../../support/server.ts';
import { translationScene } from '../../support/translation.ts';

const server = await testServer();
const home = async (token: string) => server.call('GET', '/api/office/home', { token });
const readQueues = async (who: Role | { id: number }) =>
  Object.fromEntries(
    (await home(await server.signIn(who))).data.queues.map(({ name, ...queue }: any) => [name, queue]),
  ) as Record<QueueName, { count: number; oldest: string | null; late: number }>;

/** How much there is where a queue is worked off. */
async function countRows(name: QueueName, role: Role, token: string): Promise<number> {
  const read = async (path: string) => (await server.call('GET', `/api${path}`, { token })).data;
  const { at } = getQueue(name);
  if ('list' in at) {
    const query = Object.entries(at.filter(role)).flatMap(([field, value]) =>
      [value].flat().map((one) => `&${field}=${one}`),
    );
    return (await read(`/office/${entities[at.list].name}?per_page=25${query.join('')}`)).total;
  }
  if (name === 'comment_reports') return (await read(at.page)).counts.open;
  if (name === 'judgings')
    return (await read('/office/judgings')).items.filter(({ submitted_at }: any) => submitted_at === null).length;
  if (name === 'pending_articles')
    return (await read(at.page)).items.flatMap(({ cells }: any) => cells.filter(({ pending }: any) => pending)).length;
  if (name === 'stale_articles')
    return (await read(at.page)).items.flatMap(({ cells }: any) =>
      cells.filter(({ stale, missing }: any) => stale || missing),
    ).length;
  return (await read(at.page)).total;
}

/** Rows in every state, of the editor and translator and of others. */
async function fill() {
  const editor = await server.insert('user', { role: 'editor' });
  const record = await server.insert('editor', { user_id: editor.id });
  for (const editor_id of [record.id, null]) {
    const { id: fiction_id } = await server.insert('fiction', { editor_id, contract_status: 'signed' });
    for (const [at, status] of chapterStatuses.entries())
      await server.insert('chapter', { fiction_id, number: at + 1, status });
    await server.insert('chapter', { fiction_id, number: 90, status: 'published', revision_status: 'pending_review' });
    for (const report_status of reportStatuses)
      await server.insert('comment', { fiction_id, report_status, report_reason: 'spam' });
    await server.insert('comment', { fiction_id });
    for (const status of contractStatuses) await server.insert('contractApplication', { fiction_id, status });
    for (const status of bonusStatuses) await server.insert('bonusDetail', { fiction_id, status });
  }
  const scene = await translationScene(server, 2);
  await scene.assign(scene.part);
  await server.db
    .update(translatedChapters)
    .set({ state: 'in_review', submitted_at: '2026-03-08T00:00:00.000Z', translator_id: scene.translator.id });
  const other = await server.insert('user', { role: 'translator' });
  for (const translator_id of [scene.translator.id, other.id])
    for (const status of taskStatuses) {
      const task = await server.insert('translationTask', { translator_id, status, ends_on: '2026-03-01' });
      for (const status of extensionStatuses) await server.insert('extensionRequest', { task_id: task.id, status });
    }
  for (const [at, status] of statementStatuses.entries()) {
    const statement = await server.insert('statement', { status, month: `2025-1${at % 3}` });
    if (at < questionStatuses.length)
      await server.db.insert(questions).values({
        statement_id: statement.id,
        line: 'a',
        status: questionStatuses[at]!,
        created_at: statement.created_at,
        updated_at: statement.created_at,
      });
  }
  for (const state of entryStates)
    await server.insert('dictionaryEntry', { state, has_proposal: state === 'approved' });
  for (const status of accountRequestStatuses) await server.insert('accountRequest', { status });
  for (const status of payoutStatuses) await server.insert('payroll', { status, month: '2026-01' });
  const english = { place: 'faq', slug: 'a', language: 'en', text_revision: 3 } as const;
  await server.insert('article', english);
  for (const [language, source_revision] of [['fr', 2] as const, ['es', 3] as const, ['ru', null] as const])
    await server.insert('article', { ...english, language, source_revision, text_revision: 1 });
  await server.insert('article', { ...english, slug: 'b', pending: true, state: 'published' });
  const { judges, enter, deal, score } = await judgingScene(server);
  await enter('Ash');
  await enter('Oak');
  await openContest(server, { vacant: true });
  const { id: contest_id } = await openContest(server, { closes_on: '2026-02-28' });
  await server.insert('contestEntry', { contest_id, state: 'full' });
  const [prize] = await server.db.select().from(tables.contestPrize);
  for (const stale of [true, false]) {
    const language = stale ? 'fr' : 'es';
    await server.insert('contestText', { contest_id, language, stale });
    await server.insert('contestPrizeText', { prize_id: prize!.id, language, stale });
  }
  await deal();
  await score(judges[0], 'Ash', [5, 5]);
  return { editor, translator: scene.translator, judges };
}

test('counts what each role’s queue or list shows, and tells of no other', async () => {
  const { editor, translator, judges } = await fill();
  const accounts: [Role, Role | { id: number }][] = [
    ...staff.map((role) => [role, role] as [Role, Role]),
    ['editor', editor],
    ['translator', translator],
    ['editor', judges[0]],
    ['work_auditor', judges[1]],
  ];
  const seen: Partial<Record<QueueName, number>> = {};
  for (const [role, who] of accounts) {
    const token = await server.signIn(who);
    const { queues } = (await home(token)).data;
    expect(queues.map(({ name }: any) => name)).toEqual(listQueues(role));
    for (const { name, count, late } of queues as { name: QueueName; count: number; late: number }[]) {
      expect(count, `${role} ${name}`).toBe(await countRows(name, role, token));
      expect(late, `${role} ${name}`).toBeLessThanOrEqual(count);
      seen[name] = Math.max(seen[name] ?? 0, count);
    }
  }
  // Nothing of this is true of what is empty.
  expect(Object.values(seen).every((count) => count > 0)).toBe(true);
  expect(await readQueues(editor)).toMatchObject({
    chapter_reviews: { count: 2 },
    contract_applications: { count: 2 },
    comment_reports: { count: 1 },
    judgings: { count: 0, oldest: null, late: 0 },
  });
});

test('is refused to authors and visitors', async () => {
  for (const role of authors) expect((await home(await server.signIn(role))).status).toBe(403);
  expect((await server.call('GET', '/api/office/home')).status).toBe(401);
});

test('tells since when the oldest waits, and which applications are late', async () => {
  const times = [
    { status: 'contract_review', applied_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-03-05T00:00:00.000Z' },
    { status: 'contract_review', applied_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-02-28T04:00:00.001Z' },
    { status: 'contract_review', applied_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-02-28T04:00:00.000Z' },
  ] as const;
  for (const values of times) await server.insert('contractApplication', values);
  const late = times.filter(({ status, ...at }) => isLate(status, at, server.clock.now)).length;
  expect(late).toBe(1);
  expect((await readQueues('work_auditor')).contract_applications).toEqual({
    count: 3,
    oldest: '2026-02-28T04:00:00.000Z',
    late,
    snoozed: 0,
  });
});

test('takes a task for late once its last day is over in UTC+8', async () => {
  await server.insert('translationTask', { status: 'time_out', ends_on: '2026-03-09' });
  const { late_tasks } = await readQueues('content_manager');
  expect(late_tasks).toEqual({ count: 1, oldest: '2026-03-09T16:00:00.000Z', late: 1, snoozed: 0 });
});

test('takes money for late that a pay day has passed over', async () => {
  const paid = (month: string, created_at: string) => server.insert('payroll', { month, created_at });
  // Of January the 20th of February was the pay day, a Friday.
  await paid('2026-01', '2026-02-20T15:59:59.999Z');
  await paid('2026-01', '2026-02-20T16:00:00.000Z');
  await paid('2026-02', '2026-03-04T00:00:00.000Z');
  expect((await readQueues('finance_manager')).payouts_to_approve).toMatchObject({ count: 3, late: 1 });
  server.clock.now = new Date('2026-03-20T16:00:00.000Z');
  expect((await readQueues('finance_manager')).payouts_to_approve.late).toBe(3);
  await server.insert('bankHoliday', { day: '2026-03-20' });
  expect((await readQueues('finance_manager')).payouts_to_approve.late).toBe(1);
});

test('a chapter is late once it has waited for longer than the aim, on the home and with its editor', async () => {
  const { id: editor_id } = await server.insert('editor');
  const { id: fiction_id } = await server.insert('fiction', { editor_id });
  const daysAgo = (days: number) => new Date(server.clock.now.getTime() - days * 86_400_000).toISOString();
  for (const [number, days] of [2.9, 3.1, 9].entries())
    await server.insert('chapter', { fiction_id, number, status: 'pending_review', submitted_at: daysAgo(days) });
  const token = await server.signIn('work_auditor');
  const { queues } = (await home(token)).data;
  expect(queues.find(({ name }: any) => name === 'chapter_reviews')).toMatchObject({ count: 3, late: 2 });
  const { items } = (await server.call('GET', '/api/office/editors-load', { token })).data;
  const languages = items.find(({ id }: any) => id === editor_id).languages;
  expect(languages).toMatchObject([{ chapters: { count: 3, late: 2 } }]);
});
