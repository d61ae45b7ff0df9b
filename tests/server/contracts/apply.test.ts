import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applicationDrafts, profiles, tables } from '#server/db/schema.ts';
import { applicationForm, contractScene, type ContractScene } from '../../support/contracts.ts';
import { uploadedImage } from '../../support/images.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let scene: ContractScene;
beforeEach(async () => void (scene = await contractScene(server)));

const apply = (changes: object = {}, id = scene.story.id) =>
  scene.mine(`applications/${id}`, { ...applicationForm, ...changes });
const state = async (id = scene.story.id) =>
  server.call('GET', `/api/sign/applications/${id}`, { token: scene.tokens.author });
const applications = () => server.db.select().from(tables.contractApplication).orderBy(tables.contractApplication.id);
const getErrors = ({ data }: { data: { errors?: Record<string, { message: string }> } }) =>
  Object.fromEntries(Object.entries(data.errors ?? {}).map(([field, { message }]) => [field, message]));

describe('an application', () => {
  test('is kept with what its work was then, and goes to the editor that was chosen', async () => {
    const other = await server.insert('user', { role: 'editor' });
    const chosen = await server.insert('editor', { user_id: other.id, languages: ['en'] });
    const screenshot = await uploadedImage(server, scene.author, 'screenshot');
    await apply({ editor_id: chosen.id, screenshot });
    expect(await applications()).toMatchObject([
      {
        fiction_id: scene.story.id,
        attempt: 1,
        status: 'applying',
        type: 'exclusive',
        editor_id: chosen.id,
        random_editor: false,
        word_count: 20_000,
        screenshot,
        applied_at: '2026-03-10T04:00:00.000Z',
      },
    ]);
    expect((await server.db.select().from(tables.fiction))[0]).toMatchObject({
      editor_id: chosen.id,
      contract_status: 'applying',
      contract_type: 'exclusive',
    });
  });

  test('draws an editor of the language where none is chosen', async () => {
    const other = await server.insert('user', { role: 'editor' });
    await server.insert('editor', { user_id: other.id, languages: ['ko'] });
    const blocked = await server.insert('user', { role: 'editor', status: 'blocked' });
    await server.insert('editor', { user_id: blocked.id, languages: ['en'] });
    const moved = await server.insert('user', { role: 'work_auditor' });
    const former = await server.insert('editor', { user_id: moved.id, languages: ['en'] });
    expect(getErrors(await apply({ editor_id: former.id }))).toEqual({ editor_id: 'validation.choice' });
    await apply();
    expect(await scene.latest()).toMatchObject({ editor_id: scene.editor.id, random_editor: true });
  });

  test('is refused where no editor works in the language', async () => {
    await server.db.update(tables.editor).set({ languages: ['ko'] });
    expect(getErrors(await apply())).toEqual({ editor_id: 'contracts.shared.errors.no_editor' });
    expect(getErrors(await apply({ editor_id: scene.editor.id }))).toEqual({ editor_id: 'validation.choice' });
  });

  test.each([
    ['word_count = 15000', 'words', { words: 15_000, more_than: 15_000 }],
    ['application_count = 3', 'attempts', { used: 3, total: 3 }],
    [`genre = 'fan-fiction'`, 'genre', {}],
    [`contract_status = 'signed'`, 'status', {}],
  ])('of a work with %s is refused', async (set, check, args) => {
    await server.pool.query(`update fictions set ${set}`);
    const refused = await apply();
    expect([refused.status, refused.message, refused.data.args]).toEqual([
      409,
      `contracts.shared.errors.${check}`,
      args,
    ]);
    expect((await state()).data.checks.filter(({ met }: { met: boolean }) => !met)).toEqual([
      { check, met: false, args, fields: [] },
    ]);
    expect(await applications()).toEqual([]);
  });

  test('begins the paid chapters with the ninth where its author says nothing', async () => {
    expect((await apply({ first_paywall_chapter: null })).status).toBe(200);
    expect(await scene.latest()).toMatchObject({ first_paywall_chapter: 9 });
  });

  test('may expect no more words than there are', async () => {
    expect((await apply({ expected_words: 20_000 })).status).toBe(200);
  });

  test('of a work does not wait for that of another, though both lock the profile', async () => {
    const other = await server.insert('fiction', { author_id: scene.author.id, language: 'en', word_count: 20_000 });
    await apply();
    expect((await apply({}, other.id)).status).toBe(200);
  });

  test('tells the language in which its author is written to', async () => {
    const path = `applications/${scene.story.id}`;
    await scene.mine(path, applicationForm, { 'accept-language': 'fr' });
    const [author] = await server.db.select().from(tables.user).where(eq(tables.user.id, scene.author.id));
    expect(author!.language).toBe('fr');
  });

  test('takes one word more than 15,000', async () => {
    await server.pool.query('update fictions set word_count = 15001');
    expect((await apply()).status).toBe(200);
  });

  test('wants a whole profile, and says what it lacks', async () => {
    await server.db.update(profiles).set({ city: null, identity_images: [] });
    expect((await apply()).message).toBe('contracts.shared.errors.profile');
    const { checks } = (await state()).data;
    expect(checks.find(({ check }: { check: string }) => check === 'profile')).toMatchObject({
      met: false,
      fields: ['city', 'identity_images'],
    });
  });

  test('waits while the editor holds the profile, or maintenance is on', async () => {
    await server.db
      .update(tables.user)
      .set({ info_lock_reason: 'Check the name' })
      .where(eq(tables.user.id, scene.author.id));
    expect(await apply()).toMatchObject({
      message: 'contracts.shared.errors.lock',
      data: { args: { reason: 'Check the name' } },
    });
    await server.db.update(tables.user).set({ info_lock_reason: null });
    await server.insert('maintenanceWindow', {
      starts_at: '2026-03-10T04:00:00.000Z',
      ends_at: '2026-03-10T05:00:00.000Z',
    });
    expect(await apply()).toMatchObject({ status: 409, message: 'contracts.shared.errors.maintenance' });
    server.clock.now = new Date('2026-03-10T05:00:00.000Z');
    expect((await apply()).status).toBe(200);
  });

  const wrong: [string, unknown, string][] = [
    ['type', 'both', 'validation.choice'],
    ['type', null, 'validation.required'],
    ['push_lines', 'One. Two. Three.', 'contracts.shared.errors.sentences'],
    ['short_copy', 'One. Two. Three. Four.', 'contracts.shared.errors.sentences'],
    ['outline', 'word '.repeat(2001), 'validation.max_words'],
    ['outline', '', 'validation.required'],
    ['expected_words', 19_999, 'validation.min'],
    ['first_paywall_chapter', 0, 'validation.min'],
    ['original', false, 'contracts.shared.errors.original'],
    [
      'screenshot',
      '/api/files/private/screenshot/00000000-0000-4000-9000-000000000001.jpg',
      'validation.missing_record',
    ],
    ['chapters_file', '/api/files/private/doc/00000000-0000-4000-9000-000000000001.docx', 'validation.missing_record'],
    ['editor_id', 999, 'validation.choice'],
  ];
  test.each(wrong)('with %s %j is refused', async (field, value, message) => {
    const refused = await apply({ [field]: value });
    expect([refused.status, getErrors(refused)]).toEqual([422, { [field]: message }]);
    expect(await scene.status()).toBe('not_signed');
  });

  test('with a picture of somebody else is refused', async () => {
    const screenshot = await uploadedImage(server, await server.insert('user'), 'screenshot');
    expect(getErrors(await apply({ screenshot }))).toEqual({ screenshot: 'validation.missing_record' });
  });

  test.each([...Object.keys(tables.contractApplication), 'user_id', 'role', 'contract_status', 'author_id'])(
    'does not take the column %s where it is no field of the form',
    async (name) => {
      if (name in applicationForm || name === 'enableRLS') return;
      const refused = await apply({ [name]: 1 });
      expect([refused.status, getErrors(refused)]).toEqual([422, { [name]: 'validation.unknown' }]);
    },
  );

  test('of somebody else’s work is not found, as one that is not there', async () => {
    const { id } = await server.insert('fiction', { word_count: 20_000, language: 'en' });
    for (const storyId of [id, 9999]) {
      expect((await apply({}, storyId)).status).toBe(404);
      expect((await state(storyId)).status).toBe(404);
      expect((await scene.mine(`applications/${storyId}/cancel`)).status).toBe(404);
      expect((await scene.mine(`applications/${storyId}/draft`, {})).status).toBe(404);
      expect((await scene.mine(`invite/${storyId}`, { accepted: true })).status).toBe(404);
      expect((await scene.mine(`applications`, { items: [{ ...applicationForm, fiction_id: storyId }] })).status).toBe(
        404,
      );
    }
    expect(await applications()).toEqual([]);
  });
});

describe('several works at once', () => {
  const bulk = (items: object[]) => scene.mine('applications', { items });
  let stories: { id: number }[];
  beforeEach(async () => {
    const more = { author_id: scene.author.id, language: 'en', word_count: 30_000 } as const;
    stories = [scene.story, await server.insert('fiction', more), await server.insert('fiction', more)];
  });
  const item = (index: number, changes: object = {}) => ({
    ...applicationForm,
    fiction_id: stories[index]!.id,
    ...changes,
  });

  test('are applied for together', async () => {
    const { status, data } = await bulk([item(2), item(0), item(1, { type: 'non_exclusive' })]);
    expect(status).toBe(200);
    expect(data.items.map(({ fiction_id }: { fiction_id: number }) => fiction_id)).toEqual(
      [2, 0, 1].map((index) => stories[index]!.id),
    );
    expect((await applications()).map(({ status }) => status)).toEqual(['applying', 'applying', 'applying']);
  });

  test('are all refused where one is, with the errors of each', async () => {
    await server.pool.query(`update fictions set word_count = 10 where id = ${stories[1]!.id}`);
    const refused = await bulk([item(0), item(1), item(2, { expected_words: 5 })]);
    expect([refused.status, refused.data.errors]).toEqual([
      422,
      {
        'items[1].fiction_id': { message: 'contracts.shared.errors.words', args: { words: 10, more_than: 15_000 } },
        'items[2].expected_words': { message: 'validation.min', args: { min: 30_000 } },
      },
    ]);
    expect(await applications()).toEqual([]);
    expect(await scene.status()).toBe('not_signed');
  });

  test('must be of one language', async () => {
    await server.pool.query(`update fictions set language = 'th' where id = ${stories[2]!.id}`);
    expect(getErrors(await bulk([item(0), item(1), item(2)]))).toEqual({
      'items[2].fiction_id': 'contracts.shared.errors.same_language',
    });
  });

  test('are each there once', async () => {
    expect(getErrors(await bulk([item(0), item(0)]))).toEqual({ items: 'validation.choice' });
    expect((await bulk([])).status).toBe(422);
  });
});

describe('a draft', () => {
  const draft = (body: object) => scene.mine(`applications/${scene.story.id}/draft`, body);

  test('keeps what is not right yet, until the application is sent', async () => {
    expect((await state()).data.draft).toBeNull();
    const content = { push_lines: 'One. Two. Three. And', original: false, expected_words: 5 };
    await draft({ push_lines: 'x', type: 'exclusive' });
    expect((await draft(content)).data).toEqual({ updated_at: '2026-03-10T04:00:00.000Z' });
    expect((await state()).data.draft).toEqual({ ...content, updated_at: '2026-03-10T04:00:00.000Z' });
    await apply();
    expect((await state()).data.draft).toBeNull();
    expect((await draft(content)).message).toBe('contracts.shared.errors.status');
    expect(await server.db.$count(applicationDrafts)).toBe(0);
  });

  test.each([{ attempt: 1 }, { fiction_id: 1 }, { outline: 'x'.repeat(40_001) }, { type: 'both' }])(
    'does not take %j',
    async (body) => expect((await draft(body)).status).toBe(422),
  );
});

test('the page of a work has all that its author is to know', async () => {
  await server.db.update(profiles).set({ referee_name: 'A friend' });
  expect((await state()).data).toMatchObject({
    fiction: { id: scene.story.id, contract_status: 'not_signed', application_count: 0 },
    prefill: { editor_id: null, first_paywall_chapter: 9, outline: scene.story.synopsis, referee_name: 'A friend' },
    application: null,
    contract: null,
    steps: [],
  });
  await scene.go('apply', 'take');
  expect((await state()).data).toMatchObject({
    application: {
      status: 'editor_review',
      editor: { id: scene.editor.id, name: scene.editor.name },
      next: 'editor',
      due_at: '2026-03-24T04:00:00.000Z',
    },
    steps: [
      { step: 'apply', actor: 'author' },
      { step: 'take', actor: 'editor' },
    ],
  });
});

test('the list of works has the checklist of each', async () => {
  const short = await server.insert('fiction', { author_id: scene.author.id, word_count: 10, language: 'en' });
  await server.insert('fiction', { author_id: scene.author.id, word_count: 99_999, contract_status: 'signed' });
  const { data } = await server.call('GET', '/api/fictions/meet-signing-condition', { token: scene.tokens.author });
  expect(data.items.map(({ id }: { id: number }) => id)).toEqual([scene.story.id]);
  expect(data.works.map(({ id }: { id: number }) => id)).toEqual([short.id, scene.story.id]);
  expect(data.works[0].checks).toContainEqual({
    check: 'words',
    met: false,
    args: { words: 10, more_than: 15_000 },
    fields: [],
  });
});

test('the key terms come in the reader’s language, else in English, of the newest version', async () => {
  const [old] = await server.db.select().from(tables.contractTemplate);
  const fresh = await server.insert('contractTemplate', { type: 'exclusive', version: 2, body: 'x' });
  await server.insert('contractTerms', { template_id: old!.id, language: 'en', terms: 'Old' });
  await server.insert('contractTerms', { template_id: fresh.id, language: 'ru', terms: 'Раз' });
  await server.insert('contractTerms', { template_id: fresh.id, language: 'en', terms: 'One\n\n Two ' });
  const terms = async (language: string) =>
    (
      await server.call('GET', '/api/sign/terms', {
        token: scene.tokens.author,
        headers: { 'accept-language': language },
      })
    ).data.items;
  expect(await terms('ru')).toEqual([{ type: 'exclusive', version: 2, language: 'ru', terms: ['Раз'] }]);
  expect(await terms('th')).toEqual([{ type: 'exclusive', version: 2, language: 'en', terms: ['One', 'Two'] }]);
});
