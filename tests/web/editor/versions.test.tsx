import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chapterVersions } from '#server/db/schema.ts';
import { VersionsPanel } from '../../../src/custom/editor/tools/VersionsPanel.tsx';
import { insertChapter } from '../../support/chapters.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { cut, mend, server } from '../../support/web.tsx';
import { openTools } from '../support/editorToolsScreen.tsx';

let author: RowOf<'user'>;
let chapter: RowOf<'chapter'>;
const onRestore = vi.fn<() => Promise<void>>();
const onClose = vi.fn<() => void>();
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed' });
  chapter = await insertChapter(server, await server.insert('fiction', { author_id: author.id }), { number: 1 });
  onRestore.mockReset().mockResolvedValue();
  onClose.mockReset();
});

const keepVersion = (content: string, minute = 0, more: object = {}) =>
  server.db.insert(chapterVersions).values({
    chapter_id: chapter.id,
    title: 'Dawn',
    content,
    word_count: 3,
    cause: 'save',
    created_at: new Date(Date.UTC(2026, 2, 9, 10, minute)).toISOString(),
    ...more,
  });
const open = (content: string, canRestore = true) =>
  openTools(author, {
    content,
    tools: (editor) => (
      <VersionsPanel
        {...{ editor, canRestore, onRestore, onClose }}
        chapterId={chapter.id}
        revision={1}
        title="Dawn"
        language="en"
      />
    ),
  });
const panel = () => within(screen.getByRole('region', { name: t('editor.shared.versions.title') }));

describe('earlier versions', () => {
  test('are listed with when, why and how long', async () => {
    await keepVersion('<p>One</p>');
    await keepVersion('<p>Two</p>', 5, { cause: 'replace', word_count: 1 });
    await open('<p>Now</p>');
    const lines = await panel().findAllByRole('button', { name: / · / });
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`${t('editor.shared.versions.cause.replace')} · `),
      expect.stringContaining(`${t('editor.shared.versions.cause.save')} · `),
    ]);
  });

  test('may be none', async () => {
    await open('<p>Now</p>');
    expect(await panel().findByText(like('editor.shared.versions.none'))).toBeVisible();
  });

  test('that are compared show what differs, and are restored', async () => {
    await keepVersion('<p>She <em>ran</em> home.</p>');
    const { user } = await open('<p>She walked home.</p>');
    await user.click(await panel().findByRole('button', { name: like('editor.shared.versions.cause.save') }));
    expect(await panel().findByText('ran', { selector: 'del' })).toBeVisible();
    expect(panel().getByText('walked', { selector: 'ins' })).toBeVisible();
    await user.click(panel().getByRole('button', { name: t('editor.shared.versions.restore') }));
    expect(onRestore).toHaveBeenCalledWith({ title: 'Dawn', content: '<p>She <em>ran</em> home.</p>' });
    await waitFor(() =>
      expect(panel().getByRole('button', { name: like('editor.shared.versions.cause.save') })).toHaveFocus(),
    );
  });

  test('stay open where restoring fails', async () => {
    await keepVersion('<p>Old</p>');
    onRestore.mockRejectedValue(new Error('no'));
    const { user } = await open('<p>New</p>');
    await user.click(await panel().findByRole('button', { name: like('editor.shared.versions.cause.save') }));
    await user.click(await panel().findByRole('button', { name: t('editor.shared.versions.restore') }));
    await waitFor(() =>
      expect(panel().getByRole('button', { name: t('editor.shared.versions.restore') })).toBeEnabled(),
    );
  });

  test('cannot be restored while the chapter may not be changed', async () => {
    await keepVersion('<p>Old</p>');
    const { user } = await open('<p>New</p>', false);
    await user.click(await panel().findByRole('button', { name: like('editor.shared.versions.cause.save') }));
    expect(await panel().findByText(t('editor.shared.versions.not_now'))).toBeVisible();
    expect(panel().queryByRole('button', { name: t('editor.shared.versions.restore') })).toBeNull();
  });

  test('that read like the present text say so', async () => {
    await keepVersion('<p>Same.</p>');
    const { user } = await open('<p>Same.</p>');
    await user.click(await panel().findByRole('button', { name: like('editor.shared.versions.cause.save') }));
    expect(await panel().findByText(t('editor.shared.versions.same'))).toBeVisible();
  });

  test('of a long history come page by page', async () => {
    for (let minute = 0; minute < 55; minute++) await keepVersion(`<p>${minute}</p>`, minute);
    const { user } = await open('<p>Now</p>');
    expect(await panel().findAllByRole('button', { name: like('editor.shared.versions.cause.save') })).toHaveLength(50);
    await user.click(panel().getByRole('button', { name: t('editor.shared.versions.more') }));
    await waitFor(() =>
      expect(panel().getAllByRole('button', { name: like('editor.shared.versions.cause.save') })).toHaveLength(55),
    );
    expect(panel().queryByRole('button', { name: t('editor.shared.versions.more') })).toBeNull();
  });

  test('are asked for again where they did not come', async () => {
    await keepVersion('<p>Old</p>');
    cut('get', `/api/fiction/chapters/${chapter.id}/versions`);
    const { user } = await open('<p>Now</p>');
    expect(await panel().findByRole('alert')).toHaveTextContent(t('editor.shared.versions.failed'));
    mend();
    await user.click(panel().getByRole('button', { name: t('common.retry') }));
    expect(await panel().findByRole('button', { name: like('editor.shared.versions.cause.save') })).toBeVisible();
  });

  test('go away with Escape', async () => {
    await keepVersion('<p>Old</p>');
    const { user } = await open('<p>Now</p>');
    (await panel().findByRole('button', { name: like('editor.shared.versions.cause.save') })).focus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
