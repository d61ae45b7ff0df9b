import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { chapterReviews, chapterTexts, chapterVersions, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
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
  chapter = await insertChapter(server, story, { number: 1, content: '<p>Kai drank poison.</p><p>Kai fell.</p>' });
});

const text = '<p>Kai drank poison.</p><p>Kai fell.</p>';
const openIt = async () => {
  const user = await openAs(author, `/story/tiny?id=${story.id}&chapter_id=${chapter.id}`);
  await screen.findByRole('textbox', { name: t('editor.writing.text') });
  return user;
};
const panel = (name: string) => screen.findByRole('region', { name });
const panels = () =>
  within(screen.getByRole('complementary', { name: t('editor.writing.panel') }))
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
  test.each(
    sampleOneIn(3, [
      [t('editor.shared.versions.title'), '{F4}'],
      [`${t('editor.shared.flags.title')} 1`, '{F8}'],
      [`${t('editor.shared.notes.title')} 1`, '{F2}'],
      [t('editor.shared.find.title'), '{Control>}f{/Control}'],
    ]),
  )('open by the button %j and by keys, one at a time, and give the focus back', async (name, keys) => {
    await reject();
    const user = await openIt();
    const title = name.replace(/ 1$/, '');
    const button = await page().findByRole('button', { name: new RegExp(`^${RegExp.escape(title)} ?1?$`) });
    await waitFor(() => expect(button).toHaveAccessibleName(name));
    await user.keyboard('{F8}');
    await panel(t('editor.shared.flags.title'));
    if (title !== t('editor.shared.flags.title')) await user.click(button);
    await waitFor(() => expect(panels()).toEqual([title]));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(await panel(title)).getByRole('button', { name: t('common.close') }));
    expect(screen.queryByRole('region', { name: title })).toBeNull();

    await waitFor(() => expect(document.body).not.toHaveFocus());
    const words = await field(t('editor.writing.title'));
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

  test('restore an earlier text, which the server has then', long, async () => {
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
    await press(user, t('editor.shared.versions.title'));
    await user.click(
      await within(await panel(t('editor.shared.versions.title'))).findByRole('button', {
        name: like('editor.shared.versions.cause.save'),
      }),
    );
    await user.click(await page().findByRole('button', { name: t('editor.shared.versions.restore') }));
    await editorShows('<p>Before.</p>');
    expect(await field(t('editor.writing.title'))).toHaveValue('Dawn');
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await texts()).toEqual(['<p>Before.</p>']);
    const kept = await server.db.select().from(chapterVersions);
    expect(kept).toContainEqual(
      expect.objectContaining({ content: `${text.slice(0, -4)} Twice.</p>`, cause: 'restore' }),
    );
    expect(
      await within(await panel(t('editor.shared.versions.title'))).findByText(
        like('editor.shared.versions.cause.restore'),
      ),
    ).toBeVisible();
  });

  test('show a draft by the name that it was saved under', long, async () => {
    const user = await openIt();
    await typeText(' Twice.');
    await press(user, t('editor.writing.action.save'));
    const dialog = within(await screen.findByRole('dialog', { name: t('editor.writing.action.save') }));
    expect(dialog.getByText(t('editor.writing.draft.text'))).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'Before the duel{Enter}');
    expect(await screen.findByText(t('editor.writing.draft.saved'))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{F4}');
    const list = within(await panel(t('editor.shared.versions.title')));
    const [line] = await list.findAllByRole('button', { name: like('editor.shared.versions.cause.draft') });
    expect(line).toHaveTextContent('Before the duel');
    expect(await server.db.select().from(chapterVersions)).toContainEqual(
      expect.objectContaining({ content: `${text.slice(0, -4)} Twice.</p>`, cause: 'draft', name: 'Before the duel' }),
    );
  });

  test('keep a draft by the keys without asking, and show it where the list is open', async () => {
    const user = await openIt();
    await user.keyboard('{F4}');
    const list = within(await panel(t('editor.shared.versions.title')));
    expect(await list.findByText(t('editor.shared.versions.none'))).toBeVisible();
    await user.keyboard('{Control>}s{/Control}');
    expect(await list.findByRole('button', { name: like('editor.shared.versions.cause.draft') })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('replace in the chapter as if it were typed', long, async () => {
    const user = await openIt();
    await user.keyboard('{Control>}h{/Control}');
    const bar = within(await panel(t('editor.shared.find.title')));
    await user.type(bar.getByLabelText(t('editor.shared.find.find')), 'Kai');
    await user.type(bar.getByLabelText(t('editor.shared.find.replace_with')), 'Ren');
    await user.click(bar.getByRole('button', { name: t('editor.shared.find.replace_all') }));
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await texts()).toEqual(['<p>Ren drank poison.</p><p>Ren fell.</p>']);
  });

  test('show what a replacement in the whole story has changed', long, async () => {
    const user = await openIt();
    await user.keyboard('{Control>}f{/Control}');
    await user.type(
      within(await panel(t('editor.shared.find.title'))).getByLabelText(t('editor.shared.find.find')),
      'Kai',
    );
    await press(user, t('editor.shared.find.in_story'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('editor.shared.story.search') }));
    await user.type(dialog.getByLabelText(t('editor.shared.find.replace_with')), 'Ren');
    await user.click(await dialog.findByRole('button', { name: like('editor.shared.story.replace') }));
    await editorShows('<p>Ren drank poison.</p><p>Ren fell.</p>');
    await statusShows(t('editor.writing.state.saved'));
  });

  test('find in a chapter that is being reviewed, and change nothing there', async () => {
    await server.db.update(tables.chapter).set({ status: 'pending_review' });
    const user = await openIt();
    await user.keyboard('{Control>}h{/Control}');
    const bar = within(await panel(t('editor.shared.find.title')));
    await user.type(bar.getByLabelText(t('editor.shared.find.find')), 'Kai');
    expect(await bar.findByText(t('editor.shared.find.at', { at: '0', count: '2' }))).toBeVisible();
    expect(bar.queryByLabelText(t('editor.shared.find.replace_with'))).toBeNull();
  });

  test('lead to the preview, with what was typed last', long, async () => {
    const user = await openIt();
    await typeText(' Twice.');
    await user.click(await page().findByRole('link', { name: t('stories.writing.page.preview') }));
    await waitFor(() => expect(location.hash).toMatch(/^#\/story\/preview\/chapter/));
    await waitFor(() => expect(screen.getByText('Kai fell. Twice.')).toBeVisible());
  });
});

describe('the number of the chapter', () => {
  test('is not written once more, in the title or in the first line', long, async () => {
    const user = await openIt();
    await write(user, t('editor.writing.title'), 'Chapter 1: Dawn');
    await problem(t('editor.writing.title'), t('editor.writing.repeats_title'));
    await write(user, t('editor.writing.title'), 'Dawn');
    (await box()).editor.commands.insertContentAt(0, '<p>CHAPTER 1</p>');
    await problem(t('editor.writing.title'), t('editor.writing.repeats_text'));
  });
});
