import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chapterVersions, tables } from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { cut, hold, keep, lose, mend, openAs, refuse, server } from '../../support/web.tsx';
import { editable, editorShows, leave, left, publishBy, statusShows, typeText } from '../support/editorScreen.ts';
import { author, editorPath, startWithSignedStory, story, texts } from '../support/signedStory.ts';
import { field, page, press, problem, write } from '../support/storyScreen.ts';

startWithSignedStory();

const saves = '/api/fictions/:story/chapters/:chapter';
const versions = async () => (await server.db.select().from(chapterVersions)).map(({ content }) => content);
const chapters = () => server.db.select().from(tables.chapter).orderBy(tables.chapter.number);
const toast = (sentence: string) => waitFor(() => expect(document.body).toHaveTextContent(sentence));
const button = (name: string) => page().findByRole('button', { name });

/** Saves a chapter as another device does. */
async function saveElsewhere(chapter: number, content: string): Promise<void> {
  const token = await server.signIn(author);
  const body = { title: null, content, revision: 1, cause: 'save' };
  const { status } = await server.call('POST', `/api/fictions/${story.id}/chapters/${chapter}`, { token, body });
  expect(status).toBe(200);
}

describe('a new chapter', () => {
  test('is made of the first sign, has an address from then on, and is saved by itself', async () => {
    await openAs(author, editorPath());
    await statusShows(t('editor.writing.state.blank'));
    await typeText('Once');
    await statusShows(like('editor.writing.state.saved_at'));
    const [made] = await chapters();
    await waitFor(() => expect(location.hash).toBe(`#${editorPath(made!.id)}`));
    await typeText(' upon a time');
    await statusShows(t('editor.writing.state.saving'));
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await texts()).toEqual(['<p>Once upon a time</p>']);
    for (const words of [
      t('editor.writing.words.count', { smart_count: 4 }),
      t('editor.writing.goal.progress', { count: '4', goal: '1,000' }),
    ])
      // Beside the text, and in the bar below it.
      expect(page().getAllByText(words)).toHaveLength(2);
    expect(await left(author.id, story.id)).toEqual([]);
  });

  test('is one chapter though the answer was lost', long, async () => {
    lose('post', saves);
    await openAs(author, editorPath());
    await typeText('Once');
    await statusShows(t('editor.writing.state.offline'));
    await typeText(' more');
    mend();
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await texts()).toEqual(['<p>Once more</p>']);
  });

  test('begins with what a window has left that is gone, and not with what others have left', async () => {
    await leave({ user: author.id + 1, fiction: story.id, chapter: null, revision: 0, at: 9 });
    await leave({
      user: author.id,
      fiction: story.id,
      chapter: null,
      revision: 0,
      text: { title: 'Dawn', content: '<p>mine</p>' },
    });
    await openAs(author, editorPath());
    await editorShows('<p>mine</p>');
    expect(await field(t('editor.writing.title'))).toHaveValue('Dawn');
    expect(page().getByText(like('editor.writing.restored'))).toBeVisible();
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await texts()).toEqual(['<p>mine</p>']);
    expect(await left(author.id + 1, story.id)).toEqual(['<p>left</p>']);
  });

  test('counts the words of its language', long, async () => {
    await server.db.update(tables.fiction).set({ language: 'th' });
    await openAs(author, editorPath());
    await typeText('ความรักใต้แสงจันทร์');
    expect((await page().findAllByText(t('editor.writing.words.count', { smart_count: 4 })))[0]).toBeVisible();
    await statusShows(like('editor.writing.state.saved_at'));
  });
});

describe('what cannot be saved', () => {
  let chapter: RowOf<'chapter'>;
  beforeEach(async () => void (chapter = await insertChapter(server, story, { number: 1, content: '<p>Old</p>' })));

  test('for want of a network is on the device, and is sent when there is one', async () => {
    cut('post', saves);
    const user = await openAs(author, editorPath(chapter.id));
    await editorShows('<p>Old</p>');
    await typeText(' and new');
    await press(user, t('editor.writing.action.save'));
    await statusShows(t('editor.writing.state.offline'));
    expect(await left(author.id, story.id)).toEqual(['<p>Old and new</p>']);
    mend();
    dispatchEvent(new Event('online'));
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await texts()).toEqual(['<p>Old and new</p>']);
  });

  test.each(
    sampleOneIn(3, [
      [503, 'errors.unavailable', t('editor.writing.state.no_answer')],
      [507, 'errors.disk_full', t('editor.writing.state.device_only', { reason: t('errors.disk_full') })],
      [413, 'errors.too_large', t('editor.writing.state.not_saved', { reason: t('errors.too_large') })],
    ]),
  )('for an answer of %i stays, and says why', async (status, message, notice) => {
    refuse('post', saves, status, message);
    const user = await openAs(author, editorPath(chapter.id));
    await typeText(' and new');
    await press(user, t('editor.writing.action.save'));
    await statusShows(notice);
    expect(await left(author.id, story.id)).toEqual(['<p>Old and new</p>']);
  });

  test('for its title is said at the title, and no letter of it is cut', async () => {
    const user = await openAs(author, editorPath(chapter.id));
    await write(user, t('editor.writing.title'), 'x'.repeat(101));
    await problem(t('editor.writing.title'), t('validation.max_length', { max: 100 }));
    await press(user, t('editor.writing.action.save'));
    await statusShows(t('editor.writing.state.not_saved', { reason: t('errors.invalid') }));
    expect(await field(t('editor.writing.title'))).toHaveValue('x'.repeat(101));
    await write(user, t('editor.writing.title'), 'Dusk');
    await press(user, t('editor.writing.action.save'));
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await chapters()).toMatchObject([{ title: 'Dusk' }]);
  });

  test('on a device that is full goes to the server all the same', long, async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    const release = hold('post', saves);
    await openAs(author, editorPath(chapter.id));
    await typeText(' and new');
    expect(await page().findByText(like('editor.writing.journal_full'))).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    release();
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await texts()).toEqual(['<p>Old and new</p>']);
  });

  test('and is kept nowhere is not left without a question', long, async () => {
    const other = await insertChapter(server, story, { number: 2, content: '<p>Other</p>' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cut('post', saves);
    const user = await openAs(author, editorPath(chapter.id));
    await typeText(' and new');
    expect(await page().findByText(like('editor.writing.journal_full'))).toBeVisible();
    const leave = async (choice: 'go' | 'stay') => {
      await user.click(page().getByRole('link', { name: t('editor.writing.go.next') }));
      const dialog = within(await screen.findByRole('dialog', { name: t('editor.writing.leave.title') }));
      await user.click(dialog.getByRole('button', { name: t(`editor.writing.leave.${choice}`) }));
    };
    await leave('stay');
    expect(screen.queryByRole('dialog')).toBeNull();
    await editorShows('<p>Old and new</p>');
    await leave('go');
    await editorShows('<p>Other</p>');
    expect(location.hash).toBe(`#${editorPath(other.id)}`);
  });

  test('since nobody is signed in any more is there after signing in', long, async () => {
    await openAs(author, editorPath(chapter.id));
    await editorShows('<p>Old</p>');
    refuse('post', saves, 401, 'errors.unauthorized');
    await typeText(' and new');
    expect(await screen.findByText(like('accounts.text_kept'))).toBeVisible();
    expect(await left(author.id, story.id)).toEqual(['<p>Old and new</p>']);
    mend();
    keep(author, await server.signIn(author));
    await editorShows('<p>Old and new</p>');
    await statusShows(t('editor.writing.state.saved'));
    expect(await texts()).toEqual(['<p>Old and new</p>']);
  });
});

describe('two texts of a chapter', () => {
  test('are a choice, and the one that is not taken is a version', long, async () => {
    const chapter = await insertChapter(server, story, { number: 1, content: '<p>Old</p>' });
    const user = await openAs(author, editorPath(chapter.id));
    await editorShows('<p>Old</p>');
    await saveElsewhere(chapter.id, '<p>Theirs</p>');
    await typeText(' mine');
    await user.keyboard('{Control>}s{/Control}');
    await statusShows(t('editor.writing.state.not_saved', { reason: t('editor.writing.state.other_text') }));
    await user.click(await button(t('editor.writing.conflict.compare')));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('region', { name: t('editor.writing.conflict.my_text') })).toHaveTextContent('Old mine');
    expect(dialog.getByRole('region', { name: t('editor.writing.conflict.other_text') })).toHaveTextContent('Theirs');
    await user.click(dialog.getByRole('button', { name: t('editor.writing.conflict.theirs') }));
    await editorShows('<p>Theirs</p>');
    await statusShows(t('editor.writing.state.saved'));
    expect(await versions()).toContain('<p>Old mine</p>');
    expect(await left(author.id, story.id)).toEqual([]);
  });

  test('are one where a window had left one of them before the other was saved', long, async () => {
    const chapter = await insertChapter(server, story, { number: 1, content: '<p>Old</p>' });
    await leave({ user: author.id, fiction: story.id, chapter: chapter.id });
    await saveElsewhere(chapter.id, '<p>Theirs</p>');
    const user = await openAs(author, editorPath(chapter.id));
    await editorShows('<p>left</p>');
    await user.click(await button(t('editor.writing.conflict.mine')));
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await texts()).toEqual(['<p>left</p>']);
    expect(await versions()).toContain('<p>Theirs</p>');
  });

  test('are undone where the device had the newer one', async () => {
    const chapter = await insertChapter(server, story, { number: 1, content: '<p>Old</p>' });
    await leave({ user: author.id, fiction: story.id, chapter: chapter.id });
    const user = await openAs(author, editorPath(chapter.id));
    await user.click(await button(t('editor.writing.restored_undo')));
    await editorShows('<p>Old</p>');
    await statusShows(like('editor.writing.state.saved_at'));
    expect(await texts()).toEqual(['<p>Old</p>']);
    expect(await versions()).toContain('<p>left</p>');
  });
});

describe('a chapter of a state', () => {
  test('that is being reviewed is only read, until it is taken back', async () => {
    const [chapter] = await insertChapters(server, story, ['pending_review']);
    await leave({ user: author.id, fiction: story.id, chapter: chapter!.id });
    const user = await openAs(author, editorPath(chapter!.id));
    await editorShows('<p>Once upon a time.</p>');
    expect(await page().findByText(like('editor.writing.read_only_review'))).toBeVisible();
    expect(await editable()).toBe(false);
    expect(page().getByText(like('editor.writing.kept_aside'))).toBeVisible();
    expect(await versions()).toEqual(['<p>left</p>']);
    await press(user, t('editor.writing.action.withdraw'));
    await toast(t('editor.writing.action.withdrawn'));
    await waitFor(async () => expect(await editable()).toBe(true));
  });

  test('is published through the reviewers, with what was typed last', async () => {
    const [chapter] = await insertChapters(server, story, ['draft', 'rejected', 'published']);
    const user = await openAs(author, editorPath(chapter!.id));
    await editorShows('<p>Once upon a time.</p>');
    await typeText(' The end.');
    await publishBy(user, 'publish');
    await toast(t('editor.writing.action.published'));
    expect(await chapters()).toMatchObject([
      { status: 'pending_review', publish_when_approved: true },
      { status: 'rejected' },
      { status: 'published' },
    ]);
    expect(await texts()).toContain('<p>Once upon a time. The end.</p>');
  });

  test('is published with all others, after asking how many', async () => {
    const [, , chapter] = await insertChapters(server, story, ['draft', 'rejected', 'draft', 'published']);
    const user = await openAs(author, editorPath(chapter!.id));
    await publishBy(user, 'publish_all');
    const dialog = within(
      await screen.findByRole('dialog', { name: t('editor.writing.action.publish_all_question', { smart_count: 3 }) }),
    );
    await user.click(dialog.getByRole('button', { name: t('editor.writing.action.publish_all') }));
    await toast(t('editor.writing.action.published_all', { smart_count: 3 }));
    expect((await chapters()).map(({ status }) => status)).toEqual([
      'pending_review',
      'pending_review',
      'pending_review',
      'published',
    ]);
  });

  test('that waits for its release is published now', async () => {
    const [chapter] = await insertChapters(server, story, ['pending_publish']);
    const user = await openAs(author, editorPath(chapter!.id));
    await press(user, t('editor.writing.action.release'));
    await toast(t('editor.writing.action.released'));
    expect(await chapters()).toMatchObject([{ status: 'published' }]);
  });

  test('is not published without a contract, and it says why', async () => {
    await server.db.update(tables.fiction).set({ contract_status: 'not_signed' });
    const [chapter] = await insertChapters(server, story, ['draft']);
    await openAs(author, editorPath(chapter!.id));
    const publish = await button(t('editor.writing.action.publish'));
    expect(publish).toBeDisabled();
    expect(publish).toHaveAccessibleDescription(like('editor.writing.action.unsigned'));
  });

  test('is deleted and taken back', long, async () => {
    const [, chapter] = await insertChapters(server, story, ['draft', 'draft']);
    const user = await openAs(author, editorPath(chapter!.id));
    await editorShows('<p>Once upon a time.</p>');
    await typeText(' Gone?');
    await press(user, t('editor.writing.action.delete'));
    expect(await screen.findByRole('heading', { name: t('editor.writing.deleted', { number: 2 }) })).toBeVisible();
    expect(await chapters()).toHaveLength(1);
    await press(user, t('common.shared.undo'));
    await editorShows('<p>Once upon a time. Gone?</p>');
  });
});
