import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Segment } from '#domain/translation/segments.ts';
import { tables, translatedChapters } from '#server/db/schema.ts';
import { finishRestoredTasks } from '#server/features/translation/finishTask.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let task: number;
let one: { id: number; words: number };
let two: { id: number; words: number };

/** A task of two chapters, of which the first is approved. */
beforeEach(async () => {
  scene = await translationScene(server, 2);
  [task] = (await scene.assign(scene.part)).data.ids;
  await scene.step(task, 'receive');
  [one, two] = (await scene.listTaskChapters(task)).items;
  await scene.translate(one.id);
  await scene.step(task, 'submit');
  await scene.review(one.id, { approved: true });
});

const changed = sourceText(1, { paragraphs: ['灯亮着。1', '没有人来。1', '天亮时她又走了，没有说话。1'] });
const change = (text = changed) => storeChapters(server, scene.book.id, [text], scene.manager.id);
const readTask = async () =>
  (await server.call('GET', `/api/office/translation-tasks/${task}`, { token: scene.tokens.manager })).data;
const finish = async (id: number) => {
  await scene.translate(id);
  await scene.step(task, 'submit');
  return scene.review(id, { approved: true });
};

test('an approved chapter of an open task is in work again where its source changes, and the task is not done without it', async () => {
  await change();
  expect(await scene.read(one.id)).toMatchObject({ state: 'in_work', may_translate: true, stale: 1, done_segments: 2 });
  expect(await readTask()).toMatchObject({ status: 'ongoing', untranslated_chapters: 2 });
  expect((await finish(two.id)).data).toMatchObject({ state: 'approved' });
  expect(await readTask()).toMatchObject({ status: 'ongoing', untranslated_chapters: 1 });
  expect((await finish(one.id)).data).toMatchObject({ state: 'approved' });
  expect(await readTask()).toMatchObject({ status: 'done', untranslated_words: 0, progress: 100 });
});

test('a released one too, and readers keep what they have', async () => {
  await server.db.update(translatedChapters).set({ state: 'released' }).where(eq(translatedChapters.id, one.id));
  await change();
  expect(await scene.read(one.id)).toMatchObject({ state: 'in_work', may_translate: true });
});

test('another title of the source changes nothing, nor does what no task has', async () => {
  await change(sourceText(1, { title: '新的一章' }));
  expect(await scene.read(one.id)).toMatchObject({ state: 'approved' });
  await finish(two.id);
  await change();
  expect(await scene.read(one.id)).toMatchObject({ state: 'approved', stale: 1, task: null });
});

test('its words are left of the task again, and its history tells since when', async () => {
  const left = async () => {
    const path = `/api/office/translation-tasks/${task}/burn-down`;
    return (await server.call('GET', path, { token: scene.tokens.manager })).data.points[0].left;
  };
  expect(await left()).toBe(two.words);
  await change();
  const { items } = await scene.listTaskChapters(task);
  expect(await left()).toBe(items[0].words + items[1].words);
  const path = `/api/office/translated-chapters/${one.id}/versions`;
  const versions = await server.call('GET', path, { token: scene.tokens.manager });
  expect(versions.data.items[0]).toMatchObject({ cause: 'reopen', by: scene.manager.user_name });
});

test('one that is with the auditor stays there, to be rejected', async () => {
  await scene.translate(two.id);
  await scene.step(task, 'submit');
  await storeChapters(server, scene.book.id, [sourceText(2, { paragraphs: ['灯亮着。2'] })]);
  expect(await scene.read(two.id)).toMatchObject({ state: 'in_review' });
  const { data } = await server.call('GET', '/api/office/translation-reviews', { token: scene.tokens.auditor });
  expect(data.items).toHaveLength(1);
  expect((await server.db.select().from(tables.translationTask))[0]).toMatchObject({ status: 'ongoing' });
});

describe('a wrong source, and then the right one again', () => {
  const wrong = sourceText(1, { paragraphs: ['雨。', '一个人来到门前，说了很久的话。', '城门关了。', '谁也不知道。'] });
  const readSegments = async () => (await scene.read(one.id)).text;

  test('leave an approved chapter as it was, and nobody gets credit for it twice', async () => {
    const before = await readSegments();
    for (const between of [wrong, changed, sourceText(1, { paragraphs: ['灯亮着。1', '天亮时她走了。1'] })]) {
      await change(between);
      expect(await scene.read(one.id)).toMatchObject({ state: 'in_work' });
      await change(sourceText(1));
      expect(await scene.read(one.id)).toMatchObject({ state: 'approved', stale: 0, done_segments: 3 });
      expect(await readSegments()).toEqual(before);
    }
    const [row] = await server.db.select().from(translatedChapters).where(eq(translatedChapters.id, one.id));
    expect(row!.translator_id).toBe(scene.translator.id);
    expect(await readTask()).toMatchObject({ status: 'ongoing', untranslated_chapters: 1 });
  });

  test('end a task whose other chapters were approved meanwhile', async () => {
    await change();
    await finish(two.id);
    await server.call('POST', '/api/office/extension-requests', {
      token: scene.tokens.translator,
      body: { task_id: task, days: 3, reason: 'It has changed.' },
    });
    expect(await finishRestoredTasks(server.services)).toBe(0);
    await change(sourceText(1));
    expect(await finishRestoredTasks(server.services)).toBe(1);
    expect(await finishRestoredTasks(server.services)).toBe(0);
    expect(await readTask()).toMatchObject({ status: 'done', untranslated_words: 0, progress: 100 });
    const requests = await server.db.select().from(tables.extensionRequest);
    expect(requests.map(({ status }) => status)).toEqual(['rejected']);
    expect((await scene.assign({ ...scene.part, last_chapter: 1 })).status).not.toBe(200);
  });

  test('a released one is released again', async () => {
    await finish(two.id);
    const [edition] = await server.db.select().from(tables.edition);
    await server.call('POST', `/api/office/editions/${edition!.id}/release`, {
      token: scene.tokens.manager,
      body: { first_chapter: 1, last_chapter: 1 },
    });
    await change();
    await scene.assign({ ...scene.part, last_chapter: 1 });
    expect(await scene.read(one.id)).toMatchObject({ state: 'in_work' });
    await change(sourceText(1));
    expect(await scene.read(one.id)).toMatchObject({ state: 'released' });
  });

  test('one that somebody has written in stays in work, with what is theirs open', async () => {
    await change();
    const { revision, text } = await scene.read(one.id);
    const written = text.map((segment: Segment) => (segment.basis ? { ...segment, target: 'Other.' } : segment));
    const body = { revision, title: 'A title', text: written };
    const { token } = { token: scene.tokens.translator };
    expect((await server.call('POST', `/api/office/translated-chapters/${one.id}`, { token, body })).status).toBe(200);
    await change(sourceText(1));
    expect(await scene.read(one.id)).toMatchObject({ state: 'in_work', stale: 0, done_segments: 2 });
  });

  test('a save of what is beside them leaves their marks, for whom the source comes back', async () => {
    await change(wrong);
    const { revision, text } = await scene.read(one.id);
    const body = { revision, title: 'Another title', text };
    await server.call('POST', `/api/office/translated-chapters/${one.id}`, { token: scene.tokens.translator, body });
    await change(sourceText(1));
    expect(await scene.read(one.id)).toMatchObject({ state: 'in_work', stale: 0, done_segments: 3 });
  });
});
