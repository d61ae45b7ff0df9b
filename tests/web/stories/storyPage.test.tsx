import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chapterReads, tables } from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { offerTags, uploadedCover } from '../../support/stories.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, mend, openAs, server } from '../../support/web.tsx';
import { page, press } from '../support/storyScreen.ts';

let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  await offerTags(server);
  author = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', {
    author_id: author.id,
    title: 'The Long Way Home',
    contract_status: 'signed',
    contract_type: 'exclusive',
    language: 'en',
    genre: 'genre-1',
    plot_tags: ['plot-1', 'plot-2'],
    identity_tags: ['identity-1'],
    character_tags: ['character-1'],
    cover: await uploadedCover(server, author),
  });
});

const open = (more = '') => openAs(author, `/story/detail?id=${story.id}${more}`);
/** Chooses what stands in the menu of the story's actions. */
const choose = async (user: UserEvent, name: string) => {
  await press(user, t('stories.writing.page.actions'));
  await user.click(await page().findByRole('menuitem', { name }));
};
const stored = async () => (await server.db.select().from(tables.fiction))[0]!;

describe('a story’s page', () => {
  test('says what the story is, and leads to all that belongs to it', async () => {
    await insertChapters(server, story, ['published', 'rejected']);
    const user = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'The Long Way Home' })).toBeVisible();
    expect(document.title).toBe('The Long Way Home · Quillhouse');
    for (const fact of [
      `${t('stories.author.contract_status.signed')} · ${t('stories.writing.page.contract.exclusive')}`,
      t('stories.author.status.ongoing'),
      t('stories.author.chapters', { smart_count: 2 }),
      t('stories.author.words', { smart_count: 8 }),
      t('stories.writing.page.average', { smart_count: 4 }),
    ])
      expect(page().getByText(fact)).toBeVisible();
    for (const [name, path] of [
      [t('stories.writing.page.new_chapter'), 'tiny'],
      [t('stories.writing.page.upload'), 'upload'],
      [t('stories.writing.page.auto_publish'), 'release'],
    ] as const)
      expect(page().getByRole('link', { name })).toHaveAttribute('href', `#/story/${path}?id=${story.id}`);
    await press(user, t('stories.writing.page.actions'));
    for (const [name, path] of [
      [t('stories.author.edit_details'), 'form'],
      [t('stories.writing.page.preview'), 'preview'],
    ] as const)
      expect(page().getByRole('menuitem', { name })).toHaveAttribute('href', `#/story/${path}?id=${story.id}`);
  });

  test('says who does what next', async () => {
    await insertChapters(server, story, ['rejected', 'pending_review']);
    await insertChapter(server, story, {
      number: 3,
      status: 'pending_publish',
      release_at: '2026-03-12T04:00:00.000Z',
    });
    const user = await open();
    const card = within(await screen.findByRole('region', { name: t('stories.author.steps.title') }));
    const next = (who: 'author' | 'editor' | 'house', step: 'mend' | 'chapter_review' | 'scheduled') =>
      t(`stories.author.steps.who.${who}`) + t(`stories.author.steps.${step}`, { smart_count: 1 });
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      next('author', 'mend'),
      next('editor', 'chapter_review'),
      expect.stringContaining(next('house', 'scheduled')),
    ]);
    expect(card.getByText(like('stories.author.steps.at', { time: 'Mar 12, 2026, 4:00 AM' }))).toBeVisible();
    await user.click(card.getByRole('link', { name: like('stories.author.steps.mend') }));
    await waitFor(() => expect(location.hash).toBe(`#/story/detail?id=${story.id}&status=rejected`));
  });

  test('of somebody else is not found', async () => {
    const { id } = await server.insert('fiction');
    await openAs(author, `/story/detail?id=${id}`);
    expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
  });

  test('that cannot be reached comes when asked again', async () => {
    cut('get', '/api/fictions/:id');
    const user = await open();
    await screen.findByRole('heading', { name: t('pages.problem.offline') });
    mend();
    await user.click(screen.getByRole('button', { name: t('common.retry') }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Long Way Home' })).toBeVisible();
  });

  test('gives advice that can be hidden for this story', async () => {
    await insertChapters(server, story, ['draft', 'draft', 'draft']);
    const user = await open();
    const tips = await screen.findByRole('region', { name: t('stories.writing.page.tip.title') });
    expect(within(tips).getAllByRole('listitem')).toHaveLength(2);
    expect(tips).toHaveTextContent(like('stories.writing.page.tip.few_chapters', { readFrom: 50, promotedFrom: 60 }));
    await user.click(within(tips).getAllByRole('button', { name: t('stories.writing.page.tip.hide') })[0]!);
    await waitFor(() => expect(within(tips).getAllByRole('listitem')).toHaveLength(1));
    await user.click(within(tips).getByRole('button', { name: t('stories.writing.page.tip.hide') }));
    await waitFor(() => expect(tips).not.toBeInTheDocument());
  });
});

test('there is nothing to share before a chapter is published, and the page says so', async () => {
  await insertChapters(server, story, ['draft']);
  const user = await open();
  await choose(user, t('stories.writing.page.share.open'));
  const dialog = within(await screen.findByRole('dialog', { name: t('stories.writing.page.share.title') }));
  expect(dialog.getByText(like('stories.writing.page.errors.not_public'))).toBeVisible();
  expect(dialog.queryByRole('link')).toBeNull();
  expect(requests.filter((call) => call.includes('share-url'))).toEqual([]);
});

test('the address in the reader app can be copied', long, async () => {
  await insertChapters(server, story, ['published']);
  const user = await open();
  await choose(user, t('stories.writing.page.share.open'));
  const address = `https://read.quillhouse.example/app/story/${story.id}`;
  expect(await screen.findByRole('link', { name: address })).toBeVisible();
  expect(await screen.findByRole('img', { name: t('stories.writing.page.share.code') })).toBeVisible();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(user, t('stories.writing.page.share.copy'));
  expect(await screen.findByRole('button', { name: t('stories.writing.page.share.copied') })).toBeVisible();
  expect(copy).toHaveBeenCalledWith(address);
});

describe('completing', () => {
  test('tells what ends, wants a yes, and offers the bonus afterwards, once', long, async () => {
    await insertChapters(server, story, ['published', 'draft', 'pending_review']);
    const user = await open();
    await choose(user, t('stories.writing.page.complete.open'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    expect(dialog.getByText(t('stories.writing.page.complete.unpublished', { smart_count: 1 }))).toBeVisible();
    expect(dialog.getByText(like('stories.writing.page.complete.in_review'))).toBeVisible();
    expect(dialog.getByRole('button', { name: t('stories.writing.page.complete.confirm') })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: t('stories.writing.page.complete.confirm') }));
    expect(await screen.findByText(t('stories.writing.page.complete.done'))).toBeVisible();
    expect(await stored()).toMatchObject({
      status: 'completed',
      title: 'The Long Way Home',
      plot_tags: ['plot-1', 'plot-2'],
    });
    await waitFor(() =>
      expect(page().queryByRole('link', { name: t('stories.writing.page.new_chapter') })).not.toBeInTheDocument(),
    );
    expect(page().queryByRole('checkbox')).not.toBeInTheDocument();
    await press(user, t('stories.writing.page.complete.apply'));
    expect(await page().findByText(like('stories.author.steps.completion_review'))).toBeVisible();
    expect(page().getByText(like('stories.writing.page.complete.applied_on', { date: 'Mar 10, 2026' }))).toBeVisible();
    expect(page().queryByRole('button', { name: t('stories.writing.page.complete.apply') })).not.toBeInTheDocument();
  });

  test('does not overwrite what another window saved', async () => {
    await insertChapters(server, story, ['published']);
    const user = await open();
    await choose(user, t('stories.writing.page.complete.open'));
    await server.pool.query(`update fictions set title = 'Retitled', updated_at = '2026-03-10T04:00:01.000Z'`);
    await user.click(await screen.findByRole('checkbox', { name: like('stories.writing.page.complete.sure') }));
    await user.click(screen.getByRole('button', { name: t('stories.writing.page.complete.confirm') }));
    expect(await screen.findByText(like('stories.author.errors.changed'))).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'ongoing', title: 'Retitled' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Retitled' })).toBeVisible();
  });

  test('is not for a story without chapters', async () => {
    const user = await open();
    await press(user, t('stories.writing.page.actions'));
    expect(page().queryByRole('menuitem', { name: t('stories.writing.page.complete.open') })).toBeNull();
    expect(await page().findByRole('heading', { name: t('chapters.writing.contents.list.empty') })).toBeVisible();
  });
});

vi.mock('../../../src/custom/stories/reads/ReadsChart.tsx', () => ({ default: () => null }));
describe('reads', () => {
  test('stand in a table with what each chapter loses', async () => {
    const rows = await insertChapters(server, story, ['published', 'published', 'published']);
    await server.db
      .insert(chapterReads)
      .values([1000, 900, 720].map((reads, index) => ({ chapter_id: rows[index]!.id, reads })));
    const user = await open();
    await page().findByRole('heading', { name: t('stories.shared.reads.title') });
    expect(requests.some((call) => call.includes('/read-count'))).toBe(false);
    await press(user, t('stories.shared.reads.open'));
    const section = within(await screen.findByRole('region', { name: t('stories.shared.reads.title') }));
    const cells = async () =>
      (await section.findAllByRole('row')).slice(1).map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    await waitFor(async () =>
      expect(await cells()).toEqual([
        ['1,000', '–', '–'],
        ['900', '-10%', '-10%'],
        ['720', '-20%', '-28%'],
      ]),
    );
  });

  test('are said to be missing where nothing is published', async () => {
    await insertChapters(server, story, ['draft']);
    const user = await open();
    await press(user, t('stories.shared.reads.open'));
    expect(await page().findByText(like('stories.shared.reads.empty'))).toBeVisible();
  });
});
