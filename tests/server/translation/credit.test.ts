import { beforeEach, expect, test } from 'vitest';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import type { Segment } from '#domain/translation/segments.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let other: { id: number };
let theirs: string;
let chapter: { id: number; words: number };

/** A chapter that its translator has had approved, brought up to date by another one since its source changed. */
beforeEach(async () => {
  scene = await translationScene(server, 1);
  other = await server.insert('user', { role: 'translator' });
  theirs = await server.signIn(other);
  const { assign, part, step, listTaskChapters, translate, review } = scene;
  const [task] = (await assign(part)).data.ids;
  await step(task, 'receive');
  [chapter] = (await listTaskChapters(task)).items;
  await translate(chapter.id);
  await step(task, 'submit');
  await review(chapter.id, { approved: true });
});

const post = (path: string, body: object = {}) => server.call('POST', `/api/office/${path}`, { token: theirs, body });
const getFigures = async () => {
  const { tokens, translator } = scene;
  const token = tokens.manager;
  const { items } = (await server.call('GET', '/api/office/translators', { token })).data;
  const path = `/api/office/business-books/${scene.book.id}/people`;
  const { translators, auditors } = (await server.call('GET', path, { token })).data;
  const of = (id: number) => ({
    pace: items.find((one: { id: number }) => one.id === id).pace,
    approved_chapters: translators.find((one: { id: number }) => one.id === id)?.approved_chapters,
  });
  return { first: of(translator.id), second: of(other.id), auditors };
};
const days = 3;
const wait = async () => {
  server.clock.now = addDaysToInstant(server.clock.now, days);
  scene.tokens.manager = await server.signIn(scene.manager);
  scene.tokens.auditor = await server.signIn(scene.auditor);
  theirs = await server.signIn(other);
};

test('a pace and approved chapters are of who submitted what was approved, and only of words that are new', async () => {
  await wait();
  const before = await getFigures();
  expect(before).toMatchObject({
    first: { pace: Math.round(chapter.words / (days + 1)), approved_chapters: 1 },
    second: { pace: null },
    auditors: [{ id: scene.auditor.id, approved_chapters: 1 }],
  });

  await storeChapters(server, scene.book.id, [
    sourceText(1, { paragraphs: ['灯亮着。1', '没有人来。1', '天亮时她走了，没有说话，也没有回头。1'] }),
  ]);
  const [task] = (await scene.assign({ ...scene.part, translator_id: other.id })).data.ids;
  await post(`translation-tasks/${task}/receive`);
  const { revision, text } = await scene.read(chapter.id, theirs);
  const written = text.map(({ basis: _, ...segment }: Segment) => ({ ...segment, done: true }));
  written[2].target = 'At dawn she left without a word.';
  await post(`translated-chapters/${chapter.id}`, { revision, title: 'A title', text: written });
  expect(await getFigures()).toMatchObject({
    first: before.first,
    second: { pace: null, approved_chapters: 0 },
    auditors: before.auditors,
  });

  await post(`translation-tasks/${task}/submit`);
  await scene.review(chapter.id, { approved: true });
  await wait();
  expect(await getFigures()).toMatchObject({
    first: { approved_chapters: 1 },
    second: { pace: Math.round(written[2].words / (days + 1)), approved_chapters: 1 },
    auditors: [{ id: scene.auditor.id, approved_chapters: 1 }],
  });
});
