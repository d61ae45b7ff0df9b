import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/languages.ts';
import { tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let manager: string;
let ann: RowOf<'editor'>;
let bob: RowOf<'editor'>;
beforeEach(async () => {
  manager = await server.signIn('content_manager');
  ann = await insertEditor('Ann');
  bob = await insertEditor('Bob', ['en', 'es']);
});

async function insertEditor(name: string, languages: StoryLanguage[] = ['en']) {
  const { id: user_id } = await server.insert('user', { role: 'editor' });
  return server.insert('editor', { name, user_id, languages });
}
const signIn = ({ user_id }: RowOf<'editor'>) => server.signIn({ id: user_id });
const plan = (values: object = {}) => ({
  editor_id: ann.id,
  starts_on: '2026-03-10',
  ends_on: '2026-03-12',
  languages: ['en'],
  substitute_id: bob.id,
  ...values,
});
const save = (values: object = {}, token = manager) =>
  server.call('POST', '/api/office/editor-absences', { token, body: plan(values) });
const change = (id: number, body: object) =>
  server.call('POST', `/api/office/editor-absences/${id}`, { token: manager, body });
const get = async (path: string, token: string) => (await server.call('GET', path, { token })).data;
const listMessages = async ({ user_id }: RowOf<'editor'>) =>
  (
    await server.db.select().from(tables.message).where(eq(tables.message.user_id, user_id)).orderBy(tables.message.id)
  ).map(({ kind, args }) => [kind, args]);
const at = (instant: string) => void (server.clock.now = new Date(instant));

/** A story of Ann's with a chapter and an application that wait, and a reported comment. */
async function insertWork(language: StoryLanguage) {
  const story = await server.insert('fiction', { editor_id: ann.id, language, contract_status: 'applying' });
  const chapter = await insertChapter(server, story, { number: 1, status: 'pending_review' });
  const application = await server.insert('contractApplication', {
    fiction_id: story.id,
    editor_id: ann.id,
    status: 'applying',
  });
  const comment = await server.insert('comment', {
    fiction_id: story.id,
    report_status: 'open',
    report_reason: 'spam',
  });
  return { story, chapter, application, comment };
}

const counts = async (token: string) => {
  const { queues } = await get('/api/office/home', token);
  const names = ['chapter_reviews', 'contract_applications', 'comment_reports'];
  return names.map((name) => queues.find((queue: { name: string }) => queue.name === name).count);
};

describe('while an editor is away', () => {
  test('what waits for them waits for the substitute too, in the languages that it is for, and ends by itself', async () => {
    const { story, chapter, application, comment } = await insertWork('en');
    await insertWork('ko');
    await save();
    const [absent, substitute] = [await signIn(ann), await signIn(bob)];
    const eve = await signIn(await insertEditor('Eve'));
    expect([await counts(absent), await counts(substitute), await counts(eve)]).toEqual([
      [2, 2, 2],
      [1, 1, 1],
      [0, 0, 0],
    ]);
    expect((await get('/api/office/fictions', substitute)).items).toMatchObject([{ id: story.id }]);
    expect((await get('/api/office/chapter-reviews', substitute)).items).toMatchObject([{ id: chapter.id }]);
    expect((await get('/api/office/comment-reports', substitute)).items).toMatchObject([{ id: comment.id }]);
    at('2026-03-12T15:59:59.000Z');
    const read = `/api/office/contract-applications/${application.id}`;
    expect((await server.call('GET', read, { token: await signIn(bob) })).status).toBe(200);
    expect((await server.call('POST', `${read}/take`, { token: await signIn(bob) })).data).toMatchObject({
      status: 'editor_review',
    });
    at('2026-03-12T16:00:00.000Z');
    const again = await signIn(bob);
    expect(await counts(again)).toEqual([0, 0, 0]);
    expect((await server.call('GET', read, { token: again })).status).toBe(404);
    const decided = await server.call('POST', `/api/office/chapters/${chapter.id}/review`, {
      token: again,
      body: { revision: 1, approved: true },
    });
    expect(decided.status).toBe(404);
  });

  test('a substitute who does not edit in a language any more has nothing of it', async () => {
    const { story, application } = await insertWork('en');
    await save();
    await server.db
      .update(tables.editor)
      .set({ languages: ['es'] })
      .where(eq(tables.editor.id, bob.id));
    const substitute = await signIn(bob);
    expect(await counts(substitute)).toEqual([0, 0, 0]);
    for (const path of [`fictions/${story.id}`, `contract-applications/${application.id}`])
      expect((await server.call('GET', `/api/office/${path}`, { token: substitute })).status).toBe(404);
  });

  test('it has not begun before its first day', async () => {
    await insertWork('en');
    await save({ starts_on: '2026-03-11' });
    expect(await counts(await signIn(bob))).toEqual([0, 0, 0]);
    at('2026-03-10T16:00:00.000Z');
    expect(await counts(await signIn(bob))).toEqual([1, 1, 1]);
  });
});

describe('an absence', () => {
  const away = () => ({ editor: 'Ann', substitute: 'Bob', from: '2026-03-10', to: '2026-03-12', languages: ['en'] });

  test('is told to both, also where it changes and where it is withdrawn', async () => {
    const { id } = (await save()).data;
    expect([await listMessages(ann), await listMessages(bob)]).toEqual([
      [['absence_set', away()]],
      [['substitution_set', away()]],
    ]);
    const eve = await insertEditor('Eve');
    await change(id, { substitute_id: eve.id });
    expect((await listMessages(bob)).at(-1)).toEqual(['absence_withdrawn', away()]);
    expect(await listMessages(eve)).toEqual([['substitution_set', { ...away(), substitute: 'Eve' }]]);
    await change(id, { substitute_id: eve.id });
    expect(await listMessages(eve)).toHaveLength(1);
    await server.call('DELETE', `/api/office/editor-absences/${id}`, { token: manager });
    expect([(await listMessages(ann)).at(-1)![0], (await listMessages(eve)).at(-1)![0]]).toEqual([
      'absence_withdrawn',
      'absence_withdrawn',
    ]);
    const inbox = await get('/api/message/list', await signIn(ann));
    expect(inbox.total).toBe(3);
  });

  test('keeps its rules when it is made and when it is changed', async () => {
    const refused = async (answer: ReturnType<typeof save>) => Object.keys((await answer).data?.errors ?? {});
    expect(await refused(save({ substitute_id: ann.id }))).toEqual(['substitute_id']);
    expect(await refused(save({ languages: ['ko'] }))).toEqual(['languages']);
    expect(await refused(save({ ends_on: '2026-03-09', starts_on: '2026-03-08' }))).toEqual(['ends_on']);
    const { id } = (await save()).data;
    expect(await refused(save({ starts_on: '2026-03-12', ends_on: '2026-03-14' }))).toEqual(['starts_on']);
    expect(await refused(save({ editor_id: bob.id, substitute_id: ann.id }))).toEqual(['starts_on', 'substitute_id']);
    at('2026-03-14T04:00:00.000Z');
    manager = await server.signIn('content_manager');
    expect(await refused(change(id, { ends_on: '2026-03-20' }))).toEqual(['ends_on']);
    const path = `/api/office/editor-absences/${id}`;
    expect((await server.call('DELETE', path, { token: manager })).status).toBe(409);
  });

  test('is the content managers’ to plan; editors read of it', async () => {
    const token = await signIn(ann);
    expect((await save({}, token)).status).toBe(403);
    await save();
    expect((await get('/api/office/editor-absences', token)).items).toMatchObject([{ editor_id: ann.id }]);
  });
});
