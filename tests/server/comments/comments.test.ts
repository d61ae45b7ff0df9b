import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockedReaders, tables } from '#server/db/schema.ts';
import { later } from '../../support/accounts.ts';
import { insertChapter } from '../../support/chapters.ts';
import { signed } from '../../support/readers.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { testServer } from '../../support/server.ts';

const server = await testServer();
let me: RowOf<'user'>;
let token: string;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  me = await server.insert('user', { role: 'author_signed', pen_name: 'Ada' });
  token = await server.signIn(me);
  story = await server.insert('fiction', { author_id: me.id, title: 'Moon', language: 'en' });
});

const get = async (path = '') => (await server.call('GET', `/api/comments${path}`, { token })).data;
const post = (path: string, body?: object) => server.call('POST', `/api/comments${path}`, { token, body });
const unread = async () => (await get('/unread-count')).unread_count;
/** A comment of a reader, a minute after the one before. */
async function insertComment(content: string, values: ValuesOf<'comment'> = {}) {
  later(server, 60);
  const of = { fiction_id: story.id, type: 'book', reader_id: 'app:ann', reader_name: 'Ann', content } as const;
  return server.insert('comment', { ...of, ...values });
}
const contents = ({ items }: { items: { content: string }[] }) => items.map(({ content }) => content);
const theirs = async () => {
  const otherStory = await server.insert('fiction');
  return server.insert('comment', { fiction_id: otherStory.id, type: 'book', content: 'Theirs' });
};

describe('the list', () => {
  test('shows what is unanswered first, the newest before the older, of all own works', async () => {
    const other = await server.insert('fiction', { author_id: me.id, title: 'Sun', language: 'th' });
    const [a] = [
      await insertComment('a'),
      await insertComment('b', { fiction_id: other.id }),
      await insertComment('c'),
    ];
    await theirs();
    await post(`/${a.id}/reply`, { content: 'Thank you' });
    await insertComment('d', { answered: true });
    expect(contents(await get())).toEqual(['c', 'b', 'd', 'a']);
    expect(contents(await get('?order=newest'))).toEqual(['d', 'c', 'b', 'a']);
    expect(contents(await get('?filter=unanswered'))).toEqual(['c', 'b']);
    expect(contents(await get('?language=th'))).toEqual(['b']);
    expect(contents(await get(`?fiction_id=${story.id}&type=book`))).toEqual(['c', 'd', 'a']);
    expect((await get()).items[3]).toMatchObject({
      title: 'Moon',
      answered: true,
      is_read: true,
      reply_count: 1,
      replies: [{ content: 'Thank you', reader_name: 'Ada', mine: true }],
    });
  });

  test.each(['unanswered', 'newest'])('goes on where a page ended, whatever happened meanwhile: %s', async (order) => {
    for (let n = 1; n <= 7; n++) await insertComment(String(n), { answered: n % 3 === 0 });
    const whole = contents(await get(`?order=${order}`));
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 3; page++) {
      const { items, next } = await get(`?order=${order}&per_page=3${after && `&after=${after}`}`);
      seen.push(...contents({ items }));
      if (next === null) break;
      after = next;
      await insertComment('new');
      if (page === 0) await server.pool.query('update comments set answered = true where id = $1', [items[0].id]);
    }
    expect(seen.filter((content, at) => content !== 'new' && seen.indexOf(content) === at)).toEqual(whole);
  });

  test('is narrowed to a chapter, which says how many it has', async () => {
    const chapter = await insertChapter(server, story, { number: 2, status: 'published' });
    await insertComment('on the chapter', { type: 'chapter', chapter_id: chapter.id });
    await insertComment('on the book', { is_read: true });
    expect(await get('/fictions')).toEqual({
      items: [{ id: story.id, title: 'Moon', language: 'en', count: 2, unread: 1 }],
    });
    const { items } = await get(`/fictions/${story.id}/chapters`);
    expect(items).toMatchObject([{ id: chapter.id, number: 2, count: 1, unread: 1 }]);
    expect((await get(`?chapter_id=${chapter.id}`)).items).toMatchObject([{ content: 'on the chapter', number: 2 }]);
  });

  test('has the latest three answers to each, and the others on request', async () => {
    const { id } = await insertComment('first');
    for (let n = 1; n <= 5; n++) await insertComment(`answer ${n}`, { parent_id: id });
    const [item] = (await get()).items;
    expect([item.reply_count, contents({ items: item.replies })]).toEqual([5, ['answer 3', 'answer 4', 'answer 5']]);
    const { items, total } = await get(`/${id}/reply-comments`);
    expect([total, items.length]).toEqual([5, 5]);
    expect((await get(`/${id}/reply-comments?after=${items[2].id}`)).items).toHaveLength(2);
  });
});

describe('what is unread', () => {
  test('is counted with the answers of readers, and without what is out of sight', async () => {
    const [a, b] = [await insertComment('a'), await insertComment('b', { reader_id: 'app:bob' })];
    await insertComment('answer', { parent_id: a.id });
    await insertComment('hidden', { hidden: 'staff' });
    await insertComment('answer to b', { parent_id: b.id });
    expect(await unread()).toBe(5 - 1);
    await post(`/${b.id}/block`);
    expect(await unread()).toBe(2);
    expect((await post('/read-count', { ids: [a.id] })).data.unread_count).toBe(0);
    await server.call('DELETE', '/api/comments/blocked-readers/1', { token });
    expect(await unread()).toBe(2);
    expect((await post('/read-count', { all: true })).data.unread_count).toBe(0);
    expect((await post('/read-count', {})).status).toBe(422);
  });
});

describe('what comes in unseen', () => {
  test('is not read by an answer that was written before it was shown', async () => {
    const first = await insertComment('first');
    await insertComment('meanwhile', { parent_id: first.id });
    await post(`/${first.id}/reply`, { content: 'Thanks', until: first.id });
    expect(await unread()).toBe(1);
    expect(contents(await get('?filter=unread'))).toEqual(['first']);
    await post('/read-count', { ids: [first.id] });
    expect(await unread()).toBe(0);
  });

  test('is not read with all that a list shows, nor is what the list leaves out', async () => {
    const chapter = await insertChapter(server, story, { number: 2, status: 'published' });
    const other = await server.insert('fiction', { author_id: me.id, language: 'th' });
    await insertComment('book');
    await insertComment('thai', { fiction_id: other.id });
    const on = { type: 'chapter', chapter_id: chapter.id } as const;
    const first = await insertComment('chapter', on);
    const { newest } = await get();
    await insertComment('new', { ...on, parent_id: first.id });
    const read = async (of: object) => (await post('/read-count', { all: true, ...of })).data.unread_count;
    expect(await read({ chapter_id: chapter.id, fiction_id: story.id, until: newest })).toBe(3);
    expect(await read({ language: 'th' })).toBe(2);
    expect(await read({ type: 'book' })).toBe(1);
    expect(await read({ until: newest })).toBe(1);
    expect((await post('/read-count', { ids: [first.id], type: 'book' })).status).toBe(422);
  });

  test('is not read while it is out of sight', async () => {
    const { id } = await insertComment('a');
    const { data } = await post(`/${id}/block`);
    expect(await unread()).toBe(0);
    await post('/read-count', { all: true });
    await server.call('DELETE', `/api/comments/blocked-readers/${data.id}`, { token });
    expect(await unread()).toBe(1);
  });
});

describe('an answer of a reader', () => {
  const thread = async () => {
    const first = await insertComment('first', { reader_id: 'app:bob' });
    await post(`/${first.id}/reply`, { content: 'Thanks' });
    const { body, headers } = signed(server, {
      comments: [{ ...incoming, parent_id: 'first', fiction_id: story.id }],
    });
    await server.db
      .update(tables.comment)
      .set({ source: 'lanternby', external_id: 'first' })
      .where(eq(tables.comment.id, first.id));
    await server.call('POST', '/api/ingest/comments', { body, headers });
    const [item] = (await get()).items;
    return { first, answer: item.replies[1] };
  };
  const incoming = {
    id: 'rude',
    reader: { id: 'ann', name: 'Ann' },
    content: 'Rude',
    created_at: '2026-03-10T03:00:00.000Z',
  };

  test('is hidden by itself, asks for no answer then, and comes back from the hidden ones', async () => {
    const { answer } = await thread();
    expect((await get()).items).toMatchObject([{ answered: false, reply_count: 2 }]);
    await post(`/${answer.id}/hide`, { hidden: true });
    expect((await get()).items).toMatchObject([{ answered: true, reply_count: 1 }]);
    expect((await get('?filter=hidden')).items).toMatchObject([{ id: answer.id, content: 'Rude', removed: false }]);
    await post(`/${answer.id}/hide`, { hidden: false });
    expect((await get()).items).toMatchObject([{ answered: false, reply_count: 2 }]);
  });

  test('of one who is blocked neither asks for an answer nor is unread', async () => {
    const { answer } = await thread();
    expect(contents(await get('?filter=unread'))).toEqual(['first']);
    const { data } = await post(`/${answer.id}/block`);
    expect([contents(await get('?filter=unread')), await unread()]).toEqual([[], 0]);
    expect((await get()).items).toMatchObject([{ answered: true }]);
    const again = signed(server, { comments: [{ ...incoming, id: 'more', parent_id: 'first', fiction_id: story.id }] });
    await server.call('POST', '/api/ingest/comments', again);
    expect((await get()).items).toMatchObject([{ answered: true, reply_count: 1 }]);
    await server.call('DELETE', `/api/comments/blocked-readers/${data.id}`, { token });
    expect((await get()).items).toMatchObject([{ answered: false, reply_count: 3 }]);
  });

  test('is liked and reported like any other', async () => {
    const { answer } = await thread();
    await post(`/${answer.id}/like/1`);
    await post(`/${answer.id}/report`, { reason: 'abuse', note: null });
    const state = { liked: true, like_count: 1, report_status: 'open', blockable: true };
    expect((await get()).items[0].replies[1]).toMatchObject(state);
  });
});

describe('an answer', () => {
  test('is read, belongs to the thread, and is the last word until a reader goes on or it is taken back', async () => {
    const first = await insertComment('first');
    const answer = await insertComment('and more', { parent_id: first.id });
    const { data } = await post(`/${answer.id}/reply`, { content: '<script>alert(1)</script>' });
    expect(await unread()).toBe(0);
    const [item] = (await get()).items;
    expect(item).toMatchObject({ answered: true, reply_count: 2 });
    expect(item.replies[1].content).toBe('<script>alert(1)</script>');
    expect((await server.call('DELETE', `/api/comments/${data.id}`, { token })).status).toBe(200);
    expect((await get()).items[0]).toMatchObject({ answered: false, reply_count: 1 });
    expect((await server.call('DELETE', `/api/comments/${first.id}`, { token })).status).toBe(404);
  });

  test('has at most 140 words, in every script', async () => {
    const { id } = await insertComment('x');
    const words = (n: number) => Array.from({ length: n }, () => 'word').join(' ');
    expect((await post(`/${id}/reply`, { content: words(141) })).data.errors.content).toEqual({
      message: 'validation.max_words',
      args: { max: 140 },
    });
    expect((await post(`/${id}/reply`, { content: words(140) })).status).toBe(200);
    expect((await post('', { fiction_id: story.id, content: 'ขอบคุณ'.repeat(150) })).status).toBe(422);
  });
});

test('a review of the author needs no answer and is under the own works only', async () => {
  const { data } = await post('', { fiction_id: story.id, content: 'Thank you all for reading' });
  expect((await get()).items).toMatchObject([{ id: data.id, mine: true, type: 'book', answered: true, is_read: true }]);
  const other = await theirs();
  expect((await post('', { fiction_id: other.fiction_id, content: 'x' })).status).toBe(404);
});

test('a like is given once and taken back', async () => {
  const { id } = await insertComment('x', { like_count: 4 });
  for (const [n, like_count] of [
    ['1', 5],
    ['1', 5],
    ['0', 4],
    ['0', 4],
  ] as const)
    expect((await post(`/${id}/like/${n}`)).data).toEqual({ liked: n === '1', like_count });
  expect((await post(`/${id}/like/2`)).status).toBe(404);
});

test('one comment of a work is pinned', async () => {
  const [a, b] = [await insertComment('a'), await insertComment('b')];
  for (const { id } of [a, b]) await post(`/${id}/pin`, { pinned: true });
  expect(contents(await get('?filter=pinned'))).toEqual(['b']);
  await post(`/${b.id}/hide`, { hidden: true });
  expect(contents(await get('?filter=pinned'))).toEqual([]);
  expect((await post(`/${b.id}/pin`, { pinned: true })).status).toBe(409);
});

test('what is hidden is in its own list and comes back, but for what the staff took out', async () => {
  const { id } = await insertComment('a');
  await post(`/${id}/hide`, { hidden: true });
  expect([contents(await get()), contents(await get('?filter=hidden')), await unread()]).toEqual([[], ['a'], 0]);
  expect((await post(`/${id}/reply`, { content: 'x' })).message).toBe('comments.author.errors.hidden');
  await post(`/${id}/hide`, { hidden: false });
  expect(contents(await get())).toEqual(['a']);
  await server.db.update(tables.comment).set({ hidden: 'staff' });
  expect((await post(`/${id}/hide`, { hidden: false })).status).toBe(409);
});

test('a comment is reported once, and the editor of the work finds it', async () => {
  const staff = await server.insert('user', { role: 'editor' });
  const editor = await server.insert('editor', { user_id: staff.id });
  story = await server.insert('fiction', { author_id: me.id, editor_id: editor.id });
  const { id } = await insertComment('Buy my pills');
  expect((await post(`/${id}/report`, { reason: 'spam', note: 'Third time' })).data).toEqual({ reported: true });
  expect((await post(`/${id}/report`, { reason: 'abuse', note: null })).status).toBe(409);
  const query = { token: await server.signIn(staff) };
  const { data } = await server.call('GET', '/api/office/comments?report_status=open', query);
  expect(data.items).toMatchObject([{ id, report_reason: 'spam', report_note: 'Third time' }]);
});

test('a blocked reader is out of sight until unblocked', async () => {
  const { id } = await insertComment('a');
  await insertComment('b', { reader_id: 'app:bob' });
  const [first, again] = [await post(`/${id}/block`), await post(`/${id}/block`)];
  expect(first.data).toEqual(again.data);
  expect(contents(await get())).toEqual(['b']);
  expect((await get('/blocked-readers')).items).toMatchObject([{ reader_name: 'Ann' }]);
  expect(await server.db.$count(blockedReaders)).toBe(1);
  const unknown = await insertComment('c', { reader_id: null });
  expect((await post(`/${unknown.id}/block`)).message).toBe('comments.author.errors.no_reader');
  await server.call('DELETE', `/api/comments/blocked-readers/${first.data.id}`, { token });
  expect(contents(await get())).toEqual(['c', 'b', 'a']);
});

test('saved replies are kept up to twenty', async () => {
  const save = (content: string) => post('/saved-replies', { content });
  const first = await save('Thank you!');
  for (let n = 1; n < 20; n++) await save(`n ${n}`);
  expect(await save('one more')).toMatchObject({ status: 409, data: { args: { max: 20 } } });
  const other = await server.signIn('author_unsigned');
  const path = `/api/comments/saved-replies/${first.data.id}`;
  expect((await server.call('DELETE', path, { token: other })).status).toBe(404);
  expect((await server.call('DELETE', path, { token })).status).toBe(200);
  expect((await get('/saved-replies')).items).toHaveLength(19);
});

test('nothing is done to comments under works of others', async () => {
  const { id } = await theirs();
  const bodies = { reply: { content: 'x' }, pin: { pinned: true }, hide: { hidden: true }, 'like/1': undefined };
  for (const [path, body] of Object.entries({ ...bodies, block: undefined, report: { reason: 'spam', note: null } }))
    expect([path, (await post(`/${id}/${path}`, body)).status]).toEqual([path, 404]);
  expect((await server.call('GET', `/api/comments/${id}/reply-comments`, { token })).status).toBe(404);
  await post('/read-count', { ids: [id] });
  expect(await server.db.$count(tables.comment)).toBe(1);
  expect((await server.db.select().from(tables.comment))[0]!.is_read).toBe(false);
});
