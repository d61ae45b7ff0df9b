import { beforeEach, expect, test, vi } from 'vitest';
import { numberParagraphs } from '#domain/books/paragraphs.ts';
import { createEmptySegments, setTarget } from '#domain/translation/segments.ts';
import { deskJournal, type Draft } from '../../../src/custom/translation/desk/deskJournal.ts';
import {
  deskEvents,
  deskStates,
  getNextDeskState,
  startDeskSaver,
} from '../../../src/custom/translation/desk/deskSaver.ts';
import { createDeskStore, type DeskText } from '../../../src/custom/translation/desk/deskStore.ts';
import { ApiError } from '../../../src/lib/api/client.ts';
import { clearDesk } from '../support/deskDevice.ts';

const source = numberParagraphs(['One.', 'Two.']);
/** A server that has one chapter. */
function fakeServer() {
  const server = {
    revision: 1,
    text: { title: null, segments: createEmptySegments(source) } as DeskText,
    kept: [] as DeskText[],
  };
  const loaded = () =>
    ({ id: 7, revision: server.revision, translated_title: server.text.title, text: server.text.segments }) as never;
  type Save = Parameters<typeof startDeskSaver>[0]['save'];
  const save = vi.fn<Save>(async (revision, text, keepsOther) => {
    if (revision !== server.revision) throw new ApiError(409, 'chapters.shared.errors.changed');
    if (keepsOther) server.kept.push(server.text);
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

const kept = () => deskJournal.of(1, 7);
const onDevice = (count: number) => vi.waitFor(async () => expect(await kept()).toHaveLength(count));

beforeEach(clearDesk);

test('only a save leads to saved, and what was refused is not sent again', () => {
  const into = deskStates.filter((state) =>
    deskEvents.some((event) => getNextDeskState(state, event) === 'saved' && state !== 'saved'),
  );
  expect(into).toEqual(['saving']);
  expect(deskEvents.filter((event) => getNextDeskState('refused', event))).toEqual(['edit']);
});

test('what is typed is on the device in a moment, and on the server after a flush', async () => {
  const fake = fakeServer();
  const { store, saver } = open(fake);
  store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  expect(saver.state()).toBe('dirty');
  await onDevice(1);
  expect(await saver.flush()).toBe(true);
  expect(targets(fake.server.text)).toEqual(['Eins.', '']);
  await onDevice(0);
  await saver.close();
});

test('a flush waits for the save under way, and sends what was typed meanwhile', async () => {
  const fake = fakeServer();
  const { store, saver } = open(fake);
  const { promise, resolve } = Promise.withResolvers<void>();
  const save = fake.save.getMockImplementation()!;
  fake.save.mockImplementationOnce(async (...sent) => promise.then(() => save(...sent)));
  store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  const first = saver.flush();
  await vi.waitFor(() => expect(saver.state()).toBe('saving'));
  store.edit((segments) => setTarget(segments, 1, 'Zwei.'));
  const second = saver.flush();
  resolve();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(targets(fake.server.text)).toEqual(['Eins.', 'Zwei.']);
  await saver.close();
});

test('a fault of the page itself is tried again like a lost answer', async () => {
  const fake = fakeServer();
  const { store, saver } = open(fake);
  fake.save.mockRejectedValueOnce(new TypeError('a fault'));
  store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  expect(await saver.flush()).toBe(false);
  expect(saver.state()).toBe('retrying');
  expect(await saver.flush()).toBe(true);
  await saver.close();
});

/** As a window that is gone has left it. */
const leave = (more: Partial<Draft>, { text }: { text: DeskText }) =>
  deskJournal.put({ id: crypto.randomUUID(), user: 1, chapter: 7, at: 1, base: text, ...text, ...more });

test('a tab that died left what it had not saved, and only its user is given it', async () => {
  const fake = fakeServer();
  const { text } = fake.server;
  await leave({ segments: setTarget(text.segments, 1, 'Zwei.') }, fake.server);
  await leave({ user: 2, segments: setTarget(text.segments, 0, 'Uno.') }, fake.server);
  const { store, saver, onMerged } = open(fake);
  await vi.waitFor(() => expect(targets(store.read())).toEqual(['', 'Zwei.']));
  expect(onMerged).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ isForeign: false }));
  expect(await saver.flush()).toBe(true);
  expect(targets(fake.server.text)).toEqual(['', 'Zwei.']);
  await onDevice(0);
  expect(await deskJournal.of(2, 7)).toHaveLength(1);
  await saver.close();
});

test('what two dead tabs left is merged, with what was typed before it was read', async () => {
  const fake = fakeServer();
  const { segments } = fake.server.text;
  await leave({ at: 2, segments: setTarget(segments, 0, 'Eins, neu.') }, fake.server);
  await leave({ at: 1, segments: setTarget(segments, 0, 'Eins.') }, fake.server);
  const { store, saver } = open(fake);
  store.edit((all) => setTarget(all, 1, 'Zwei.'));
  expect(await saver.flush()).toBe(true);
  expect(targets(fake.server.text)).toEqual(['Eins, neu.', 'Zwei.']);
  expect(fake.server.kept.map(targets)).toEqual([['Eins.', 'Zwei.']]);
  await onDevice(0);
  await saver.close();
});

test('a desk that is closed without a server leaves its text, and the next one has it', async () => {
  const fake = fakeServer();
  fake.save.mockRejectedValue(new ApiError(0, 'errors.offline'));
  const first = open(fake);
  first.store.edit((segments) => setTarget(segments, 1, 'Zwei.'));
  void first.saver.close();
  const { store, saver } = open(fake);
  await vi.waitFor(() => expect(targets(store.read())).toEqual(['', 'Zwei.']));
  expect(await kept()).toHaveLength(1);
  await saver.close();
});

test('where the device keeps nothing, a tab that has not saved asks before it is closed', async () => {
  const fake = fakeServer();
  fake.save.mockRejectedValue(new ApiError(0, 'errors.offline'));
  const { store, saver } = open(fake);
  const put = vi.spyOn(deskJournal, 'put').mockRejectedValue(new Error('no disk'));
  store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  await vi.waitFor(() => expect(saver.isUnsafe()).toBe(true));
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  put.mockRestore();
  await saver.close();
});

test('a key neither copies nor compares the chapter', async () => {
  const fake = fakeServer();
  const { store, saver } = open(fake);
  store.edit((segments) => setTarget(segments, 0, 'E'));
  const stringify = vi.spyOn(JSON, 'stringify');
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  store.edit((segments) => setTarget(segments, 0, 'Ei'));
  const compared = stringify.mock.calls.map(([value]) => value as object);
  expect(setItem).not.toHaveBeenCalled();
  expect(compared.filter((value) => Array.isArray(value) || 'segments' in value)).toEqual([]);
  vi.restoreAllMocks();
  await saver.close();
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
  await one.saver.close();
  await other.saver.close();
});

test('what another window wrote is kept where this one goes over it, and only then', async () => {
  const fake = fakeServer();
  const [one, other] = [open(fake), open(fake)];
  one.store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  one.store.set({ ...one.store.read(), title: 'Dein Titel' });
  await one.saver.flush();
  other.store.edit((segments) => setTarget(segments, 0, 'Mein.'));
  other.store.set({ ...other.store.read(), title: 'Mein Titel' });
  expect(await other.saver.flush()).toBe(true);
  expect(fake.server.text).toMatchObject({ title: 'Mein Titel', segments: [{ target: 'Mein.' }, {}] });
  expect(fake.server.kept).toMatchObject([{ title: 'Dein Titel', segments: [{ target: 'Eins.' }, {}] }]);
  expect(other.onMerged).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ otherTitle: 'Dein Titel' }));
  other.store.edit((segments) => setTarget(segments, 1, 'Zwei.'));
  await other.saver.flush();
  expect(fake.server.kept).toHaveLength(1);
  await one.saver.close();
  await other.saver.close();
});

test('a window that dies between a merge and its save has the other text kept by the next one', async () => {
  const fake = fakeServer();
  const { segments } = fake.server.text;
  const theirs = { title: null, segments: setTarget(segments, 0, 'Eins.') };
  const first = open(fake);
  fake.server.text = theirs;
  fake.server.revision = 2;
  const save = fake.save.getMockImplementation()!;
  fake.save.mockImplementation(async (...sent) => {
    if (sent[0] === 1) return save(...sent);
    throw new ApiError(0, 'errors.offline');
  });
  first.store.edit((all) => setTarget(all, 0, 'Mein.'));
  expect(await first.saver.flush()).toBe(false);
  expect(first.onMerged).toHaveBeenCalledOnce();
  await first.saver.close();
  fake.save.mockImplementation(save);
  const next = open(fake);
  await vi.waitFor(() => expect(targets(next.store.read())).toEqual(['Mein.', '']));
  expect(await next.saver.flush()).toBe(true);
  expect(fake.server.kept.map(targets)).toEqual([['Eins.', '']]);
  await next.saver.close();
});

/** Saves once, and its answer is lost. */
function loseAnswer({ save }: ReturnType<typeof fakeServer>) {
  const whole = save.getMockImplementation()!;
  save.mockImplementationOnce(async (...sent) => {
    await whole(...sent);
    throw new ApiError(0, 'errors.offline');
  });
}
const ownMerge = expect.objectContaining({ clashes: [], left: [], isForeign: false });

test('a save whose answer was lost is the window’s own, whatever is typed since', async () => {
  const fake = fakeServer();
  const { store, saver, onMerged } = open(fake);
  loseAnswer(fake);
  store.edit((segments) => setTarget(segments, 0, 'Ei'));
  store.set({ ...store.read(), title: 'Tit' });
  expect(await saver.flush()).toBe(false);
  // What is taken back stays taken back.
  store.edit((segments) => setTarget(segments, 0, ''));
  store.edit((segments) => setTarget(segments, 1, 'Zwei.'));
  store.set({ ...store.read(), title: 'Titel' });
  await saver.flush();
  expect(await saver.flush()).toBe(true);
  expect(fake.server.text).toMatchObject({ title: 'Titel', segments: [{ target: '' }, { target: 'Zwei.' }] });
  expect(onMerged).toHaveBeenCalledExactlyOnceWith(expect.anything(), ownMerge);
  expect(fake.server.kept).toEqual([]);
  await saver.close();
});

test('nor is it a stranger’s to the next window', async () => {
  const fake = fakeServer();
  const first = open(fake);
  loseAnswer(fake);
  first.store.edit((segments) => setTarget(segments, 0, 'Ei'));
  expect(await first.saver.flush()).toBe(false);
  first.store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  const save = fake.save.getMockImplementation()!;
  fake.save.mockRejectedValue(new ApiError(0, 'errors.offline'));
  await first.saver.close();
  fake.save.mockImplementation(save);
  const { store, saver, onMerged } = open(fake);
  await vi.waitFor(() => expect(targets(store.read())).toEqual(['Eins.', '']));
  expect(await saver.flush()).toBe(true);
  expect(onMerged).toHaveBeenCalledExactlyOnceWith(expect.anything(), ownMerge);
  expect(targets(fake.server.text)).toEqual(['Eins.', '']);
  await saver.close();
});

test('a text that the server refuses as it stands is not sent again', async () => {
  const fake = fakeServer();
  const { store, saver } = open(fake);
  fake.save.mockRejectedValue(new ApiError(409, 'translation.office.errors.not_aligned'));
  store.edit((segments) => setTarget(segments, 0, 'Eins.'));
  expect(await saver.flush()).toBe(false);
  expect(saver.state()).toBe('refused');
  expect(fake.save).toHaveBeenCalledTimes(1);
  await onDevice(1);
  await saver.close();
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
  await vi.waitFor(async () => expect((await kept())[0]?.segments[1]?.target).toBe('Zwei.'));
  await saver.close();
});
