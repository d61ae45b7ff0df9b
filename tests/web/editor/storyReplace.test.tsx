import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chapterTexts, tables } from '#server/db/schema.ts';
import { StoryReplace } from '../../../src/custom/editor/tools/StoryReplace.tsx';
import { insertChapter } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { cut, hold, lose, mend, server } from '../../support/web.tsx';
import { openTools } from '../support/editorToolsScreen.tsx';

let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
let one: RowOf<'chapter'>;
let two: RowOf<'chapter'>;
const onChanged = vi.fn<(ids: readonly number[]) => void>();
const onClose = vi.fn<() => void>();
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  story = await server.insert('fiction', { author_id: author.id, language: 'en', contract_status: 'signed' });
  one = await insertChapter(server, story, {
    number: 1,
    title: 'Dawn',
    content: '<p>Kai ran and <em>Ka</em>i fell.</p>',
  });
  two = await insertChapter(server, story, { number: 2, content: '<p>Kai.</p>', status: 'published' });
  await insertChapter(server, story, { number: 3, content: '<p>Kai?</p>', status: 'pending_review' });
  onChanged.mockReset();
  onClose.mockReset();
});

const dialog = () => within(screen.getByRole('dialog', { name: t('editor.shared.story.title') }));
const button = (name: string | RegExp) => dialog().findByRole('button', { name });
const texts = async () =>
  (await server.db.select().from(chapterTexts).orderBy(asc(chapterTexts.chapter_id))).map(({ content }) => content);
const open = async (find = 'Kai', unsaved = false) => {
  const tools = () => <StoryReplace {...{ find, unsaved, onChanged, onClose }} storyId={story.id} language="en" />;
  return (await openTools(author, { content: '', tools })).user;
};
const counted = (what: 'matches' | 'replaced', matches: number, chapters: number) =>
  `${t(`editor.shared.story.${what}`, { smart_count: matches })} ${t('editor.shared.story.chapters', { smart_count: chapters })}`;
const searched = async (by = 'Ren') => {
  const user = await open();
  await user.type(dialog().getByLabelText(t('editor.shared.find.replace_with')), by);
  await user.click(await button(t('editor.shared.story.search')));
  await dialog().findByText(counted('matches', 4, 3));
  return user;
};

describe('find and replace in the whole story', () => {
  test('shows each line as it is and as it becomes', async () => {
    await searched();
    const box = dialog().getByRole('checkbox', { name: /^Kai ran and KaiRen fell/ });
    expect(box).toBeChecked();
    expect(box.closest('label')).toHaveTextContent('Kai ran and KaiRen fell.');
    expect(
      dialog().getByText(t('editor.shared.story.locked', { state: t('chapters.shared.status.pending_review') })),
    ).toBeVisible();
    expect(dialog().getByText(like('editor.shared.story.published'))).toBeVisible();
    expect(
      dialog().getByRole('checkbox', { name: like('chapters.shared.preview.chapter', { number: '3' }) }),
    ).toBeDisabled();
  });

  test('replaces what is ticked, by match and by chapter', async () => {
    const user = await searched();
    await user.click(dialog().getByRole('checkbox', { name: /KaiRen ran/ }));
    await user.click(
      dialog().getByRole('checkbox', { name: like('chapters.shared.preview.chapter', { number: '2' }) }),
    );
    expect(
      dialog().getByRole('checkbox', { name: like('chapters.shared.preview.chapter', { number: '1' }) }),
    ).toBePartiallyChecked();
    expect(dialog().getByRole('checkbox', { name: t('editor.shared.story.all') })).toBePartiallyChecked();
    await user.click(await button(t('editor.shared.story.replace', { smart_count: 1 })));
    expect(await dialog().findByText(counted('replaced', 1, 1))).toBeVisible();
    expect(await texts()).toEqual(['<p>Kai ran and <em>Ren</em> fell.</p>', '<p>Kai.</p>', '<p>Kai?</p>']);
    expect(onChanged).toHaveBeenCalledWith([one.id]);
  });

  test('replaces all and takes it back', async () => {
    const user = await searched();
    await user.click(dialog().getByRole('checkbox', { name: t('editor.shared.story.all') }));
    expect(dialog().queryByRole('button', { name: like('editor.shared.find.replace_with') })).toBeNull();
    await user.click(dialog().getByRole('checkbox', { name: t('editor.shared.story.all') }));
    await user.click(await button(t('editor.shared.story.replace', { smart_count: 3 })));
    expect(await dialog().findByText(counted('replaced', 3, 2))).toBeVisible();
    await user.click(await button(t('editor.shared.story.undo')));
    expect(await dialog().findByText(t('editor.shared.story.undone', { smart_count: 2 }))).toBeVisible();
    expect((await texts())[0]).toBe('<p>Kai ran and <em>Ka</em>i fell.</p>');
    expect(onChanged.mock.calls).toEqual([[[one.id, two.id]], [[one.id, two.id]]]);
    expect(dialog().getByLabelText(t('editor.shared.find.find'))).toHaveValue('Kai');
  });

  test('takes back what was replaced before the dialog was opened, and says what stays', async () => {
    let user = await searched();
    expect(dialog().queryByText(t('editor.shared.story.earlier'))).toBeNull();
    await user.click(await button(t('editor.shared.story.replace', { smart_count: 3 })));
    await dialog().findByText(counted('replaced', 3, 2));
    cleanup();
    user = await open();
    const earlier = within(await dialog().findByRole('region', { name: t('editor.shared.story.earlier') }));
    expect(earlier.getByText(like('editor.shared.story.can_undo'))).toBeVisible();
    await server.db.update(tables.chapter).set({ revision: 9 }).where(eq(tables.chapter.id, two.id));
    await user.click(earlier.getByRole('button', { name: t('editor.shared.story.undo') }));
    expect(await dialog().findByText(t('editor.shared.story.undone', { smart_count: 1 }))).toBeVisible();
    expect(dialog().getByRole('listitem')).toHaveTextContent(t('chapters.shared.preview.chapter', { number: '2' }));
    expect((await texts())[0]).toBe('<p>Kai ran and <em>Ka</em>i fell.</p>');
    expect(onChanged).toHaveBeenLastCalledWith([one.id]);
    await waitFor(() => expect(dialog().queryByText(t('editor.shared.story.earlier'))).toBeNull());
  });

  test('says which chapters were changed meanwhile, before and after', async () => {
    const user = await searched();
    await server.db.update(tables.chapter).set({ revision: 9 }).where(eq(tables.chapter.id, one.id));
    await user.click(await button(t('editor.shared.story.replace', { smart_count: 3 })));
    expect(await dialog().findByText(counted('replaced', 1, 1))).toBeVisible();
    expect(dialog().getByRole('listitem')).toHaveTextContent(
      `${t('chapters.shared.preview.chapter', { number: 1 })} · Dawn: ${t('editor.shared.story.reason.changed')}`,
    );
    await server.db.update(tables.chapter).set({ revision: 9 }).where(eq(tables.chapter.id, two.id));
    await user.click(await button(t('editor.shared.story.undo')));
    expect(await dialog().findByText(t('editor.shared.story.undone', { smart_count: 0 }))).toBeVisible();
    expect(dialog().getByRole('listitem')).toHaveTextContent(t('chapters.shared.preview.chapter', { number: '2' }));
  });

  test('removes where nothing is put there', async () => {
    const user = await searched(' ');
    await user.clear(dialog().getByLabelText(t('editor.shared.find.replace_with')));
    await user.click(await button(t('editor.shared.story.remove', { smart_count: 3 })));
    expect(await dialog().findByText(counted('replaced', 3, 2))).toBeVisible();
    expect((await texts())[1]).toBe('<p>.</p>');
    await user.click(await button(t('editor.shared.story.again')));
    expect(dialog().getByLabelText(t('editor.shared.find.find'))).toHaveValue('Kai');
  });

  test('finds nothing', async () => {
    const user = await open('Nobody', true);
    expect(dialog().getByText(like('editor.shared.story.unsaved'))).toBeVisible();
    await user.click(await button(t('editor.shared.story.search')));
    expect(await dialog().findByText(t('editor.shared.story.none'))).toBeVisible();
  });

  test('keeps to case unless told', async () => {
    const user = await open('kai');
    await user.type(dialog().getByLabelText(t('editor.shared.find.find')), '{Enter}');
    expect(await dialog().findByText(t('editor.shared.story.none'))).toBeVisible();
    await user.click(dialog().getByLabelText(t('editor.shared.find.match_case')));
    await user.click(await button(t('editor.shared.story.search')));
    expect(await dialog().findByText(counted('matches', 4, 3))).toBeVisible();
  });

  test('replaces once where the answer was lost', async () => {
    const user = await searched('Kai Kai');
    lose('post', `/api/fictions/${story.id}/chapters/replace`);
    await user.click(await button(t('editor.shared.story.replace', { smart_count: 3 })));
    expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors.offline'));
    mend();
    await user.click(await button(t('editor.shared.story.replace', { smart_count: 3 })));
    expect(await dialog().findByText(counted('replaced', 3, 2))).toBeVisible();
    expect((await texts())[1]).toBe('<p>Kai Kai.</p>');
  });

  test('says what takes long, and what did not arrive', async () => {
    const user = await searched();
    const release = hold('post', `/api/fictions/${story.id}/chapters/replace`);
    await user.click(await button(t('editor.shared.story.replace', { smart_count: 3 })));
    expect(await dialog().findByRole('progressbar')).toBeVisible();
    release();
    await waitFor(() => expect(dialog().queryByRole('progressbar')).toBeNull());
    cut('post', `/api/fictions/${story.id}/chapters/replace/undo`);
    await user.click(await button(t('editor.shared.story.undo')));
    expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors.offline'));
  });
});
