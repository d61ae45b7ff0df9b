import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contractStatuses } from '#domain/contracts/contract.ts';
import { audits, contracts, tables } from '#server/db/schema.ts';
import { contractScene } from '../../support/contracts.ts';
import { testServer } from '../../support/server.ts';
import { offerTags, storyForm, uploadedCover } from '../../support/stories.ts';

const server = await testServer();
let author: { id: number };
let token: string;
let manager: string;
let cover: string;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  manager = await server.signIn('content_manager');
  cover = await uploadedCover(server, author);
  await offerTags(server);
  await server.insert('tag', { code: 'genre-2', name: 'genre 2', group: 'genre' });
});

const values = { title: 'The Long Way Home', language: 'en', genre: 'genre-1', first_paywall_chapter: 9 } as const;
const others = { title: 'Another', language: 'th', genre: 'genre-2', first_paywall_chapter: 10 } as const;
const insertStory = (contract_status: (typeof contractStatuses)[number]) =>
  server.insert('fiction', { author_id: author.id, ...values, cover, contract_status });
const row = async (id: number) => (await server.db.select().from(tables.fiction).where(eq(tables.fiction.id, id)))[0]!;
const getMessages = (errors: Record<string, { message: string }>) =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([field, { message }]) => [field, message]));

describe.each(contractStatuses)('a work with the contract %s', (status) => {
  const pending = ['applying', 'editor_review', 'signature_verification', 'contract_review'].includes(status);
  const isLocked = pending || status === 'signed';

  test('is saved by its author but for what the contract names', async () => {
    const { id } = await insertStory(status);
    const save = async (changes: object) =>
      server.call('POST', `/api/fictions/${id}`, {
        token,
        body: await storyForm(server, author, { cover, ...values, ...changes }),
      });
    expect((await save({ synopsis: 'Another one.', lead_role: 'Ada' })).status).toBe(200);
    expect(await row(id)).toMatchObject({ ...values, synopsis: 'Another one.' });
    for (const [field, value] of Object.entries(others)) {
      const { status: answered, data } = await save({ [field]: value });
      expect([field, answered]).toEqual([field, isLocked ? 422 : 200]);
      if (!isLocked) continue;
      const fixed = field === 'language' || field === 'first_paywall_chapter';
      expect(getMessages(data.errors)).toEqual({
        [field]: `stories.author.held.${pending ? 'application' : fixed ? 'contract' : 'office'}`,
      });
      expect(await row(id)).toMatchObject(values);
    }
  });

  test('gets another title and genre by the content manager once it is signed', async () => {
    const { id } = await insertStory(status);
    const body = { title: others.title, genre: others.genre, reason: 'Another book has this title.' };
    const { status: answered, message } = await server.call('POST', `/api/office/fictions/${id}/naming`, {
      token: manager,
      body,
    });
    if (status === 'signed') {
      expect(answered).toBe(200);
      expect(await row(id)).toMatchObject({
        title: 'Another',
        genre: 'genre-2',
        search: expect.stringContaining('another'),
      });
    } else {
      expect([answered, message]).toEqual([409, 'stories.office.naming.errors.not_signed']);
      expect(await row(id)).toMatchObject(values);
    }
  });

  test('keeps its first paid chapter in the back office', async () => {
    const { id } = await insertStory(status);
    const post = (path: string, body: object) =>
      server.call('POST', `/api/office/fictions/${path}`, { token: manager, body });
    for (const answer of [
      await post(`${id}`, { first_paywall_chapter: 12 }),
      await post('updates', { ids: [id], set: { first_paywall_chapter: 12 } }),
      await post(`${id}`, { language: 'th' }),
    ])
      expect(answer.status).toBe(422);
    expect(await row(id)).toMatchObject(values);
  });
});

describe('naming a work anew', () => {
  let id: number;
  beforeEach(async () => void ({ id } = await insertStory('signed')));
  const rename = (changes: object = {}, to = id, as = manager) =>
    server.call('POST', `/api/office/fictions/${to}/naming`, {
      token: as,
      body: { title: 'Another', genre: 'genre-1', reason: 'Another book has this title.', ...changes },
    });

  test('is in the audit log with its reason, and told to the author', async () => {
    await rename();
    expect(await server.db.select().from(audits).where(eq(audits.action, 'rename'))).toMatchObject([
      {
        entity: 'fictions',
        record_id: id,
        changes: {
          title: { from: 'The Long Way Home', to: 'Another' },
          reason: { to: 'Another book has this title.' },
        },
      },
    ]);
    const { data } = await server.call('GET', `/api/office/fictions/${id}/trail`, { token: manager });
    expect(data.items[0]).toMatchObject({ action: 'rename', reason: 'Another book has this title.' });
    const [message] = await server.db.select().from(tables.message);
    expect(message).toMatchObject({ kind: 'work_renamed', user_id: author.id, fiction_id: id });
    expect(message!.args).toMatchObject({ from: 'The Long Way Home', title: 'Another', genre: false });
  });

  test('as it is called already is nothing', async () => {
    expect((await rename({ title: 'The Long Way Home' })).status).toBe(200);
    expect(await server.db.$count(audits)).toBe(0);
    expect(await server.db.$count(tables.message)).toBe(0);
  });

  test.each([
    [{ title: 'A Mature Woman' }, { title: 'stories.office.naming.errors.title_banned' }],
    [{ title: '' }, { title: 'validation.required' }],
    [{ genre: 'poetry' }, { genre: 'validation.choice' }],
    [{ reason: ' ' }, { reason: 'validation.required' }],
  ])('with %j is refused', async (changes, errors) => {
    const { status, data } = await rename(changes);
    expect([status, getMessages(data.errors)]).toEqual([422, errors]);
    expect(await row(id)).toMatchObject(values);
  });

  test('keeps a title and a genre that would be refused by now', async () => {
    await server.pool.query(`update fictions set title = 'Virgin Snow'; update tags set offered = false`);
    expect((await rename({ title: 'Virgin Snow', genre: 'genre-2' })).status).toBe(422);
    expect((await rename({ title: 'Fresh Snow' })).status).toBe(200);
  });

  test('leaves the contract as it was signed', async () => {
    const scene = await contractScene(server, { title: 'Home' });
    await scene.go('apply', 'take', 'approve', 'sign', 'confirm');
    await server.pool.query(`update fictions set genre = 'genre-1'`);
    expect((await rename({}, scene.story.id)).status).toBe(200);
    expect((await server.db.select().from(contracts))[0]!.data).toMatchObject({ title: 'Home' });
  });

  test('of a work that is not there is not found', async () => {
    expect((await rename({}, 9999)).status).toBe(404);
  });
});

test('an author whose title was banned since saves the rest, and no other banned title', async () => {
  const { id } = await insertStory('not_signed');
  await server.pool.query(`update fictions set title = 'Virgin Snow'`);
  const save = async (title: string) =>
    server.call('POST', `/api/fictions/${id}`, {
      token,
      body: await storyForm(server, author, { cover, ...values, title }),
    });
  expect((await save('Virgin Snow')).status).toBe(200);
  expect(getMessages((await save('Virgin Fire')).data.errors)).toEqual({ title: 'stories.author.errors.title_banned' });
});
