import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Segment } from '#domain/translation/segments.ts';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let task: number;
let chapter: number;
let other: { id: number };
let theirs: string;

/** A task of a chapter, which its translator has received, and another translator. */
beforeEach(async () => {
  scene = await translationScene(server, 2);
  [task] = (await scene.assign({ ...scene.part, last_chapter: 1 })).data.ids;
  await scene.step(task, 'receive');
  chapter = (await scene.listTaskChapters(task)).items[0].id;
  other = await server.insert('user', { role: 'translator' });
  theirs = await server.signIn(other);
});

const post = (path: string, token: string, body: object = {}) =>
  server.call('POST', `/api/office/${path}`, { token, body });
const write = async (token: string, targets: readonly string[]) => {
  const { revision, text } = await scene.read(chapter, token);
  const written = text.map(({ basis: _, ...segment }: Segment, at: number) => ({
    ...segment,
    target: targets[at] ?? '',
    done: (targets[at] ?? '') !== '',
  }));
  return post(`translated-chapters/${chapter}`, token, { revision, title: null, text: written });
};
/** The other translator takes the task, writes all of it, if anything, and submits it. */
const passOn = async (targets = ['One.', 'Two.', 'Three.']) => {
  await post('translation-tasks/reassign', scene.tokens.manager, {
    ids: [task],
    translator_id: other.id,
    reason: 'Ill.',
  });
  await post(`translation-tasks/${task}/receive`, theirs);
  if (targets.length > 0) await write(theirs, targets);
  expect((await post(`translation-tasks/${task}/submit`, theirs)).status).toBe(200);
};
/** What a chapter says to who translated it first, and is an auditor by now. */
const reviewAsFirst = async () => {
  await server.db
    .update(tables.user)
    .set({ role: 'translation_auditor' })
    .where(eq(tables.user.id, scene.translator.id));
  const token = await server.signIn(scene.translator);
  const { data } = await server.call('GET', `/api/office/translated-chapters/${chapter}/review`, { token });
  const { revision, obstacle } = data;
  const path = `translated-chapters/${chapter}`;
  const targets = [{ segment: 0, target: 'Mine.' }];
  const answers = [
    await post(`${path}/correct`, token, { revision, targets }),
    await post(`translation-tasks/${task}/review`, token, { chapters: [{ id: chapter, revision }], approved: true }),
    await post(`${path}/review`, token, { revision, approved: true }),
  ];
  return { obstacle, statuses: answers.map(({ status }) => status) };
};
const barred = { obstacle: 'own_work', statuses: [403, 403, 403] };

test('who has typed some of it before another translator went on does not decide, and their text is kept', async () => {
  await write(scene.tokens.translator, ['Mine.']);
  await passOn();
  expect(await reviewAsFirst()).toEqual(barred);
  const path = `/api/office/translated-chapters/${chapter}/versions`;
  const { items } = (await server.call('GET', path, { token: scene.tokens.manager })).data;
  expect(items).toMatchObject([{ cause: 'submit' }, { cause: 'hand_over', by: scene.translator.user_name }]);
  const { data } = await server.call('GET', `/api/office/translation-versions/${items[1].id}`, {
    token: scene.tokens.manager,
  });
  expect(data.text[0].target).toBe('Mine.');
});

test('nor does who has written all of what another translator submits as it is', async () => {
  await write(scene.tokens.translator, ['One.', 'Two.', 'Three.']);
  await passOn([]);
  expect(await reviewAsFirst()).toEqual(barred);
});

test('nor does who has submitted it, whoever mended what came back', async () => {
  await scene.translate(chapter);
  await scene.step(task, 'submit');
  await scene.review(chapter, { approved: false, reason: 'Stiff.' });
  await passOn();
  expect(await reviewAsFirst()).toEqual(barred);
});

test('who has opened it and written nothing decides', async () => {
  await write(scene.tokens.translator, []);
  await passOn();
  expect(await reviewAsFirst()).toMatchObject({ obstacle: null, statuses: [200, 409, 409] });
});

test('who translated what was approved by then decides on what another one makes of it', async () => {
  await scene.translate(chapter);
  await scene.step(task, 'submit');
  await scene.review(chapter, { approved: true });
  await storeChapters(server, scene.book.id, [
    sourceText(1, { paragraphs: ['灯亮着。1', '门开了。', '天亮时她走了。1'] }),
  ]);
  [task] = (await scene.assign({ ...scene.part, last_chapter: 1 })).data.ids;
  await passOn();
  expect(await reviewAsFirst()).toMatchObject({ obstacle: null });
});

test('an auditor who has corrected it decides', async () => {
  await passOn();
  const { auditor: token } = scene.tokens;
  const { revision } = await scene.read(chapter, token);
  await post(`translated-chapters/${chapter}/correct`, token, {
    revision,
    targets: [{ segment: 0, target: 'Better.' }],
  });
  expect((await scene.review(chapter, { approved: true })).status).toBe(200);
});
