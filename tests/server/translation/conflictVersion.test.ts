import { beforeEach, expect, test } from 'vitest';
import type { Segment } from '#domain/translation/segments.ts';
import { testServer } from '../../support/server.ts';
import { translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let chapter: number;

beforeEach(async () => {
  scene = await translationScene(server, 1);
  const { data } = await scene.assign(scene.part);
  await scene.step(data.ids[0], 'receive');
  [{ id: chapter }] = (await scene.listTaskChapters(data.ids[0])).items;
});

/** Writes the first paragraph and the title over what is there. */
async function write(target: string, title: string | null, keeps_other?: boolean) {
  const { revision, text } = await scene.read(chapter);
  return server.call('POST', `/api/office/translated-chapters/${chapter}`, {
    token: scene.tokens.translator,
    body: {
      revision,
      title,
      text: text.map((one: Segment, at: number) => (at ? one : { ...one, target })),
      keeps_other,
    },
  });
}
const get = async (path: string) =>
  (await server.call('GET', `/api/office/${path}`, { token: scene.tokens.manager })).data;
const listVersions = async () => (await get(`translated-chapters/${chapter}/versions`)).items;

test('what another window wrote is kept where a text goes over it', async () => {
  await write('Theirs.', 'Their title');
  await write('Mine.', 'My title', true);
  const items = await listVersions();
  expect(items).toMatchObject([{ cause: 'conflict', title: 'Their title', by: scene.translator.user_name }]);
  const { text } = await get(`translation-versions/${items[0].id}`);
  expect(text[0].target).toBe('Theirs.');
});

test('nothing is kept of a save that goes over nothing, nor of a chapter that was blank', async () => {
  await write('', null, true);
  await write('Mine.', null);
  await write('Mine, too.', null);
  expect(await listVersions()).toEqual([]);
});
