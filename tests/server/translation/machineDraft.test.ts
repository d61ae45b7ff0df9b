import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLibreTranslate } from '#server/platform/machineTranslation.ts';
import { libreTranslateServer } from '../../support/libreTranslate.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
const remote = await libreTranslateServer();
afterAll(() => remote.close());
let scene: Awaited<ReturnType<typeof translationScene>>;
let task: number;
let chapter: number;

beforeEach(async () => {
  remote.asked.length = 0;
  remote.answer = remote.translated;
  server.services.machineTranslation = createLibreTranslate({ url: remote.url, key: 'key' });
  scene = await translationScene(server, 1);
  ({
    data: {
      ids: [task],
    },
  } = await scene.assign(scene.part));
  await scene.step(task, 'receive');
  [{ id: chapter }] = (await scene.listTaskChapters(task)).items;
  await allow(true);
});
afterEach(() => void (server.services.machineTranslation = undefined));

const allow = (machine_draft: boolean) =>
  server.call('POST', `/api/office/business-books/${scene.book.id}`, {
    token: scene.tokens.manager,
    body: { machine_draft },
  });
const draft = (paragraphs: number[] = [1, 2], token = scene.tokens.translator) =>
  server.call('POST', `/api/office/translated-chapters/${chapter}/machine-draft`, { token, body: { paragraphs } });
const isOffered = async (token = scene.tokens.translator) => (await scene.read(chapter, token)).machine_draft;

test('paragraphs are drafted by their ids, nothing else of the chapter is sent, and nothing is written', async () => {
  const before = await scene.read(chapter);
  const { status, data } = await draft([3, 1]);
  expect(status).toBe(200);
  expect(data).toEqual({
    drafts: [
      { paragraph: 1, text: 'en: 灯亮着。1' },
      { paragraph: 3, text: 'en: 天亮时她走了。1' },
    ],
  });
  expect(remote.asked).toEqual([
    { q: ['灯亮着。1', '天亮时她走了。1'], source: 'zh', target: 'en', format: 'text', api_key: 'key' },
  ]);
  expect(await scene.read(chapter)).toEqual(before);
});

test('no connection to the database is held while the machine works', async () => {
  const held: number[] = [];
  remote.answer = (response, request) => {
    held.push(server.pool.totalCount - server.pool.idleCount);
    return remote.translated(response, request);
  };
  expect((await draft()).status).toBe(200);
  expect(held).toEqual([0]);
});

test.each([
  ['fails', (response) => response.writeHead(500).end()],
  ['answers something else', (response) => response.end('{"translatedText":["one"]}')],
  ['does not answer', () => undefined],
] satisfies [string, typeof remote.answer][])(
  'a machine that %s is told of as one that may come back',
  async (_, answer) => {
    server.services.machineTranslation = createLibreTranslate({ url: remote.url, key: 'key' }, 300);
    remote.answer = answer;
    const { status, message, response } = await draft();
    expect({ status, message }).toEqual({ status: 503, message: 'translation.office.errors.machine_failed' });
    expect(response.headers.get('retry-after')).toBe('30');
  },
);

describe('nothing is sent', () => {
  afterEach(() => expect(remote.asked).toEqual([]));
  const refused = async (asking: ReturnType<typeof draft>) => {
    const { status, message } = await asking;
    return `${status} ${message}`;
  };

  test('of a book whose manager has not allowed it', async () => {
    expect(await isOffered()).toBe(true);
    await allow(false);
    expect(await isOffered()).toBe(false);
    expect(await refused(draft())).toBe('409 translation.office.errors.no_machine_draft');
  });

  test('of a new book, and by a server without a machine translation', async () => {
    expect(await server.insert('businessBook')).toMatchObject({ machine_draft: false });
    server.services.machineTranslation = undefined;
    expect(await isOffered()).toBe(false);
    expect(await refused(draft())).toBe('409 translation.office.errors.no_machine_draft');
  });

  test('for anybody but the translator of the chapter', async () => {
    expect(await isOffered(scene.tokens.auditor)).toBe(false);
    for (const role of ['manager', 'auditor'] as const)
      expect(await refused(draft([1], scene.tokens[role]))).toBe('403 errors.forbidden');
    expect(await refused(draft([1], await server.signIn('translator')))).toBe('404 errors.not_found');
  });

  test('of a task that is not received', async () => {
    await storeChapters(server, scene.book.id, [sourceText(2)]);
    const { data } = await scene.assign({ ...scene.part, first_chapter: 2, last_chapter: 2 });
    [{ id: chapter }] = (await scene.listTaskChapters(data.ids[0])).items;
    expect(await isOffered()).toBe(false);
    expect(await refused(draft())).toBe('409 translation.office.errors.step');
  });

  test('after the end date', async () => {
    server.clock.now = new Date('2026-03-20T16:00:00.000Z');
    const token = await server.signIn(scene.translator);
    expect(await isOffered(token)).toBe(false);
    expect(await refused(draft([1], token))).toBe('409 translation.office.errors.past_end');
  });

  test('of a chapter that is with the auditor', async () => {
    await scene.translate(chapter);
    await scene.step(task, 'submit');
    expect(await isOffered()).toBe(false);
    expect(await refused(draft())).toBe('409 translation.office.errors.step');
  });

  test('where the source has no such paragraph', async () => {
    expect(await refused(draft([1, 4]))).toBe('409 translation.office.errors.not_aligned');
    expect(await refused(draft([]))).toBe('422 errors.invalid');
    expect(await refused(draft(Array.from({ length: 51 }, (_, at) => at + 1)))).toBe('422 errors.invalid');
  });
});

test('only the content manager allows it, and the audit log tells so', async () => {
  for (const token of [scene.tokens.translator, scene.tokens.auditor])
    expect(
      (
        await server.call('POST', `/api/office/business-books/${scene.book.id}`, {
          token,
          body: { machine_draft: true },
        })
      ).status,
    ).toBe(403);
  const { data } = await server.call('GET', `/api/office/business-books/${scene.book.id}/trail`, {
    token: scene.tokens.manager,
  });
  expect(data.items[0].changes).toMatchObject([{ field: 'machine_draft', from: false, to: true }]);
});
