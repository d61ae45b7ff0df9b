import { beforeEach, describe, expect, test } from 'vitest';
import { contractStatuses, isDeletable } from '#domain/contracts/contract.ts';
import { audits, tables } from '#server/db/schema.ts';
import { testServer } from '../../support/server.ts';
import { offerTags, storyForm, uploadedCover } from '../../support/stories.ts';

const server = await testServer();
let author: { id: number };
let other: { id: number };
let token: string;

beforeEach(async () => {
  author = await server.insert('user', { role: 'author_unsigned' });
  other = await server.insert('user', { role: 'author_signed' });
  token = await server.signIn(author);
  await offerTags(server);
});

let key = 0;
const create = (body: unknown) =>
  server.call('POST', '/api/fictions', { token, body, headers: { 'idempotency-key': `key-${++key}` } });
const save = (id: number, body: unknown) => server.call('POST', `/api/fictions/${id}`, { token, body });
const remove = (id: number) => server.call('DELETE', `/api/fictions/${id}`, { token });
const form = (changes?: object) => storyForm(server, author, changes);
const stored = async (id: number) => (await server.db.select().from(tables.fiction)).find((row) => row.id === id);
const made = async (changes?: object) => (await create(await form(changes))).data;

describe('creating a story', () => {
  test('wants a pen name first', async () => {
    await server.pool.query('update users set pen_name = null, pen_name_key = null');
    const refused = await create(await form());
    expect([refused.status, refused.message]).toEqual([409, 'stories.author.errors.pen_name']);
    expect(await server.db.$count(tables.fiction)).toBe(0);
    await server.call('POST', '/api/user/pen-name', { token, body: { pen_name: 'Mira Anand' } });
    expect((await create(await form())).status).toBe(200);
  });

  test('answers what was sent and what the platform keeps, without what is not the author’s to see', async () => {
    const body = await form();
    const { status, data } = await create(body);
    expect(status).toBe(200);
    const at = '2026-03-10T04:00:00.000Z';
    const kept = {
      contract_status: 'not_signed',
      contract_type: null,
      word_count: 0,
      chapter_count: 0,
      created_at: at,
      updated_at: at,
      written_at: null,
      application_count: 0,
      states: { draft: 0, pending_review: 0, pending_publish: 0, published: 0, rejected: 0 },
      scheduled: 0,
      next_release_at: null,
      completion_applied_at: null,
      completion_status: null,
      completion_reason: null,
    };
    expect(data).toEqual({ id: 1, ...body, first_paywall_chapter: 9, status: 2, ...kept });
    expect(await stored(1)).toMatchObject({
      author_id: author.id,
      status: 'ongoing',
      share_proportion: 0.5,
      search: 'the long way home mira',
    });
    expect(await server.db.select().from(audits)).toMatchObject([
      { action: 'create', entity: 'fictions', record_id: 1, user_id: author.id },
    ]);
  });

  test.each([
    ['status', 1, 'stories.author.errors.empty_completed'],
    ['language', 'ru', 'validation.choice'],
    ['genre', 'genre-9', 'validation.choice'],
    ['genre', 'plot-1', 'validation.choice'],
    ['plot_tags', ['plot-1', 'identity-1'], 'validation.choice'],
    ['background_tags', ['background-9'], 'validation.choice'],
    ['cover', '/api/files/cover/none.jpg', 'validation.missing_record'],
    ['author_id', 5, 'validation.unknown'],
    ['editor_id', 5, 'validation.unknown'],
    ['share_proportion', 1, 'validation.unknown'],
    ['contract_status', 'signed', 'validation.unknown'],
    ['word_count', 15_001, 'validation.unknown'],
    ['id', 7, 'validation.unknown'],
  ])('is refused with %s %j', async (field, value, message) => {
    const { status, data } = await create(await form({ [field]: value }));
    expect({ status, errors: data.errors }).toEqual({ status: 422, errors: { [field]: { message } } });
    expect(await server.db.$count(tables.fiction)).toBe(0);
  });

  test('is refused with a tag that is no longer on offer', async () => {
    await server.pool.query(`update tags set offered = false where code = 'identity-1'`);
    expect((await create(await form())).data.errors).toEqual({ identity_tags: { message: 'validation.choice' } });
  });

  test('is refused with the cover of another author', async () => {
    const cover = await uploadedCover(server, other);
    expect((await create(await form({ cover }))).data.errors).toEqual({
      cover: { message: 'validation.missing_record' },
    });
  });
});

describe('saving a story', () => {
  test('changes it and notes just what changed', async () => {
    const { id, created_at } = await made();
    server.clock.now = new Date('2026-03-11T04:00:00.000Z');
    const { cover } = (await stored(id))!;
    const { status, data } = await save(id, await form({ title: 'Retitled', cover, first_paywall_chapter: 12 }));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: 'Retitled',
      first_paywall_chapter: 12,
      created_at,
      updated_at: '2026-03-11T04:00:00.000Z',
    });
    const [, note] = await server.db.select().from(audits).orderBy(audits.id);
    expect(note!.changes).toEqual({
      title: { from: 'The Long Way Home', to: 'Retitled' },
      first_paywall_chapter: { from: 9, to: 12 },
    });
  });

  test('keeps a tag and a language that are no longer on offer', async () => {
    const { id, cover } = await made();
    await server.pool.query(`update tags set offered = false; update fictions set language = 'ru'`);
    expect((await save(id, await form({ cover, language: 'ru' }))).status).toBe(200);
    expect(
      (await save(id, await form({ cover, language: 'ru', plot_tags: ['plot-1', 'plot-3'] }))).data.errors,
    ).toHaveProperty('plot_tags');
    expect((await save(id, await form({ cover, language: 'en' }))).status).toBe(200);
    expect((await save(id, await form({ cover, language: 'ru' }))).data.errors).toEqual({
      language: { message: 'validation.choice' },
    });
  });

  test('completes a story that has chapters, for good', async () => {
    const { id, cover } = await made();
    expect((await save(id, await form({ cover, status: 1 }))).data.errors).toEqual({
      status: { message: 'stories.author.errors.empty_completed' },
    });
    await server.pool.query('update fictions set chapter_count = 3');
    expect((await save(id, await form({ cover, status: 1 }))).data.status).toBe(1);
    for (const status of [1, 2])
      expect(await save(id, await form({ cover, status }))).toMatchObject({
        status: 409,
        message: 'stories.author.errors.completed',
      });
    expect((await stored(id))!.status).toBe('completed');
  });
});

describe('deleting a story', () => {
  test.each(contractStatuses)('with the contract %s', async (contract_status) => {
    const { id } = await server.insert('fiction', { author_id: author.id, contract_status });
    const { status, message, data } = await remove(id);
    if (isDeletable(contract_status)) expect({ status, data }).toEqual({ status: 200, data: { id } });
    else expect({ status, message }).toEqual({ status: 409, message: 'stories.author.errors.has_contract' });
    expect(await server.db.$count(tables.fiction)).toBe(isDeletable(contract_status) ? 0 : 1);
  });

  test('with chapters is refused', async () => {
    const { id } = await server.insert('fiction', { author_id: author.id, chapter_count: 1 });
    expect(await remove(id)).toMatchObject({ status: 409, message: 'stories.author.errors.has_chapters' });
  });
});

test('the story of another author is not there, whatever is asked of it', async () => {
  const theirs = await server.insert('fiction', { author_id: other.id });
  const before = await stored(theirs.id);
  for (const id of [theirs.id, 9999])
    for (const answer of [
      await server.call('GET', `/api/fictions/${id}`, { token }),
      await save(id, await form()),
      await remove(id),
    ])
      expect(answer).toMatchObject({
        status: 404,
        message: 'errors.not_found',
        data: { request_id: expect.any(String) },
      });
  expect((await server.call('GET', '/api/fictions', { token })).data).toEqual({ items: [], total: 0 });
  expect(await stored(theirs.id)).toEqual(before);
});

test('the list is of own stories, newest change first, by tab and search, in pages', async () => {
  const statuses = ['not_signed', 'signed', 'editor_review', 'expired'] as const;
  for (const [n, contract_status] of statuses.entries())
    await server.insert('fiction', {
      author_id: author.id,
      title: `Story ${n} ${n % 2 ? '100%' : 'café'}`,
      contract_status,
      updated_at: `2026-03-0${n + 1}T00:00:00.000Z`,
    });
  await server.insert('fiction', { author_id: other.id, title: 'café' });
  const ids = async (query: string) => {
    const { data } = await server.call('GET', `/api/fictions?${query}`, { token });
    return [data.items.map(({ id }: { id: number }) => id), data.total];
  };
  expect(await ids('')).toEqual([[4, 3, 2, 1], 4]);
  expect(await ids('per_page=2&page=2')).toEqual([[2, 1], 4]);
  expect(await ids('filter=unsigned')).toEqual([[4, 1], 2]);
  expect(await ids('filter=signed')).toEqual([[2], 1]);
  expect(await ids('filter=in_review')).toEqual([[3], 1]);
  expect(await ids('q=CAFE')).toEqual([[3, 1], 2]);
  expect(await ids('q=0%25')).toEqual([[4, 2], 2]);
  expect((await server.call('GET', '/api/fictions?filter=all', { token })).status).toBe(422);
});

test('the tags on offer are told by group in their order', async () => {
  await server.pool.query(
    `update tags set offered = false where code = 'plot-2'; update tags set position = 0 where code = 'plot-3'`,
  );
  const { data } = await server.call('GET', '/api/fiction/tags', { token });
  expect(Object.keys(data)).toEqual(['genre', 'plot', 'identity', 'character', 'background']);
  expect(data.plot).toEqual([
    { code: 'plot-3', name: 'plot 3' },
    { code: 'plot-1', name: 'plot 1' },
  ]);
});

test('a contract can be applied for with more than 15,000 words, no contract and attempts left', async () => {
  const long = { author_id: author.id, word_count: 15_001 } as const;
  await server.insert('fiction', { ...long, title: 'Long enough' });
  await server.insert('fiction', {
    ...long,
    title: 'Refused twice',
    contract_status: 'rejected',
    application_count: 2,
  });
  await server.insert('fiction', { ...long, title: 'Too short', word_count: 15_000 });
  await server.insert('fiction', { ...long, title: 'Signed', contract_status: 'signed' });
  await server.insert('fiction', { ...long, title: 'Applied for', contract_status: 'editor_review' });
  await server.insert('fiction', { ...long, title: 'No attempts left', application_count: 3 });
  await server.insert('fiction', { ...long, title: 'Of somebody else', author_id: other.id });
  const { data } = await server.call('GET', '/api/fictions/meet-signing-condition', { token });
  expect(data.items.map(({ title }: { title: string }) => title)).toEqual(['Refused twice', 'Long enough']);
});
