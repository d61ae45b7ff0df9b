import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mergeSegments } from '#domain/translation/mergeSegments.ts';
import type { Segment } from '#domain/translation/segments.ts';
import { audits, translatedChapters, translationMemory, translationVersions } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';

const server = await testServer();
let scene: Awaited<ReturnType<typeof translationScene>>;
let entry: number;
/** Translated chapters in the order of their numbers. */
let ids: number[];

const targets: Record<number, string> = {
  1: 'Lin lit the lamp.',
  2: 'Nobody came.',
  3: 'She saw Lin’s lamp; Lins never sleep.',
};
const translated = ({ sources }: Segment) => targets[sources[0]!]!;

/** Three chapters that are translated: the first approved, the second in review, the third at the desk. */
beforeEach(async () => {
  scene = await translationScene(server, 0);
  const { book, tokens, part, assign, step, listTaskChapters, translate, review } = scene;
  const paragraphs = ['林点了灯。', '没有人来。', '她看见林的灯；林家从不睡。'];
  await storeChapters(
    server,
    book.id,
    [1, 2, 3].map((number) => sourceText(number, { title: '林', paragraphs })),
  );
  entry = (
    await server.call('POST', '/api/office/dictionary-entries', {
      token: tokens.auditor,
      body: { term: '林', translation: 'Lin', type: 'person', state: 'approved', book_id: book.id, language: 'en' },
    })
  ).data.id;
  const task = (await assign({ ...part, last_chapter: 3 })).data.ids[0];
  await step(task, 'receive');
  ids = (await listTaskChapters(task)).items.map(({ id }: { id: number }) => id);
  for (const id of ids) await translate(id, translated);
  await step(task, 'submit', { ids: ids.slice(0, 2) });
  await review(ids[0]!, { approved: true });
  await rename('Lynn');
});

const rename = async (translation: string) =>
  server.call('POST', `/api/office/dictionary-entries/${entry}`, {
    token: scene.tokens.auditor,
    body: { translation },
  });
const look = async (query = '', token = scene.tokens.auditor) =>
  (await server.call('GET', `/api/office/dictionary-entries/${entry}/replacement?${query}`, { token })).data;
const replace = async (more: object = {}, token = scene.tokens.auditor) => {
  const { seen, forms, from } = await look();
  const chosenForms = forms.map(({ form, to }: { form: string; to: string }) => ({ form, to }));
  return server.call('POST', `/api/office/dictionary-entries/${entry}/replacement`, {
    token,
    body: { from, seen, forms: chosenForms, ...more },
  });
};
const undo = (id: number, token = scene.tokens.auditor) =>
  server.call('POST', `/api/office/term-replacements/${id}/undo`, { token });
const rows = () => server.db.select().from(translatedChapters).orderBy(asc(translatedChapters.id));
const readTexts = async (at: number) => (await rows())[at]!.segments.map(({ target }) => target);
const replacedTexts = ['Lynn lit the lamp.', 'Nobody came.', 'She saw Lynn’s lamp; Lynns never sleep.'];

describe('a changed term', () => {
  test('is found where the source has it and the translation says what it was', async () => {
    const outcome = await look();
    expect(outcome).toMatchObject({
      entry: { term: '林', translation: 'Lynn', state: 'approved', language: 'en' },
      former: ['Lin'],
      from: 'Lin',
      total: 6,
      chapters: 3,
      released: 0,
      forms: [
        { form: 'Lin', count: 6, to: 'Lynn', sure: true },
        { form: 'Lins', count: 3, to: 'Lynns', sure: true },
      ],
      earlier: [],
    });
    expect(outcome.items[1]).toMatchObject({
      id: ids[0],
      number: 1,
      segment: 2,
      state: 'approved',
      found: [
        { at: 8, form: 'Lin' },
        { at: 20, form: 'Lins' },
      ],
    });
    expect((await look('first_chapter=2&last_chapter=2')).total).toBe(2);
    const second = await look('per_page=4&page=2');
    expect(second.items).toHaveLength(2);
    expect(second).toMatchObject({ total: 6, seen: outcome.seen });
    expect((await look('from=Nobody')).total).toBe(0);
  });

  test('is put there in all chapters at once, whose states stay, and is kept as an edit', async () => {
    const { data } = await replace();
    expect(data).toMatchObject({ replaced: 6, chapters: [1, 2, 3], released: [] });
    for (const at of [0, 1, 2]) expect(await readTexts(at)).toEqual(replacedTexts);
    const after = await rows();
    expect(after.map(({ state, done_segments, segment_count }) => [state, done_segments, segment_count])).toEqual([
      ['approved', 3, 3],
      ['in_review', 3, 3],
      ['in_work', 3, 3],
    ]);
    const versions = await server.db
      .select()
      .from(translationVersions)
      .where(eq(translationVersions.cause, 'correct'))
      .orderBy(asc(translationVersions.id));
    expect(versions).toMatchObject(
      ids.map((id) => ({ translated_chapter_id: id, reason: 'Lin → Lynn', user_id: scene.auditor.id })),
    );
    const memory = await server.db.select().from(translationMemory).orderBy(asc(translationMemory.id));
    expect(memory.map(({ target }) => target)).toEqual(replacedTexts);
    const noted = await server.db.select().from(audits).where(eq(audits.action, 'replace_term'));
    expect(noted).toMatchObject([{ record_id: entry, changes: { translation: { from: 'Lin', to: 'Lynn' } } }]);
    expect((await look()).total).toBe(0);
    const history = await server.call('GET', `/api/office/translated-chapters/${ids[1]}/review`, {
      token: scene.tokens.auditor,
    });
    expect(history.data.history[0]).toMatchObject({ cause: 'correct', reason: 'Lin → Lynn' });
  });

  test('leaves out places and forms that were taken off', async () => {
    const { data } = await replace({
      forms: [{ form: 'Lin', to: 'Lynn' }],
      left_out: [{ id: ids[0], segment: 0 }],
    });
    expect(data.replaced).toBe(5);
    expect(await readTexts(0)).toEqual([targets[1], targets[2], 'She saw Lynn’s lamp; Lins never sleep.']);
    expect(await readTexts(1)).toEqual([replacedTexts[0], targets[2], 'She saw Lynn’s lamp; Lins never sleep.']);
  });

  test('is not put in places that are no more those that were seen', async () => {
    const { seen, forms } = await look();
    const { revision, text } = await scene.read(ids[2]!);
    text[0].target = 'Then Lin lit it.';
    const save = (more: object) =>
      server.call('POST', `/api/office/translated-chapters/${ids[2]}`, {
        token: scene.tokens.translator,
        body: { revision, title: 'A title', text, ...more },
      });
    expect((await save({})).status).toBe(200);
    const body = { from: 'Lin', seen, forms: forms.map(({ form, to }: any) => ({ form, to })) };
    const refused = await server.call('POST', `/api/office/dictionary-entries/${entry}/replacement`, {
      token: scene.tokens.auditor,
      body,
    });
    expect(refused).toMatchObject({ status: 409, message: 'translation.office.errors.places_changed' });
    expect(await readTexts(0)).toEqual(Object.values(targets));
  });

  test('is refused where the entry is not approved, and where nothing is left', async () => {
    expect(
      await replace({ left_out: (await look()).items.map(({ id, segment }: any) => ({ id, segment })) }),
    ).toMatchObject({
      status: 409,
      message: 'translation.office.errors.no_places',
    });
    await server.call('POST', `/api/office/dictionary-entries/${entry}`, {
      token: scene.tokens.auditor,
      body: { state: 'proposed' },
    });
    expect(await replace()).toMatchObject({ status: 409, message: 'translation.office.errors.not_approved' });
  });

  test('goes into what a translator has open: their save is merged with it', async () => {
    const open = await scene.read(ids[2]!);
    const mine = open.text.map((segment: Segment, at: number) =>
      at === 1 ? { ...segment, target: 'No one came.' } : segment,
    );
    await replace();
    const save = (revision: number, text: Segment[]) =>
      server.call('POST', `/api/office/translated-chapters/${ids[2]}`, {
        token: scene.tokens.translator,
        body: { revision, title: 'A title', text },
      });
    expect((await save(open.revision, mine)).message).toBe('chapters.shared.errors.changed');
    const now = await scene.read(ids[2]!);
    const merged = mergeSegments(open.text, mine, now.text);
    expect(merged.clashes).toEqual([]);
    expect((await save(now.revision, merged.segments)).status).toBe(200);
    expect(await readTexts(2)).toEqual([replacedTexts[0], 'No one came.', replacedTexts[2]]);
  });

  test('goes into chapters of a task that timed out, where its translator changes nothing any more', async () => {
    server.clock.now = new Date('2026-03-22T04:00:00.000Z');
    scene.tokens.auditor = await server.signIn(scene.auditor);
    scene.tokens.translator = await server.signIn(scene.translator);
    const open = await scene.read(ids[2]!);
    expect((await replace({}, await server.signIn(scene.manager))).data.replaced).toBe(6);
    const save = await server.call('POST', `/api/office/translated-chapters/${ids[2]}`, {
      token: scene.tokens.translator,
      body: { revision: open.revision + 1, title: null, text: open.text },
    });
    expect(save.message).toBe('translation.office.errors.past_end');
    expect(await readTexts(2)).toEqual(replacedTexts);
  });

  test('is released anew where readers have the chapter, and only there', async () => {
    const edition = (await rows())[0]!.edition_id;
    const release = await server.call('POST', `/api/office/editions/${edition}/release`, {
      token: scene.tokens.manager,
      body: { first_chapter: 1, last_chapter: 3 },
    });
    expect(release.data.released).toEqual([1]);
    expect(await look()).toMatchObject({ released: 1 });
    const { data } = await replace();
    expect(data.released).toEqual([1]);
    const releases = await server.db
      .select()
      .from(translationVersions)
      .where(and(eq(translationVersions.cause, 'release')))
      .orderBy(asc(translationVersions.id));
    expect(releases.map(({ segments }) => segments[0]!.target)).toEqual([targets[1], 'Lynn lit the lamp.']);
    await undo(data.id);
    const [last] = await server.db
      .select()
      .from(translationVersions)
      .where(eq(translationVersions.cause, 'release'))
      .orderBy(asc(translationVersions.id))
      .offset(2);
    expect(last!.segments[0]!.target).toBe(targets[1]);
    expect((await rows())[0]!.state).toBe('released');
  });
});

describe('a replacement is taken back', () => {
  test('where the text is still what it wrote, and once', async () => {
    const { data } = await replace();
    const { revision, text } = await scene.read(ids[2]!);
    text[0].target = 'Lynn lit another lamp.';
    await server.call('POST', `/api/office/translated-chapters/${ids[2]}`, {
      token: scene.tokens.translator,
      body: { revision, title: 'A title', text },
    });
    expect(await look()).toMatchObject({
      earlier: [
        { id: data.id, former: 'Lin', translation: 'Lynn', places: 6, by: scene.auditor.user_name, undone_at: null },
      ],
    });
    expect((await undo(data.id)).data).toEqual({ restored: 5, changed: [{ number: 3, segment: 0 }] });
    expect(await readTexts(0)).toEqual(Object.values(targets));
    expect(await readTexts(2)).toEqual(['Lynn lit another lamp.', targets[2], targets[3]]);
    const memory = await server.db.select().from(translationMemory).orderBy(asc(translationMemory.id));
    expect(memory.map(({ target }) => target)).toEqual(Object.values(targets));
    expect(await undo(data.id)).toMatchObject({ status: 409, message: 'translation.office.errors.undone' });
    expect((await look()).earlier[0].undone_at).not.toBeNull();
  });

  test('also after the source has changed, where the paragraph is the same', async () => {
    const { data } = await replace();
    await storeChapters(server, scene.book.id, [
      sourceText(1, { title: '林', paragraphs: ['新的一段。', '林点了灯。', '她看见林的灯；林家从不睡。'] }),
    ]);
    expect((await undo(data.id)).data).toMatchObject({ restored: 6, changed: [] });
    expect((await readTexts(0)).filter((text) => /Lynn/.test(text))).toEqual([]);
  });

  test('by a manager or an auditor only', async () => {
    const { data } = await replace();
    for (const role of ['translator', 'original_author', 'editor'] as const)
      expect((await undo(data.id, await server.signIn(role))).status).toBe(403);
    expect((await undo(data.id, scene.tokens.manager)).status).toBe(200);
    expect((await undo(data.id + 1)).status).toBe(404);
  });
});
