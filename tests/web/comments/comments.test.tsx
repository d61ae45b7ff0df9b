import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, expect, test, vi } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { chapterOf } from '../../support/chapters.ts';
import type { RowOf, ValuesOf } from '../../support/records.ts';
import { cut, mend, openAs, refuse, server } from '../../support/web.tsx';

let me: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  me = await server.insert('user', { role: 'author_signed', pen_name: 'Ada' });
  story = await server.insert('fiction', { author_id: me.id, title: 'Moon', language: 'en' });
});

const said = (content: string, values: ValuesOf<'comment'> = {}) => {
  const of = { fiction_id: story.id, type: 'book', reader_id: `app:${content}`, reader_name: 'Ann', content } as const;
  return server.insert('comment', { ...of, ...values });
};
const card = async (content: string) => within((await screen.findByText(content)).closest('article')!);
const shown = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));

test('a comment is answered in place, with a reply that was saved before', async () => {
  await said('<img src=x onerror=alert(1)>');
  const user = await openAs(me, '/comments');
  const comment = await card('<img src=x onerror=alert(1)>');
  await user.click(comment.getByRole('button', { name: 'Reply' }));
  const box = comment.getByRole('textbox', { name: 'Your answer' });
  await user.click(box);
  await user.paste('word '.repeat(141));
  expect(box).toHaveAccessibleDescription('141 of 140 words');
  await user.click(comment.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box).toHaveAccessibleDescription(/At most 140 words/));
  await user.clear(box);
  await user.type(box, 'Thanks!');
  await user.click(comment.getByRole('button', { name: 'Saved replies' }));
  await user.click(comment.getByRole('button', { name: 'Keep as saved reply' }));
  await user.clear(box);
  await user.click(await comment.findByRole('button', { name: 'Thanks!' }));
  refuse('post', '/api/comments/:id/reply', 503, 'errors.unavailable');
  await user.click(comment.getByRole('button', { name: 'Send' }));
  expect(await comment.findByRole('alert')).toHaveTextContent('busy');
  expect(box).toHaveValue('Thanks!');
  mend();
  await user.click(comment.getByRole('button', { name: 'Send' }));
  expect(await comment.findByText('Answered')).toBeVisible();
  expect(comment.getByRole('listitem')).toHaveTextContent(/^Ada.*Thanks!Delete$/);
  expect(comment.queryByRole('textbox')).not.toBeInTheDocument();
});

test('comments are liked, pinned, hidden and brought back, reported, and their readers blocked', async () => {
  await said('first', { like_count: 2 });
  await said('second');
  const user = await openAs(me, '/comments');
  const choose = async (content: string, name: string) => {
    await user.click((await card(content)).getByRole('button', { name: /^More/ }));
    await user.click((await card(content)).getByRole('menuitem', { name }));
  };
  await user.click((await card('first')).getByRole('button', { name: 'Like, 2 likes' }));
  expect(await (await card('first')).findByRole('button', { name: 'Like, 3 likes', pressed: true })).toBeVisible();
  await choose('first', 'Pin');
  expect(await (await card('first')).findByText('Pinned')).toBeVisible();
  await choose('second', 'Hide from readers');
  await waitFor(() => expect(shown()).toEqual(['Ann: first']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toEqual(['Ann: second', 'Ann: first']));

  await choose('second', 'Report to the editor');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Required|Choose/);
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Spam');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await (await card('second')).findByText('Reported')).toBeVisible();

  await choose('second', 'Block the reader');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(shown()).toEqual(['Ann: first']));
  await user.click(screen.getByRole('button', { name: 'Blocked readers' }));
  await user.click(await screen.findByRole('button', { name: 'Unblock Ann' }));
  expect(await screen.findByText('You have blocked nobody.')).toBeVisible();
  await waitFor(() => expect(shown()).toEqual(['Ann: second', 'Ann: first']));
});

test('an answer of a reader is hidden, reported and its reader blocked like any other', async () => {
  const first = await said('first');
  await said('rude', { parent_id: first.id, reader_name: 'Bob' });
  const user = await openAs(me, '/comments');
  const answer = async () => within((await screen.findByText('rude')).closest('li')!);
  const choose = async (name: string) => {
    await user.click((await answer()).getByRole('button', { name: /^More/ }));
    await user.click((await answer()).getByRole('menuitem', { name }));
  };
  await user.click((await answer()).getByRole('button', { name: 'Like, 0 likes' }));
  expect(await (await answer()).findByRole('button', { name: 'Like, 1 like', pressed: true })).toBeVisible();
  await choose('Report to the editor');
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Abuse');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await (await answer()).findByText('Reported')).toBeVisible();
  await choose('Hide from readers');
  await waitFor(() => expect(screen.queryByText('rude')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await choose('Block the reader');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Block Bob?' })).getByRole('button', { name: 'Block' }),
  );
  await waitFor(() => expect(screen.queryByText('rude')).not.toBeInTheDocument());
  expect(shown()).toEqual(['Ann: first']);
  await server.db.update(tables.comment).set({ hidden: 'staff' });
  await user.click(screen.getByRole('button', { name: 'Hidden' }));
  const removed = await card('first');
  expect(removed.getByText('The staff removed this comment.')).toBeVisible();
  expect(removed.queryByText('New')).not.toBeInTheDocument();
  expect(removed.queryByRole('menuitem', { name: 'Show to readers again', hidden: true })).not.toBeInTheDocument();
});

test('an answer that was begun stays while another is written, and until it is sent or given up', async () => {
  await said('first');
  await said('second');
  const user = await openAs(me, '/comments');
  const write = async (content: string) => user.click((await card(content)).getByRole('button', { name: 'Reply' }));
  const box = () => screen.getByRole('textbox', { name: 'Your answer' });
  await write('first');
  await user.type(box(), 'Begun');
  await write('second');
  expect(box()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  await write('first');
  expect(box()).toHaveValue('Begun');
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(screen.getByRole('link', { name: /^Messages/ }));
  expect(asked).toHaveBeenCalledOnce();
  expect(box()).toHaveValue('Begun');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect((await card('first')).getByRole('button', { name: 'Reply' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: /^Messages/ }));
  expect(await screen.findByRole('heading', { name: 'Messages' })).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
});

test('what a reader said meanwhile stands before the answer, and is still new', async () => {
  const first = await said('first');
  const user = await openAs(me, '/comments');
  const comment = await card('first');
  await user.click(comment.getByRole('button', { name: 'Reply' }));
  await said('and one thing more', { parent_id: first.id });
  await user.type(comment.getByRole('textbox', { name: 'Your answer' }), 'Thanks!');
  await user.click(comment.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(comment.getAllByRole('listitem').map((one) => one.querySelector('p')!.textContent)).toEqual([
      'and one thing more',
      'Thanks!',
    ]),
  );
  await user.click(comment.getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(comment.queryByText('New')).not.toBeInTheDocument());
});

test('the list is narrowed, read as a whole, and gets a review of the author', async () => {
  const chapter = await chapterOf(server, story, { number: 3, title: 'Rain', status: 'published' });
  await said('on the book', { is_read: true });
  await said('on the chapter', { type: 'chapter', chapter_id: chapter.id });
  const user = await openAs(me, '/comments');
  await user.selectOptions(
    await screen.findByLabelText('Book'),
    await screen.findByRole('option', { name: 'Moon (1)' }),
  );
  await user.selectOptions(
    await screen.findByLabelText('Chapter'),
    await screen.findByRole('option', { name: 'Chapter 3 · Rain (1)' }),
  );
  await waitFor(() => expect(shown()).toEqual(['Ann: on the chapter']));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('option', { name: 'Moon' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hidden' }));
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  const dialog = () => within(screen.getByRole('dialog'));
  const begin = async () => user.click(await screen.findByRole('button', { name: 'New book review' }));
  const text = () => dialog().getByLabelText('What you want to tell your readers');
  await begin();
  await user.type(text(), 'Thank you all');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await begin();
  expect(text()).toHaveValue('Thank you all');
  await user.selectOptions(await dialog().findByLabelText('Book'), 'Moon');
  await user.click(dialog().getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(shown()).toContain('Ada: Thank you all'));
  await begin();
  expect(text()).toHaveValue('');
});

test('nothing to show, and a list that does not come, are said', async () => {
  await openAs(me, '/comments');
  expect(await screen.findByRole('heading', { name: 'No comments yet' })).toBeVisible();
  cut('get', '/api/comments');
  await openAs(me, '/comments?filter=unread');
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeVisible();
});
