import { beforeEach, expect, test } from 'vitest';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let task: number;
let ids: number[];

/** A task of two chapters that is done. */
beforeEach(async () => {
  scene = await translationScene(server, 2);
  [task] = (await scene.assign(scene.part)).data.ids;
  await scene.step(task, 'receive');
  ids = (await scene.listTaskChapters(task)).items.map(({ id }: { id: number }) => id);
  for (const id of ids) await scene.translate(id);
  await scene.step(task, 'submit');
  for (const id of ids) await scene.review(id, { approved: true });
});

const getFigures = async () => {
  const token = await server.signIn(scene.manager);
  const mine = await server.call('GET', '/api/office/my-translations?tab=done', {
    token: await server.signIn(scene.translator),
  });
  const { chapters, in_review, approved, finished, next_id, words, done_words } = mine.data.items[0];
  const { data } = await server.call('GET', `/api/office/translation-tasks/${task}`, { token });
  const list = await server.call('GET', `/api/office/translation-tasks/${task}/chapters`, { token });
  const { points } = (await server.call('GET', `/api/office/translation-tasks/${task}/burn-down`, { token })).data;
  return {
    mine: { chapters, in_review, approved, finished, next_id, words, done_words },
    list: list.data.items.map(({ state, stale, ...one }: any) => [state, stale, one.words, one.done_words]),
    task: Object.fromEntries(
      ['chapters', 'untranslated_chapters', 'words', 'untranslated_words', 'progress'].map((name) => [
        name,
        data[name],
      ]),
    ),
    planned: points.map(({ day, planned }: { day: string; planned: number }) => [day, planned]),
    left: points.flatMap(({ left }: { left: number | null }) => (left === null ? [] : [left])),
  };
};

test('a task that is done stays as it ended, whatever becomes of its chapters', async () => {
  const before = await getFigures();
  const { words } = before.task;
  expect(before).toMatchObject({
    mine: { chapters: 2, in_review: 0, approved: 2, finished: 0, next_id: null, words, done_words: words },
    task: { chapters: 2, untranslated_chapters: 0, untranslated_words: 0, progress: 100 },
    left: [0],
  });

  server.clock.now = addDaysToInstant(server.clock.now, 2);
  for (const role of ['manager', 'auditor', 'translator'] as const)
    scene.tokens[role] = await server.signIn(scene[role]);
  await storeChapters(server, scene.book.id, [
    sourceText(1, { paragraphs: ['灯亮着，风很大，雨也很大。1', '没有人来。1', '天亮时她走了。1', '雨停了。'] }),
  ]);
  const same = { ...before, left: [0, 0, 0] };
  expect(await getFigures()).toEqual(same);
  const [later] = (await scene.assign(scene.part)).data.ids;
  await scene.step(later, 'receive');
  expect(await getFigures()).toEqual(same);
  await scene.translate(ids[0]!);
  expect(await getFigures()).toEqual(same);
  await scene.step(later, 'submit');
  expect(await getFigures()).toEqual(same);
  await scene.review(ids[0]!, { approved: false, reason: 'Stiff.' });
  expect(await getFigures()).toEqual(same);
});
