import { cleanup, screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';

/** A record has its title, and leads back to its list. */
const headed = async (resource: string, title: string) => {
  const name = t(`resources.office/${resource}.list` as 'resources.office/tags.list', { smart_count: 2 });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const back = within(screen.getByRole('main')).getByRole('link', { name });
  expect(back).toHaveAttribute('href', `#/office/${resource}`);
};

test('a chapter without a title is called by its number in its story', async () => {
  const story = await server.insert('fiction', { title: 'Moonrise' });
  await server.insert('chapter', { title: null, number: 1234, fiction_id: story.id });
  const user = await openAs('content_manager', '/office/chapters');
  await user.click(
    await screen.findByRole('link', { name: `${t('resources.office/chapters.name', { smart_count: 1 })} 1234` }),
  );
  await headed('chapters', `${t('resources.office/chapters.name', { smart_count: 1 })} 1234 · Moonrise`);
});

test('and so it is in what refers to it', async () => {
  const chapter = await server.insert('chapter', { title: null, number: 1234 });
  await server.insert('comment', { type: 'chapter', chapter_id: chapter.id });
  await openAs('content_manager', '/office/comments');
  const name = `${t('resources.office/chapters.name', { smart_count: 1 })} 1234`;
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `#/office/chapters/${chapter.id}/show`);
});

test('a bonus is called by what it is for, in words', async () => {
  const story = await server.insert('fiction', { title: 'Moonrise' });
  const bonus = await server.insert('bonusDetail', { kind: 'completion_bonus', fiction_id: story.id });
  await openAs('finance_manager', `/office/bonus-details/${bonus.id}/show`);
  await headed('bonus-details', `${t('resources.office/bonus-details.choices.kind.completion_bonus')} · Moonrise`);
});

test('a prize is called by its place, and an entry by its story', async () => {
  const me = await server.insert('user', { role: 'content_manager' });
  const contest = await server.insert('contest', { name: 'First Lines' });
  const prize = await server.insert('contestPrize', { contest_id: contest.id, place: 2 });
  await openAs(me, `/office/contest-prizes/${prize.id}`);
  await headed('contest-prizes', `${t('resources.office/contest-prizes.name', { smart_count: 1 })} 2 · First Lines`);
  cleanup();
  const story = await server.insert('fiction', { title: 'Moonrise' });
  const entry = await server.insert('contestEntry', { contest_id: contest.id, fiction_id: story.id });
  await openAs(me, `/office/contest-entries/${entry.id}/show`);
  const name = t('resources.office/contest-entries.name', { smart_count: 1 });
  await headed('contest-entries', `${name} #${entry.id} · Moonrise`);
});

test('a request for more days is called by what is translated, and by whom', async () => {
  const book = await server.insert('businessBook', { title: 'Lamps' });
  const zoe = await server.insert('user', { role: 'translator', user_name: 'zoe' });
  const task = await server.insert('translationTask', {
    book_id: book.id,
    language: 'es',
    first_chapter: 3,
    last_chapter: 9,
  });
  const request = await server.insert('extensionRequest', { task_id: task.id, asked_by_id: zoe.id });
  const part = `Spanish · ${t('translation.office.my_translations.range', { range: '3–9' })}`;
  const me = await server.insert('user', { role: 'content_manager' });
  await openAs(me, `/office/extension-requests/${request.id}/show`);
  await headed('extension-requests', `Lamps · ${part} · zoe`);
  const name = t('resources.office/extension-requests.name', { smart_count: 1 });
  // The number of what waits stands before it.
  expect(document.title.replace(/^\(\d+\) /, '')).toBe(`${name} · Lamps · ${part} · zoe · Quillhouse`);
  cleanup();
  await openAs(me, '/office/extension-requests');
  const link = await screen.findByRole('link', { name: 'Lamps' });
  expect(link).toHaveAttribute('href', `#/office/translation-tasks/${task.id}/show`);
  expect(link.closest('td')).toHaveTextContent(part);
});

test.each([
  ['content_manager', t('resources.office/fictions.list')],
  ['editor', t('resources.office/fictions.own_list')],
] as const)('a list is called as the screen that it is to %s', async (role, name) => {
  await openAs(role, '/office/fictions');
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#/office/fictions');
});

test('and a record is called by what it is the details of', async () => {
  const story = await server.insert('fiction', { title: 'Moonrise' });
  await openAs('content_manager', `/office/fictions/${story.id}/show`);
  expect(await screen.findByRole('button', { name: t('resources.office/fictions.details') })).toBeVisible();
});
