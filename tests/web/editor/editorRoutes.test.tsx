import { screen, waitFor, within } from '@testing-library/react/pure';
import { describe, expect, test, vi } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, mend, openAs, server } from '../../support/web.tsx';
import { editorShows, left, typeText } from '../support/editorScreen.ts';
import { author, editorPath, startWithSignedStory, story, texts } from '../support/signedStory.ts';
import { page, press } from '../support/storyScreen.ts';

startWithSignedStory();

describe('going about', () => {
  test('leads to the chapters around, or from rejected to rejected', long, async () => {
    const rows = await insertChapters(server, story, ['rejected', 'draft', 'draft', 'rejected']);
    await server.db.update(tables.chapter).set({ rejection_reason: 'Too short' });
    const user = await openAs(author, editorPath(rows[1]!.id));
    await user.click(await page().findByRole('link', { name: t('editor.writing.go.next') }));
    expect(await screen.findByRole('heading', { name: like('editor.writing.chapter', { number: 3 }) })).toBeVisible();
    await user.click(page().getByRole('checkbox', { name: t('editor.writing.go.only_rejected') }));
    await user.click(await page().findByRole('link', { name: t('editor.writing.go.previous_rejected') }));
    expect(await screen.findByRole('heading', { name: like('editor.writing.chapter', { number: 1 }) })).toBeVisible();
    expect(await page().findByText('Too short')).toBeVisible();
    await user.click(await page().findByRole('link', { name: t('editor.writing.go.next_rejected') }));
    expect(await screen.findByRole('heading', { name: like('editor.writing.chapter', { number: 4 }) })).toBeVisible();
    await user.keyboard('{Alt>}{PageUp}{/Alt}');
    expect(await screen.findByRole('heading', { name: like('editor.writing.chapter', { number: 1 }) })).toBeVisible();
  });

  test('follows a click that was waiting while the page was made', async () => {
    const [first] = await insertChapters(server, story, ['draft', 'draft']);
    const waiting = new MutationObserver(() => {
      const next = screen.queryByRole('link', { name: t('editor.writing.go.next') });
      if (!next) return;
      waiting.disconnect();
      next.click();
    });
    waiting.observe(document.body, { childList: true, subtree: true });
    await openAs(author, editorPath(first!.id));
    expect(await screen.findByRole('heading', { name: like('editor.writing.chapter', { number: 2 }) })).toBeVisible();
  });

  test('leads from the last chapter to a new one, and back', long, async () => {
    const [, last] = await insertChapters(server, story, ['draft', 'draft']);
    const user = await openAs(author, editorPath(last!.id));
    await user.click(await page().findByRole('link', { name: like('editor.writing.new_chapter') }));
    expect(await screen.findByRole('heading', { name: like('editor.writing.chapter', { number: 3 }) })).toBeVisible();
    await user.click(await page().findByRole('link', { name: t('editor.writing.go.previous') }));
    expect(await screen.findByRole('heading', { name: like('editor.writing.chapter', { number: 2 }) })).toBeVisible();
  });

  test('leads to any chapter by the list of them, or of those that were rejected', long, async () => {
    const rows = await insertChapters(server, story, [
      'draft',
      'rejected',
      ...Array<'published'>(101).fill('published'),
    ]);
    const user = await openAs(author, editorPath(rows[102]!.id));
    const open = async () => {
      await screen.findByRole('textbox', { name: t('editor.writing.text') });
      await user.keyboard('{Shift>}{F4}{/Shift}');
      return within(await screen.findByRole('region', { name: t('editor.writing.go.name') }));
    };
    const line = (number: number) => ({
      name: new RegExp(`^${RegExp.escape(t('editor.writing.chapter', { number }))}(?!\\d)`),
    });
    let list = await open();
    const current = await list.findByRole('link', { current: 'page' });
    expect(current).toHaveTextContent(t('editor.writing.chapter', { number: 103 }));
    expect(list.queryByRole('link', line(100))).toBeNull();
    await user.click(list.getByRole('button', { name: t('editor.writing.go.earlier') }));
    await user.click(await list.findByRole('link', line(1)));
    expect(await screen.findByRole('heading', { name: like('editor.writing.chapter', { number: 1 }) })).toBeVisible();
    await user.click(page().getByRole('checkbox', { name: t('editor.writing.go.only_rejected') }));
    list = await open();
    expect(await list.findByRole('link', line(2))).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });

  test('saves what was typed on the way', async () => {
    const rows = await insertChapters(server, story, ['draft', 'draft']);
    const user = await openAs(author, editorPath(rows[0]!.id));
    await editorShows('<p>Once upon a time.</p>');
    await typeText(' Quick.');
    await user.click(await page().findByRole('link', { name: t('editor.writing.go.next') }));
    await screen.findByRole('heading', { name: like('editor.writing.chapter', { number: 2 }) });
    await waitFor(async () => expect(await texts()).toContain('<p>Once upon a time. Quick.</p>'));
    await waitFor(async () => expect(await left(author.id, story.id)).toEqual([]));
  });

  test.each(['', 'x', '99999'])('to no chapter at %j says so', async (id) => {
    await openAs(author, `/story/tiny?id=${story.id}&chapter_id=${id}`);
    expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
  });

  test('says that it is broken where that is a fault of ours, which is told', async () => {
    const chapter = await insertChapter(server, story, { number: 1, content: '<p>Old</p>' });
    const fault = new TypeError('x is undefined');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator.locks, 'request').mockRejectedValue(fault);
    await openAs(author, editorPath(chapter.id));
    expect(await screen.findByRole('heading', { name: t('pages.problem.broken') })).toBeVisible();
    expect(logged.mock.calls.flat()).toContain(fault);
  });

  test('while the server is down says so, and opens the chapter once it is there', long, async () => {
    const chapter = await insertChapter(server, story, { number: 1, content: '<p>Old</p>' });
    cut('get', '/api/fiction/chapters/:id');
    const user = await openAs(author, editorPath(chapter.id));
    expect(await screen.findByRole('heading', { name: t('pages.problem.offline') })).toBeVisible();
    mend();
    await press(user, t('common.retry'));
    await editorShows('<p>Old</p>');
    expect(requests.filter((call) => call.startsWith('POST /api/fictions'))).toEqual([]);
  });
});
