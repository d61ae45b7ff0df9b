import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { snoozes } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { open, openAs, server, takeDown } from '../../support/web.tsx';

const here = t('search.office.here');
/** The lines of the palette under a heading, by what they say. */
async function openPalette(user: UserEvent, group: string) {
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: t('search.office.title') });
  const lines = screen.queryByRole('group', { name: group });
  return lines ? within(lines).getAllByRole('option') : [];
}
const listTexts = (lines: HTMLElement[]) => lines.map(({ textContent }) => textContent);

test('what can be done with the record on screen is done from the palette, with the same question', async () => {
  const word = await server.insert('restrictedWord', { word: 'Silver' });
  const user = await openAs('content_manager', `/office/restricted-words/${word.id}`);
  const input = await screen.findByLabelText(new RegExp(`^${t('resources.office/restricted-words.fields.word')}`));
  await screen.findByRole('button', { name: t('ra.action.delete') });
  const before = await openPalette(user, here);
  // Nothing is there to save.
  expect(listTexts(before)).toEqual([t('ra.action.delete')]);
  await user.click(before[0]!);
  const question = within(await screen.findByRole('dialog', { name: /Silver/ }));
  await user.click(question.getByRole('button', { name: t('common.cancel') }));
  await user.type(input, ' Age');
  const after = await openPalette(user, here);
  expect(listTexts(after)).toEqual([t('ra.action.delete'), t('ra.action.save')]);
  await user.click(after[1]!);
  await waitFor(async () => {
    const { rows } = await server.pool.query('select word from restricted_words');
    expect(rows).toEqual([{ word: 'Silver Age' }]);
  });
});

test('what can be done with the rows that are marked stands under their number', async () => {
  for (const word of ['Gold', 'Silver']) await server.insert('restrictedWord', { word });
  const user = await openAs('content_manager', '/office/restricted-words');
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  const marked = t('ra.action.bulk_actions', { smart_count: 2 });
  const lines = await openPalette(user, marked);
  expect(listTexts(lines)).toEqual([t('common.office.bulk.open'), `${t('common.more')} · ${t('ra.action.delete')}`]);
  await user.click(lines[1]!);
  await screen.findByRole('dialog', { name: t('ra.message.bulk_delete_title', { smart_count: 2 }) });
});

test('what has a key shows it, and a menu is not opened for what stands in it', async () => {
  server.clock.now = new Date();
  const story = await server.insert('fiction', { title: 'Red Plum', contract_status: 'signed' });
  const submitted_at = '2026-03-01T04:00:00.000Z';
  await insertChapter(server, story, { number: 1, title: 'Part 1', status: 'pending_review', submitted_at });
  const user = await openAs('work_auditor', '/office/chapter-reviews?id=1');
  await screen.findByRole('button', { name: `${t('home.office.give.action')} G` });
  const lines = await openPalette(user, here);
  const give = lines.find(({ textContent }) => textContent?.startsWith(t('home.office.give.action')))!;
  expect(give.querySelector('kbd')).toHaveTextContent('G');
  expect(listTexts(lines)).toContain(`${t('common.office.review.approve')}A`);
  const tomorrow = `${t('home.office.snooze.action')} · ${t('home.office.snooze.tomorrow')}`;
  await user.click(lines.find(({ textContent }) => textContent?.startsWith(tomorrow))!);
  await waitFor(async () => expect(await server.db.$count(snoozes)).toBe(1));
});

test('what a single row does is found by typing, under what the row is called', async () => {
  const { id } = await server.insert('article', {
    place: 'faq',
    slug: '1',
    language: 'en',
    body: 'A while.',
  } as object);
  const token = await server.signIn('content_manager');
  for (const body of ['A long while.', 'A short while.'])
    expect((await server.call('POST', `/api/office/articles/${id}`, { token, body: { body } })).status).toBe(200);
  const user = await openAs(await server.insert('user', { role: 'content_manager' }), `/office/articles/${id}`);
  await user.click((await screen.findAllByRole('button', { name: t('articles.office.versions.show') })).at(-1)!);
  const restore = t('articles.office.versions.restore');
  await screen.findByRole('button', { name: restore });
  expect(listTexts(await openPalette(user, here))).not.toContain(restore);
  const group = t('articles.office.versions.number', { number: 1 });
  expect(screen.queryByRole('group', { name: group })).toBeNull();
  await user.type(screen.getByRole('combobox', { name: t('search.office.title') }), restore);
  await user.click(within(await screen.findByRole('group', { name: group })).getByRole('option', { name: restore }));
  await screen.findByRole('dialog', { name: t('articles.office.versions.ask', { number: 1 }) });
});

test('a page without a record offers nothing of one', async () => {
  const user = await openAs('content_manager', '/office/home');
  await screen.findByRole('heading', { level: 1 });
  expect(await openPalette(user, here)).toEqual([]);
});

test('keys of a list stand beside what they do, unless single keys are off', async () => {
  await server.insert('restrictedWord', { word: 'Gold' });
  const me = await server.insert('user', { role: 'content_manager' });
  const user = await openAs(me, '/office/restricted-words');
  await screen.findByText('Gold');
  const actions = t('search.office.actions');
  const filter = t('ra.action.add_filter');
  expect(listTexts(await openPalette(user, here))).toContain(`${filter}F`);
  const lines = screen.getByRole('group', { name: actions });
  expect(listTexts(within(lines).getAllByRole('option'))).toContain(`${t('search.office.keys')}?`);
  await user.keyboard('{Escape}');
  localStorage.setItem(`RaStoreuser-${me.id}.review.keys`, 'false');
  await takeDown();
  const again = open('/office/restricted-words');
  await screen.findByText('Gold');
  expect(listTexts(await openPalette(again, here))).toContain(filter);
});
