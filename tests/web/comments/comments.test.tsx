import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { cut, mend, openAs, refuse, server } from '../../support/web.tsx';
import { answerLeaving, isAskedToLeave } from '../support/shellScreen.ts';

let me: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  me = await server.insert('user', { role: 'author_signed', pen_name: 'Ada' });
  story = await server.insert('fiction', { author_id: me.id, title: 'Moon', language: 'en' });
});

const insertComment = (content: string, values: ValuesOf<'comment'> = {}) => {
  const of = { fiction_id: story.id, type: 'book', reader_id: `app:${content}`, reader_name: 'Ann', content } as const;
  return server.insert('comment', { ...of, ...values });
};
const card = async (content: string) => within((await screen.findByText(content)).closest('article')!);
const likes = (smart_count: number) => `${t('comments.author.like')}, ${t('comments.author.likes', { smart_count })}`;
const listLabels = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));

test('a comment is answered in place, with a reply that was saved before', async () => {
  await insertComment('<img src=x onerror=alert(1)>');
  const user = await openAs(me, '/comments');
  const comment = await card('<img src=x onerror=alert(1)>');
  await user.click(comment.getByRole('button', { name: t('comments.author.reply') }));
  const box = comment.getByRole('textbox', { name: t('comments.author.your_reply') });
  await user.click(box);
  await user.paste('word '.repeat(141));
  expect(box).toHaveAccessibleDescription(t('comments.author.words', { count: '141', max: 140 }));
  await user.click(comment.getByRole('button', { name: t('comments.author.send') }));
  await waitFor(() => expect(box).toHaveAccessibleDescription(like('validation.max_words')));
  await user.clear(box);
  await user.type(box, 'Thanks!');
  await user.click(comment.getByRole('button', { name: t('comments.author.saved') }));
  await user.click(comment.getByRole('button', { name: t('comments.author.keep') }));
  await user.clear(box);
  await user.click(await comment.findByRole('button', { name: 'Thanks!' }));
  refuse('post', '/api/comments/:id/reply', 503, 'errors.unavailable');
  await user.click(comment.getByRole('button', { name: t('comments.author.send') }));
  expect(await comment.findByRole('alert')).toHaveTextContent(t('errors.unavailable'));
  expect(box).toHaveValue('Thanks!');
  mend();
  await user.click(comment.getByRole('button', { name: t('comments.author.send') }));
  expect(await comment.findByText(t('comments.author.answered'))).toBeVisible();
  expect(comment.getByRole('listitem')).toHaveTextContent(
    new RegExp(`^Ada.*Thanks!${RegExp.escape(t('comments.author.remove'))}$`),
  );
  expect(comment.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a comment leads to what it is about: its chapter, or the story', async () => {
  const chapter = await insertChapter(server, story, { number: 3, status: 'published' });
  await insertComment('on three', { type: 'chapter', chapter_id: chapter.id });
  await insertComment('on all');
  await openAs(me, '/comments');
  const link = async (content: string) => (await card(content)).getByRole('link').getAttribute('href');
  expect(await link('on three')).toBe(`#/story/tiny?id=${story.id}&chapter_id=${chapter.id}`);
  expect(await link('on all')).toBe(`#/story/detail?id=${story.id}`);
});

test('comments are liked, pinned, hidden and brought back, reported, and their readers blocked', long, async () => {
  await insertComment('first', { like_count: 2 });
  await insertComment('second');
  const user = await openAs(me, '/comments');
  const choose = async (content: string, name: string) => {
    await user.click((await card(content)).getByRole('button', { name: like('comments.author.more') }));
    await user.click((await card(content)).getByRole('menuitem', { name }));
  };
  await user.click((await card('first')).getByRole('button', { name: likes(2) }));
  expect(await (await card('first')).findByRole('button', { name: likes(3), pressed: true })).toBeVisible();
  await choose('first', t('comments.author.pin'));
  expect(await (await card('first')).findByText(t('comments.author.pinned'))).toBeVisible();
  await choose('second', t('comments.author.hide'));
  await waitFor(() => expect(listLabels()).toEqual(['Ann: first']));
  await user.click(screen.getByRole('button', { name: t('common.shared.undo') }));
  await waitFor(() => expect(listLabels()).toEqual(['Ann: second', 'Ann: first']));

  await choose('second', t('comments.author.report'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('comments.author.reporting.go') }));
  expect(dialog.getByLabelText(t('comments.author.reporting.reason'))).toHaveAccessibleDescription(
    t('validation.required'),
  );
  await user.selectOptions(
    dialog.getByLabelText(t('comments.author.reporting.reason')),
    t('comments.author.reason.spam'),
  );
  await user.click(dialog.getByRole('button', { name: t('comments.author.reporting.go') }));
  expect(await (await card('second')).findByText(t('comments.author.reported'))).toBeVisible();

  await choose('second', t('comments.author.block'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('comments.author.blocking.go') }));
  await waitFor(() => expect(listLabels()).toEqual(['Ann: first']));
  await user.click(screen.getByRole('button', { name: t('comments.author.blocked_readers') }));
  await user.click(
    await screen.findByRole('button', { name: t('comments.author.blocking.undo_name', { name: 'Ann' }) }),
  );
  expect(await screen.findByText(t('comments.author.blocking.nobody'))).toBeVisible();
  await waitFor(() => expect(listLabels()).toEqual(['Ann: second', 'Ann: first']));
});

test('an answer of a reader is hidden, reported and its reader blocked like any other', long, async () => {
  const first = await insertComment('first');
  await insertComment('rude', { parent_id: first.id, reader_name: 'Bob' });
  const user = await openAs(me, '/comments');
  const answer = async () => within((await screen.findByText('rude')).closest('li')!);
  const choose = async (name: string) => {
    await user.click((await answer()).getByRole('button', { name: like('comments.author.more') }));
    await user.click((await answer()).getByRole('menuitem', { name }));
  };
  await user.click((await answer()).getByRole('button', { name: likes(0) }));
  expect(await (await answer()).findByRole('button', { name: likes(1), pressed: true })).toBeVisible();
  await choose(t('comments.author.report'));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(
    dialog.getByLabelText(t('comments.author.reporting.reason')),
    t('comments.author.reason.abuse'),
  );
  await user.click(dialog.getByRole('button', { name: t('comments.author.reporting.go') }));
  expect(await (await answer()).findByText(t('comments.author.reported'))).toBeVisible();
  await choose(t('comments.author.hide'));
  await waitFor(() => expect(screen.queryByText('rude')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: t('common.shared.undo') }));
  await choose(t('comments.author.block'));
  await user.click(
    within(await screen.findByRole('dialog', { name: t('comments.author.blocking.title', { name: 'Bob' }) })).getByRole(
      'button',
      { name: t('comments.author.blocking.go') },
    ),
  );
  await waitFor(() => expect(screen.queryByText('rude')).not.toBeInTheDocument());
  expect(listLabels()).toEqual(['Ann: first']);
  await server.db.update(tables.comment).set({ hidden: 'staff' });
  await user.click(screen.getByRole('button', { name: t('comments.author.filter.hidden') }));
  const removed = await card('first');
  expect(removed.getByText(t('comments.author.errors.removed'))).toBeVisible();
  expect(removed.queryByText(t('comments.author.new'))).not.toBeInTheDocument();
  expect(removed.queryByRole('menuitem', { name: t('comments.author.show'), hidden: true })).not.toBeInTheDocument();
});

test('an answer that was begun stays while another is written, and until it is sent or given up', long, async () => {
  await insertComment('first');
  await insertComment('second');
  const user = await openAs(me, '/comments');
  const write = async (content: string) =>
    user.click((await card(content)).getByRole('button', { name: t('comments.author.reply') }));
  const box = () => screen.getByRole('textbox', { name: t('comments.author.your_reply') });
  await write('first');
  await user.type(box(), 'Begun');
  await write('second');
  expect(box()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: t('comments.author.filter.unread') }));
  await write('first');
  expect(box()).toHaveValue('Begun');
  await user.click(screen.getByRole('link', { name: like('pages.title.message') }));
  await answerLeaving(user, 'keep');
  expect(box()).toHaveValue('Begun');
  await user.click(screen.getByRole('button', { name: t('common.cancel') }));
  expect((await card('first')).getByRole('button', { name: t('comments.author.reply') })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: like('pages.title.message') }));
  expect(await screen.findByRole('heading', { name: t('pages.title.message') })).toBeVisible();
  expect(isAskedToLeave()).toBe(false);
});

test('earlier answers are shown on request, and where they do not come that is said', async () => {
  const first = await insertComment('first');
  for (const answer of ['one', 'two', 'three', 'four'])
    await insertComment(answer, { parent_id: first.id, reader_name: 'Bob' });
  const user = await openAs(me, '/comments');
  const comment = await card('first');
  const texts = () => comment.getAllByRole('listitem').map((one) => one.querySelector('p')!.textContent);
  expect(texts()).toEqual(['two', 'three', 'four']);
  const earlier = comment.getByRole('button', { name: t('comments.author.earlier', { smart_count: 1 }) });
  refuse('get', '/api/comments/:id/reply-comments', 503, 'errors.unavailable');
  await user.click(earlier);
  expect(await screen.findByText(t('errors.unavailable'))).toBeVisible();
  mend();
  await waitFor(() => expect(earlier).toBeEnabled());
  await user.click(earlier);
  await waitFor(() => expect(texts()).toEqual(['one', 'two', 'three', 'four']));
  expect(earlier).not.toBeInTheDocument();
});

test('what a reader said meanwhile stands before the answer, and is still new', async () => {
  const first = await insertComment('first');
  const user = await openAs(me, '/comments');
  const comment = await card('first');
  await user.click(comment.getByRole('button', { name: t('comments.author.reply') }));
  await insertComment('and one thing more', { parent_id: first.id });
  await user.type(comment.getByRole('textbox', { name: t('comments.author.your_reply') }), 'Thanks!');
  await user.click(comment.getByRole('button', { name: t('comments.author.send') }));
  await waitFor(() =>
    expect(comment.getAllByRole('listitem').map((one) => one.querySelector('p')!.textContent)).toEqual([
      'and one thing more',
      'Thanks!',
    ]),
  );
  await user.click(comment.getByRole('button', { name: t('comments.author.read') }));
  await waitFor(() => expect(comment.queryByText(t('comments.author.new'))).not.toBeInTheDocument());
});

test('the list is narrowed, read as a whole, and gets a review of the author', long, async () => {
  const chapter = await insertChapter(server, story, { number: 3, title: 'Rain', status: 'published' });
  await insertComment('on the book', { is_read: true });
  await insertComment('on the chapter', { type: 'chapter', chapter_id: chapter.id });
  const user = await openAs(me, '/comments');
  await user.selectOptions(
    await screen.findByLabelText(t('comments.author.story')),
    await screen.findByRole('option', { name: 'Moon (1)' }),
  );
  await user.selectOptions(
    await screen.findByLabelText(t('comments.author.chapter')),
    await screen.findByRole('option', { name: `${t('comments.author.chapter_number', { number: 3 })} · Rain (1)` }),
  );
  await waitFor(() => expect(listLabels()).toEqual(['Ann: on the chapter']));
  await user.click(screen.getByRole('button', { name: t('comments.author.read_all') }));
  expect(await screen.findByRole('option', { name: 'Moon' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('comments.author.filter.hidden') }));
  await user.click(await screen.findByRole('button', { name: t('comments.author.show_all') }));
  const dialog = () => within(screen.getByRole('dialog'));
  const begin = async () => user.click(await screen.findByRole('button', { name: t('comments.author.review.new') }));
  const text = () => dialog().getByLabelText(t('comments.author.review.text'));
  await begin();
  await user.type(text(), 'Thank you all');
  await user.click(dialog().getByRole('button', { name: t('common.cancel') }));
  await begin();
  expect(text()).toHaveValue('Thank you all');
  await user.selectOptions(await dialog().findByLabelText(t('comments.author.story')), 'Moon');
  await user.click(dialog().getByRole('button', { name: t('comments.author.review.publish') }));
  await waitFor(() => expect(listLabels()).toContain('Ada: Thank you all'));
  await begin();
  expect(text()).toHaveValue('');
});

test('nothing to show, and a list that does not come, are said', async () => {
  await openAs(me, '/comments');
  expect(await screen.findByRole('heading', { name: t('comments.author.empty') })).toBeVisible();
  cleanup();
  cut('get', '/api/comments');
  await openAs(me, '/comments?filter=unread');
  expect(await screen.findByRole('button', { name: t('common.retry') }, { timeout: 10_000 })).toBeVisible();
});
