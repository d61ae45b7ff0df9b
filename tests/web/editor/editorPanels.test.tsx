import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { chapterReviews, chapterTexts, chapterVersions, tables } from '#server/db/schema.ts';
import { chapterOf } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { openAs, server } from '../../support/web.tsx';
import { box, clearDevice, editorShows, statusShows, typeText } from '../support/editorScreen.ts';
import { field, page, press, problem, write } from '../support/storyScreen.ts';

let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
let chapter: RowOf<'chapter'>;
beforeEach(async () => {
  await clearDevice();
  author = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', { author_id: author.id, contract_status: 'signed', language: 'en' });
  await server.insert('restrictedWord', { word: 'poison', language: 'en', note: null });
  chapter = await chapterOf(server, story, { number: 1, content: '<p>Kai drank poison.</p><p>Kai fell.</p>' });
});

const text = '<p>Kai drank poison.</p><p>Kai fell.</p>';
const openIt = async () => {
  const user = await openAs(author, `/story/tiny?id=${story.id}&chapter_id=${chapter.id}`);
  await screen.findByRole('textbox', { name: 'Text of the chapter' });
  return user;
};
const panel = (name: string) => screen.findByRole('region', { name });
const panels = () =>
  within(screen.getByRole('complementary', { name: 'Beside the text' }))
    .queryAllByRole('region')
    .map((region) => within(region).getByRole('heading').textContent);
const texts = async () => (await server.db.select().from(chapterTexts)).map(({ content }) => content);

async function reject(): Promise<void> {
  await server.db.update(tables.chapter).set({ status: 'rejected', rejection_reason: 'Unclear' });
  const notes = [{ paragraph: 1, text: 'Who is Kai?' }];
  const editor = await server.insert('user', { role: 'editor' });
  const more = { revision: 1, approved: false, reason: 'Unclear', created_at: '2026-03-09T10:00:00.000Z' };
  await server.db.insert(chapterReviews).values({ chapter_id: chapter.id, reviewer_id: editor.id, notes, ...more });
}

describe('the tools of the page', () => {
  test.each([
    ['Earlier versions', '{F4}'],
    ['Flagged places 1', '{F8}'],
    ['Reviewer’s notes 1', '{F2}'],
    ['Find and replace', '{Control>}f{/Control}'],
  ])('open by the button %j and by keys, one at a time, and give the focus back', async (name, keys) => {
    await reject();
    const user = await openIt();
    const title = name.replace(/ 1$/, '');
    const button = await page().findByRole('button', { name: new RegExp(`^${title} ?1?$`) });
    await waitFor(() => expect(button).toHaveAccessibleName(name));
    await user.keyboard('{F8}');
    await panel('Flagged places');
    if (title !== 'Flagged places') await user.click(button);
    await waitFor(() => expect(panels()).toEqual([title]));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(await panel(title)).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: title })).toBeNull();

    await waitFor(() => expect(document.body).not.toHaveFocus());
    const words = await field('Title');
    words.focus();
    await user.keyboard(keys);
    expect((await panel(title)).parentElement).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    const { editor } = await box();
    await waitFor(() => expect([words, editor.view.dom]).toContain(document.activeElement));
  });

  test('show notes at their paragraphs', async () => {
    await reject();
    await openIt();
    await waitFor(() => expect(document.querySelector('.ProseMirror aside')).toHaveTextContent('Who is Kai?'));
    expect(page().getByText('Unclear')).toBeVisible();
  });

  test('restore an earlier text, which the server has then', async () => {
    await server.db.insert(chapterVersions).values({
      chapter_id: chapter.id,
      title: 'Dawn',
      content: '<p>Before.</p>',
      word_count: 1,
      cause: 'save',
      created_at: '2026-03-09T10:00:00.000Z',
    });
    const user = await openIt();
    await typeText(' Twice.');
    await press(user, 'Earlier versions');
    await user.click(await within(await panel('Earlier versions')).findByRole('button', { name: /Before a save/ }));
    await user.click(await page().findByRole('button', { name: 'Restore this version' }));
    await editorShows('<p>Before.</p>');
    expect(await field('Title')).toHaveValue('Dawn');
    await statusShows(/^Saved at/);
    expect(await texts()).toEqual(['<p>Before.</p>']);
    const kept = await server.db.select().from(chapterVersions);
    expect(kept).toContainEqual(
      expect.objectContaining({ content: `${text.slice(0, -4)} Twice.</p>`, cause: 'restore' }),
    );
    expect(await within(await panel('Earlier versions')).findByText(/^Before a restore/)).toBeVisible();
  });

  test('replace in the chapter as if it were typed', async () => {
    const user = await openIt();
    await user.keyboard('{Control>}h{/Control}');
    const bar = within(await panel('Find and replace'));
    await user.type(bar.getByLabelText('Find'), 'Kai');
    await user.type(bar.getByLabelText('Replace with'), 'Ren');
    await user.click(bar.getByRole('button', { name: 'Replace all' }));
    await statusShows(/^Saved at/);
    expect(await texts()).toEqual(['<p>Ren drank poison.</p><p>Ren fell.</p>']);
  });

  test('show what a replacement in the whole story has changed', async () => {
    const user = await openIt();
    await user.keyboard('{Control>}f{/Control}');
    await user.type(within(await panel('Find and replace')).getByLabelText('Find'), 'Kai');
    await press(user, 'In the whole story …');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Search' }));
    await user.type(dialog.getByLabelText('Replace with'), 'Ren');
    await user.click(await dialog.findByRole('button', { name: /^Replace 2/ }));
    await editorShows('<p>Ren drank poison.</p><p>Ren fell.</p>');
    await statusShows('Saved');
  });

  test('find in a chapter that is being reviewed, and change nothing there', async () => {
    await server.db.update(tables.chapter).set({ status: 'pending_review' });
    const user = await openIt();
    await user.keyboard('{Control>}h{/Control}');
    const bar = within(await panel('Find and replace'));
    await user.type(bar.getByLabelText('Find'), 'Kai');
    expect(await bar.findByText('0 of 2')).toBeVisible();
    expect(bar.queryByLabelText('Replace with')).toBeNull();
  });

  test('lead to the preview, with what was typed last', async () => {
    const user = await openIt();
    await typeText(' Twice.');
    await user.click(await page().findByRole('link', { name: 'Preview' }));
    await waitFor(() => expect(location.hash).toMatch(/^#\/story\/preview\/chapter/));
    await waitFor(() => expect(screen.getByText('Kai fell. Twice.')).toBeVisible());
  });
});

describe('the number of the chapter', () => {
  test('is not written once more, in the title or in the first line', async () => {
    const user = await openIt();
    await write(user, 'Title', 'Chapter 1: Dawn');
    await problem('Title', 'stands before the title already');
    await write(user, 'Title', 'Dawn');
    (await box()).editor.commands.insertContentAt(0, '<p>CHAPTER 1</p>');
    await problem('Title', 'The text begins with the chapter’s number');
  });
});
