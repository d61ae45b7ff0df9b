import { screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { insertChapter } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';

const author = () => server.insert('user', { role: 'author_signed', pen_name: 'Mira' });
const insertStory = (me: RowOf<'user'>, values = {}) =>
  server.insert('fiction', { author_id: me.id, contract_status: 'signed', title: 'Home', language: 'en', ...values });
const marked = () => document.querySelector('[role=region][aria-describedby]');
const mark = (name: string) => waitFor(() => expect(marked()).toHaveTextContent(name));

test('guidance goes from part to part, passes over what is not there, and does not come again', async () => {
  const me = await author();
  await insertChapter(server, await insertStory(me, { contract_status: 'not_signed' }), { number: 1 });
  const user = await openAs(me, '/home');
  await mark(t('onboarding.author.home.todo.title'));
  expect(screen.getByText(t('onboarding.author.count', { step: 1, steps: 3 }))).toBeVisible();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: t('onboarding.author.next') }));
  await mark(t('onboarding.author.home.calendar.title'));
  expect(document.querySelector('[data-guided]')).toHaveAttribute('data-guide', 'home.calendar');
  expect(screen.getByRole('button', { name: t('onboarding.author.next') })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: t('onboarding.author.next') }));
  // No story is under contract: nothing to point at.
  await mark(t('onboarding.author.home.help.title'));
  await user.click(screen.getByRole('button', { name: t('onboarding.author.done') }));
  expect(marked()).toBe(null);
  expect(document.querySelector('[data-guided]')).toBe(null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(JSON.parse(localStorage.getItem('guidance')!)).toEqual({ home: 5 });
});

test('guidance goes on where it was left, and is skipped by Escape', async () => {
  localStorage.setItem('guidance', JSON.stringify({ home: 2, editStory: 3 }));
  const me = await author();
  await insertStory(me);
  const user = await openAs(me, '/home');
  await mark(t('onboarding.author.home.calendar.title'));
  screen.getByRole('button', { name: t('onboarding.author.next') }).focus();
  await user.keyboard('{Escape}');
  expect(marked()).toBe(null);
  expect(JSON.parse(localStorage.getItem('guidance')!)).toEqual({ home: 5, editStory: 3 });
});

test('guidance is not upset by what else stands in its place', async () => {
  localStorage.setItem('guidance', 'null and more');
  const me = await author();
  await insertStory(me);
  await openAs(me, '/home');
  await mark(t('onboarding.author.home.todo.title'));
});

test('guidance leaves who has no story yet to the first steps', async () => {
  await openAs('author_unsigned', '/home');
  expect(await screen.findByRole('region', { name: t('home.author.first.title') })).toBeVisible();
  expect(document.querySelector('[data-guided]')).toBe(null);
});
