import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let source: number;
let chapter: number;

beforeEach(async () => {
  scene = await translationScene(server, 1);
  const task = (await scene.assign(scene.part)).data.ids[0];
  await scene.step(task, 'receive');
  [{ id: chapter }] = (await scene.listTaskChapters(task)).items;
  [{ id: source }] = (await server.db.select({ id: tables.sourceChapter.id }).from(tables.sourceChapter)) as [
    { id: number },
  ];
  await scene.translate(chapter, () => 'First.');
  await scene.step(task, 'submit');
  await scene.review(chapter, { approved: false, reason: 'Names.', remarks: [] });
  await scene.translate(chapter, () => 'Second.');
  await scene.step(task, 'submit');
});

const get = (path: string, token = scene.tokens.manager) => server.call('GET', `/api/office/${path}`, { token });
const details = (token?: string) => get(`source-chapters/${source}/details`, token);
const versions = (token?: string) => get(`translated-chapters/${chapter}/versions?per_page=2`, token);

test('a chapter is shown beside each of its translations', async () => {
  const { data } = await details();
  expect(data).toMatchObject({
    language: 'zh-CN',
    paragraphs: [{ id: 1, text: '灯亮着。1' }, {}, {}],
    editions: [{ language: 'en', translated_id: chapter, state: 'in_review', stale: false, title: 'A title' }],
  });
  expect(data.editions[0].text[0].target).toBe('Second.');
});

test('what it was is told a page at a time, each with the text before it', async () => {
  const { data } = await versions();
  expect(data.total).toBe(3);
  expect(data.items).toMatchObject([
    { cause: 'submit', by: scene.translator.user_name, reason: null },
    { cause: 'send_back', by: scene.auditor.user_name, reason: 'Names.' },
  ]);
  const [last, rejected] = data.items;
  const { data: version } = await get(`translation-versions/${last.id}`);
  expect([version.language, version.text[0].target, version.before.text[0].target]).toEqual([
    'en',
    'Second.',
    'First.',
  ]);
  const { data: first } = await get(`translation-versions/${rejected.id - 1}`);
  expect(first).toMatchObject({ cause: 'submit', before: null });
});

describe('the source of a chapter', () => {
  const former = (token?: string) => get(`source-chapters/${source}/versions`, token);
  const one = (revision: number | string, token?: string) =>
    get(`source-chapters/${source}/versions/${revision}`, token);
  beforeEach(async () => {
    const { book, manager } = scene;
    const paragraphs = ['灯亮着。1', '有人来了。1', '天亮时她走了。1'];
    await storeChapters(server, book.id, [sourceText(1, { paragraphs })], manager.id);
    await storeChapters(server, book.id, [sourceText(1, { title: '灯', paragraphs: paragraphs.slice(0, 2) })]);
  });

  test('is told as it was before, the latest first, each with what it became', async () => {
    expect((await former()).data).toMatchObject({
      total: 2,
      items: [
        { revision: 2, title: '第1章', by: null },
        { revision: 1, title: '第1章', by: scene.manager.user_name },
      ],
    });
    const { data } = await one(1);
    expect(data).toMatchObject({ language: 'zh-CN', revision: 1, title: '第1章' });
    const texts = (paragraphs: { text: string }[]) => paragraphs.map(({ text }) => text);
    expect([texts(data.paragraphs), texts(data.after.paragraphs)]).toEqual([
      ['灯亮着。1', '没有人来。1', '天亮时她走了。1'],
      ['灯亮着。1', '有人来了。1', '天亮时她走了。1'],
    ]);
    const last = (await one(2)).data;
    expect([last.after.title, texts(last.after.paragraphs)]).toEqual(['灯', ['灯亮着。1', '有人来了。1']]);
    for (const revision of [0, 3, 'x', '99999999999']) expect((await one(revision)).status).toBe(404);
  });

  test('is for staff with names, for its original author without, and for nobody else', async () => {
    const [owner, stranger] = [
      await server.insert('user', { role: 'original_author' }),
      await server.insert('user', { role: 'original_author' }),
    ];
    await server.db.update(tables.businessBook).set({ original_author_id: owner.id });
    const own = await server.signIn(owner);
    expect((await former(own)).data.items.map(({ by }: { by: unknown }) => by)).toEqual([null, null]);
    expect((await one(1, own)).status).toBe(200);
    for (const [token, status] of [
      [await server.signIn(stranger), 404],
      [scene.tokens.translator, 403],
    ] as const) {
      expect((await former(token)).status).toBe(status);
      expect((await one(1, token)).status).toBe(status);
    }
  });
});

describe('who sees it', () => {
  const all = async (token: string) => {
    const { data } = await versions();
    return Promise.all([details(token), versions(token), get(`translation-versions/${data.items[0].id}`, token)]);
  };

  test('the original author, of own books alone and without names', async () => {
    const [owner, stranger] = [
      await server.insert('user', { role: 'original_author' }),
      await server.insert('user', { role: 'original_author' }),
    ];
    await server.db.update(tables.businessBook).set({ original_author_id: owner.id });
    for (const { status } of await all(await server.signIn(stranger))) expect(status).toBe(404);
    const own = await all(await server.signIn(owner));
    expect(own.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(own[1].data.items.map(({ by }: { by: unknown }) => by)).toEqual([null, null]);
  });

  test('no translator: the desk has what is theirs', async () => {
    for (const { status } of await all(scene.tokens.translator)) expect(status).toBe(403);
  });
});
