import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chapterReads, tables } from '#server/db/schema.ts';
import { chapterOf, chaptersOf } from '../../support/chapters.ts';
import { offerTags, uploadedCover } from '../../support/fictions.ts';
import type { RowOf } from '../../support/records.ts';
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
const stored = async () => (await server.db.select().from(tables.fiction))[0]!;

describe('a story’s page', () => {
  test('says what the story is, and leads to all that belongs to it', async () => {
    await chaptersOf(server, story, ['published', 'rejected']);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'The Long Way Home' })).toBeVisible();
    expect(document.title).toBe('The Long Way Home · Quillhouse');
    for (const fact of ['Signed · exclusive', 'Ongoing', '2 chapters', '8 words', '4 words a chapter'])
      expect(page().getByText(fact)).toBeVisible();
    for (const [name, path] of [
      ['New chapter', 'tiny'],
      ['Upload Word files', 'upload'],
      ['Auto-publish', 'release'],
      ['Edit details', 'form'],
      ['Preview', 'preview'],
    ] as const)
      expect(page().getByRole('link', { name })).toHaveAttribute('href', `#/story/${path}?id=${story.id}`);
  });

  test('says who does what next', async () => {
    await chaptersOf(server, story, ['rejected', 'pending_review']);
    await chapterOf(server, story, { number: 3, status: 'pending_publish', release_at: '2026-03-12T04:00:00.000Z' });
    const user = await open();
    const card = within(await screen.findByRole('region', { name: 'What happens next' }));
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'YouRevise 1 rejected chapter and submit it again',
      'Your editor1 chapter is being reviewed',
      expect.stringMatching(/^The house1 approved chapter goes live by itself · from Mar 12, 2026/),
    ]);
    await user.click(card.getByRole('link', { name: /Revise/ }));
    await waitFor(() => expect(location.hash).toBe(`#/story/detail?id=${story.id}&status=rejected`));
  });

  test('of somebody else is not found', async () => {
    const { id } = await server.insert('fiction');
    await openAs(author, `/story/detail?id=${id}`);
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
  });

  test('that cannot be reached comes when asked again', async () => {
    cut('get', '/api/fictions/:id');
    const user = await open();
    await screen.findByRole('heading', { name: 'The page could not be loaded' });
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Long Way Home' })).toBeVisible();
  });

  test('gives advice that can be hidden for this story', async () => {
    await chaptersOf(server, story, ['draft', 'draft', 'draft']);
    const user = await open();
    const tips = await screen.findByRole('region', { name: 'Tips for this story' });
    expect(within(tips).getAllByRole('listitem')).toHaveLength(2);
    expect(tips).toHaveTextContent('under 50 chapters, and we promote them from 60 on');
    await user.click(within(tips).getAllByRole('button', { name: 'Hide this tip' })[0]!);
    await waitFor(() => expect(within(tips).getAllByRole('listitem')).toHaveLength(1));
    await user.click(within(tips).getByRole('button', { name: 'Hide this tip' }));
    await waitFor(() => expect(tips).not.toBeInTheDocument());
  });
});

test('there is nothing to share before a chapter is published, and the page says so', async () => {
  await chaptersOf(server, story, ['draft']);
  const user = await open();
  await user.click(await page().findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this story' }));
  expect(dialog.getByText(/^Readers see the story once its first chapter is published\./)).toBeVisible();
  expect(dialog.queryByRole('link')).toBeNull();
  expect(requests.filter((call) => call.includes('share-url'))).toEqual([]);
});

test('the address in the reader app can be copied', async () => {
  await chaptersOf(server, story, ['published']);
  const user = await open();
  await press(user, 'Share');
  const address = `https://read.quillhouse.example/app/story/${story.id}`;
  expect(await screen.findByRole('link', { name: address })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the story’s address' })).toBeVisible();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(user, 'Copy the address');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copy).toHaveBeenCalledWith(address);
});

describe('completing', () => {
  test('tells what ends, wants a yes, and offers the bonus afterwards, once', async () => {
    await chaptersOf(server, story, ['published', 'draft', 'pending_review']);
    const user = await open();
    await press(user, 'Complete the story');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    expect(dialog.getByText('The present text of 1 chapter is not published and will not be.')).toBeVisible();
    expect(dialog.getByText(/^1 chapter is still with the reviewers/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Complete for good' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Complete for good' }));
    expect(await screen.findByText('The story is complete.')).toBeVisible();
    expect(await stored()).toMatchObject({
      status: 'completed',
      title: 'The Long Way Home',
      plot_tags: ['plot-1', 'plot-2'],
    });
    await waitFor(() => expect(page().queryByRole('link', { name: 'New chapter' })).not.toBeInTheDocument());
    expect(page().queryByRole('checkbox')).not.toBeInTheDocument();
    await press(user, 'Apply for the completion bonus');
    expect(await page().findByText(/You applied for the completion bonus/)).toBeVisible();
    expect(page().getByText(/Applied on Mar 10, 2026/)).toBeVisible();
    expect(page().queryByRole('button', { name: 'Apply for the completion bonus' })).not.toBeInTheDocument();
  });

  test('does not overwrite what another window saved', async () => {
    await chaptersOf(server, story, ['published']);
    const user = await open();
    await press(user, 'Complete the story');
    await server.pool.query(`update fictions set title = 'Retitled', updated_at = '2026-03-10T04:00:01.000Z'`);
    await user.click(await screen.findByRole('checkbox', { name: /cannot be undone/ }));
    await user.click(screen.getByRole('button', { name: 'Complete for good' }));
    expect(await screen.findByText(/changed in another window/)).toBeVisible();
    expect(await stored()).toMatchObject({ status: 'ongoing', title: 'Retitled' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Retitled' })).toBeVisible();
  });

  test('is not for a story without chapters', async () => {
    await open();
    expect(await page().findByRole('button', { name: 'Complete the story' })).toBeDisabled();
    expect(await page().findByRole('heading', { name: 'No chapters yet' })).toBeVisible();
  });
});

vi.mock('../../../src/custom/chapters/author/ReadsChart.tsx', () => ({ default: () => null }));
describe('reads', () => {
  test('stand in a table with what each chapter loses', async () => {
    const rows = await chaptersOf(server, story, ['published', 'published', 'published']);
    await server.db
      .insert(chapterReads)
      .values([1000, 900, 720].map((reads, index) => ({ chapter_id: rows[index]!.id, reads })));
    const user = await open();
    await page().findByRole('heading', { name: 'Reads by chapter' });
    expect(requests.some((call) => call.includes('/read-count'))).toBe(false);
    await press(user, 'Show reads');
    const section = within(await screen.findByRole('region', { name: 'Reads by chapter' }));
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
    await chaptersOf(server, story, ['draft']);
    const user = await open();
    await press(user, 'Show reads');
    expect(await page().findByText(/No chapter is published yet/)).toBeVisible();
  });
});
