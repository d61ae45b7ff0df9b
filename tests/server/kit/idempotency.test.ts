import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#domain/calls.ts';
import { entities } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { audits, onceKeys, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { offerTags, storyForm } from '../../support/stories.ts';

const server = await testServer();
let author: { id: number };
let token: string;

beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  await offerTags(server);
});

const send = (body: unknown, key?: string, as = token) =>
  server.call('POST', '/api/fictions', {
    token: as,
    body,
    headers: key === undefined ? undefined : { 'idempotency-key': key },
  });
const countStories = () => server.db.$count(tables.fiction);

const creatable = Object.entries(entities as Record<string, Entity>)
  .filter(([, { access }]) => access.create)
  .flatMap(([key, { notImported }]) =>
    ['create', ...(notImported ? [] : ['importFile', 'undoImport'])].map((op) => `${key}.${op}`),
  );
const updatable = Object.entries(entities as Record<string, Entity>)
  .filter(([, { access }]) => access.update)
  .flatMap(([key]) => [`${key}.updates`, `${key}.restores`, `${key}.undoBulkEdit`]);

test('the calls that have one effect only', () => {
  const names = Object.entries(calls)
    .filter(([, { idempotent }]) => idempotent)
    .map(([name]) => name);
  expect(names.toSorted()).toEqual(
    [
      'announce',
      'answerQuestion',
      'approvePayouts',
      'askQuestion',
      'decideBonuses',
      'decideReports',
      'decideStatements',
      'markAllFailed',
      'markAllPaid',
      'createChapter',
      'saveChapter',
      'storeChapterUpload',
      'storeSourceImport',
      'keepVersion',
      'saveDraft',
      'replaceInStory',
      'undoReplace',
      'applyForUpdateBonus',
      'applyForContract',
      'applyForContracts',
      'signContract',
      'createStory',
      'replyToComment',
      'createComment',
      'saveReply',
      'saveView',
      'addNote',
      'setShares',
      'handOverWorks',
      'scheduleReleases',
      'importRevenue',
      'importAccounts',
      'importDictionary',
      'addBookTerms',
      'importTranslation',
      'replaceTerm',
      'reverseRevenue',
      'approveBonus',
      'rejectBonus',
      'closeMonth',
      'approveStatement',
      'rejectStatement',
      'confirmStatement',
      'declineStatement',
      'approvePayout',
      'exportPayouts',
      'markPaid',
      'markFailed',
      'assignTasks',
      'saveTranslation',
      'releaseTranslation',
      'restoreArticle',
      'publishClause',
      'withdrawEdition',
      'enterContest',
      'saveJudging',
      'claimPrize',
      'decideContest',
      'resubmitAward',
      'deliverPrize',
      'approveIncentive',
      'createAccount',
      ...creatable,
      ...updatable,
    ].toSorted(),
  );
});

test('a replay has no effect and gets the first answer byte for byte, even when the record has changed since', async () => {
  const body = await storyForm(server, author);
  const first = await send(body, 'a');
  const bytes = await first.response.text();
  await server.pool.query(`update fictions set title = 'changed since'`);
  server.clock.now = new Date('2026-03-12T00:00:00.000Z');
  for (let n = 0; n < 3; n++) {
    const again = await send(body, 'a');
    expect(again.status).toBe(200);
    expect(await again.response.text()).toBe(bytes);
  }
  expect([await countStories(), await server.db.$count(audits)]).toEqual([1, 1]);
});

test.each(['', 'k'.repeat(101)])('without a usable key it is refused: %j', async (key) => {
  expect(await send(await storyForm(server, author), key)).toMatchObject({
    status: 422,
    message: 'errors.idempotency_key',
  });
  expect(await countStories()).toBe(0);
});

test('the same key with another body is refused', async () => {
  const body = await storyForm(server, author);
  await send(body, 'a');
  expect(await send({ ...body, title: 'Another' }, 'a')).toMatchObject({
    status: 422,
    message: 'errors.idempotency_reused',
  });
  expect(await countStories()).toBe(1);
});

describe('of calls that differ in their path alone', () => {
  let ids: number[];
  let finance: string;
  beforeEach(async () => {
    finance = await server.signIn('finance_manager');
    ids = [];
    for (let n = 0; n < 2; n++)
      ids.push((await server.insert('bonusDetail', { author_id: author.id, status: 'pending', amount: 500 })).id);
  });
  const approve = (id: number) =>
    server.call('POST', `/api/office/bonus-details/${id}/approve`, {
      token: finance,
      body: { amount: 500 },
      headers: { 'idempotency-key': 'a' },
    });
  const statuses = async () =>
    (await server.db.select().from(tables.bonusDetail).orderBy(tables.bonusDetail.id)).map(({ status }) => status);

  test('the same key is refused for another record', async () => {
    const [one, other] = ids as [number, number];
    const first = await approve(one);
    expect(first.data).toMatchObject({ id: one, status: 'approved' });
    expect(await approve(other)).toMatchObject({ status: 422, message: 'errors.idempotency_reused' });
    expect((await approve(one)).data).toEqual(first.data);
    expect(await statuses()).toEqual(['approved', 'pending']);
  });

  test('a key that was kept with the body alone still has its answer', async () => {
    await approve(ids[0]!);
    const former = createHmac('sha256', server.services.secret)
      .update(JSON.stringify({ amount: 500 }))
      .digest('hex');
    await server.db.update(onceKeys).set({ body_hash: former });
    expect((await approve(ids[0]!)).data).toMatchObject({ id: ids[0], status: 'approved' });
    expect(await statuses()).toEqual(['approved', 'pending']);
  });
});

test('another key is another effect, and a key is its user’s own', async () => {
  const body = await storyForm(server, author);
  expect((await send(body, 'a')).data.id).not.toBe((await send(body, 'b')).data.id);
  const other = await server.insert('user', { role: 'author_signed' });
  expect((await send(await storyForm(server, other), 'a', await server.signIn(other))).status).toBe(200);
  expect(await countStories()).toBe(3);
});

test('a refused call does not use its key up', async () => {
  const body = await storyForm(server, author);
  expect((await send({ ...body, title: '' }, 'a')).status).toBe(422);
  expect((await send({ ...body, genre: 'none' }, 'a')).status).toBe(422);
  expect(await server.db.$count(onceKeys)).toBe(0);
  expect((await send(body, 'a')).status).toBe(200);
});
