import { beforeEach, expect, test, vi } from 'vitest';
import { numberParagraphs } from '#domain/books/paragraphs.ts';
import { createEmptySegments, setTarget } from '#domain/translation/segments.ts';
import {
  deskEvents,
  deskStates,
  getNextDeskState,
  startDeskSaver,
} from '../../../src/custom/translation/desk/deskSaver.ts';
import { createDeskStore, type DeskText } from '../../../src/custom/translation/desk/deskStore.ts';
import { ApiError } from '../../../src/lib/api/client.ts';

const source = numberParagraphs(['One.', 'Two.']);
/** A server that has one chapter. */
function fakeServer() {
  const server = { revision: 1, text: { title: null, segments: createEmptySegments(source) } as DeskText };
  const loaded = () =>
    ({ id: 7, revision: server.revision, translated_title: server.text.title, text: server.text.segments }) as never;
  const save = vi.fn<(revision: number, text: DeskText) => Promise<{ revision: number }>>(async (revision, text) => {
    if (revision !== server.revision) throw new ApiError(409, 'chapters.shared.errors.changed');
    server.text = structuredClone(text);
    return { revision: (server.revision += 1) };
  });
  return { server, loaded, save };
}
function open({ loaded, save }: ReturnType<typeof fakeServer>, onMerged = vi.fn<() => void>()) {
  const chapter = loaded() as { text: DeskText['segments']; translated_title: string | null };
  const store = createDeskStore({ title: chapter.translated_title, segments: chapter.text });
  const saver = startDeskSaver({
    user: 1,
    chapter: chapter as never,
    store,
    save,
    load: async () => loaded(),
    onMerged,
  });
  return { store, saver, onMerged };
}
const targets = ({ segments }: DeskText) => segments.map(({ target }) => target);

beforeEach(() => localStorage.clear());

test('only a save leads to saved, and what was refused is not sent again', () => {
  const into = deskStates.filter((state) =>
    deskEvents.some((event) => getNextDeskState(state, event) === 'saved' && state !== 'saved'),
  );
  expect(into).toEqual(['saving']);
  expect(deskEvents.filter((event) => getNextDeskState('refused', event))).toEqual(['edit']);
});

test('what is typed is on the device at once, and on the server after a flush', async () => {
  const fake = fakeServer();
  const { store, saver } = open(fake);
  store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  expect(saver.state()).toBe('dirty');
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(await saver.flush()).toBe(true);
  expect(targets(fake.server.text)).toEqual(['Eins.', '']);
  expect(Object.keys(localStorage)).toHaveLength(0);
  saver.stop();
});

test('a flush waits for the save under way, and sends what was typed meanwhile', async () => {
  const fake = fakeServer();
  const { store, saver } = open(fake);
  const { promise, resolve } = Promise.withResolvers<void>();
  const save = fake.save.getMockImplementation()!;
  fake.save.mockImplementationOnce(async (...sent) => promise.then(() => save(...sent)));
  store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  const first = saver.flush();
  expect(saver.state()).toBe('saving');
  store.edit((segments) => setTarget(segments, 1, 'Zwei.'));
  const second = saver.flush();
  resolve();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(targets(fake.server.text)).toEqual(['Eins.', 'Zwei.']);
  saver.stop();
});

test('a fault of the page itself is tried again like a lost answer', async () => {
  const fake = fakeServer();
  const { store, saver } = open(fake);
  fake.save.mockRejectedValueOnce(new TypeError('a fault'));
  store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  expect(await saver.flush()).toBe(false);
  expect(saver.state()).toBe('retrying');
  expect(await saver.flush()).toBe(true);
  saver.stop();
});

test('a tab that died left what it had not saved', async () => {
  const fake = fakeServer();
  const first = open(fake);
  first.store.edit((segments) => setTarget(segments, 1, 'Zwei.'));
  first.saver.stop();
  const { store, saver } = open(fake);
  expect(targets(store.read())).toEqual(['', 'Zwei.']);
  expect(await saver.flush()).toBe(true);
  expect(targets(fake.server.text)).toEqual(['', 'Zwei.']);
  saver.stop();
});

test('a tab that saves leaves what another tab has typed since', async () => {
  const fake = fakeServer();
  const mine = open(fake);
  // As another tab keeps it, which ends before it has saved.
  const key = 'desk:1:7:another';
  const draft = { title: null, segments: setTarget(fake.server.text.segments, 1, 'Zwei.'), revision: 1 };
  localStorage.setItem(key, JSON.stringify({ ...draft, base: fake.server.text.segments }));
  mine.store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  expect(await mine.saver.flush()).toBe(true);
  expect(Object.keys(localStorage)).toEqual([key]);
  mine.saver.stop();
  const { store, saver } = open(fake);
  expect(targets(store.read())).toEqual(['Eins.', 'Zwei.']);
  expect(await saver.flush()).toBe(true);
  expect(Object.keys(localStorage)).toEqual([]);
  saver.stop();
});

test('two windows write, and neither loses anything', async () => {
  const fake = fakeServer();
  const [one, other] = [open(fake), open(fake)];
  one.store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  await one.saver.flush();
  other.store.edit((segments) => setTarget(segments, 0, 'Mein.'));
  other.store.edit((segments) => setTarget(segments, 1, 'Zwei.'));
  await other.saver.flush();
  expect(await other.saver.flush()).toBe(true);
  expect(targets(fake.server.text)).toEqual(['Mein.', 'Zwei.']);
  expect(other.onMerged).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ clashes: [{ sources: [1], other: 'Eins.' }] }),
  );
  one.saver.stop();
  other.saver.stop();
});

test('without a server it waits, and after the end date it keeps what was typed and says why', async () => {
  const fake = fakeServer();
  const { store, saver } = open(fake);
  fake.save.mockRejectedValueOnce(new ApiError(0, 'errors.offline'));
  store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  expect(await saver.flush()).toBe(false);
  expect(saver.state()).toBe('retrying');
  fake.save.mockRejectedValueOnce(new ApiError(409, 'translation.office.errors.past_end'));
  expect(await saver.flush()).toBe(false);
  expect(saver.state()).toBe('refused');
  expect(saver.refusal()?.message).toBe('translation.office.errors.past_end');
  store.edit((segments) => setTarget(segments, 1, 'Zwei.'));
  expect(await saver.flush()).toBe(false);
  expect(JSON.parse(Object.values(localStorage)[0] as string).segments[1].target).toBe('Zwei.');
  saver.stop();
});
