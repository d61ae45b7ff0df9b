import { screen, waitFor, within } from '@testing-library/react/pure';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { chapterTexts, tables } from '#server/db/schema.ts';
import { insertChapter, insertChapters } from '../../support/chapters.ts';
import { long } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { cut, mend, openAs, server } from '../../support/web.tsx';

let author: RowOf<'user'>;
let story: RowOf<'fiction'>;
beforeEach(async () => {
  author = await server.insert('user', { role: 'author_signed', pen_name: 'Mira Kade' });
  story = await server.insert('fiction', {
    author_id: author.id,
    title: 'The Long Way Home',
    synopsis: 'A short one.\nTwo lines.',
    language: 'en',
    first_paywall_chapter: 3,
    contract_status: 'signed',
  });
});
const open = async (path: string) => {
  const user = await openAs(author, path);
  await screen.findByRole('main');
  return user;
};
const openStory = (id: number | string = story.id) => open(`/story/preview?id=${id}`);
const openChapter = (chapter: number) => open(`/story/preview/chapter?id=${story.id}&chapter_id=${chapter}`);
const main = () => within(screen.getByRole('main'));
const page = () => main().getByRole('article');

describe('a story as readers see it', () => {
  test('has cover, title, author, synopsis and contents', async () => {
    await insertChapter(server, story, { number: 1, title: 'Dawn', status: 'published' });
    await openStory();
    expect(await main().findByRole('heading', { level: 1, name: 'The Long Way Home' })).toBeVisible();
    expect(main().getByText('Mira Kade')).toBeVisible();
    expect(main().getByText(/A short one/)).toBeVisible();
    expect(
      await main().findByRole('link', {
        name: new RegExp(`${like('chapters.shared.preview.chapter', { number: 1 }).source}.*Dawn`),
      }),
    ).toBeVisible();
    expect(document.title).toBe('The Long Way Home · Quillhouse');
  });

  test('marks what is paid, and what readers do not see yet', async () => {
    await insertChapters(server, story, ['published', 'published', 'published', 'draft']);
    await openStory();
    const lines = await main().findAllByRole('link', { name: like('chapters.shared.preview.chapter') });
    const paid = t('chapters.shared.preview.paid');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      t('chapters.shared.preview.chapter', { number: '1' }),
      t('chapters.shared.preview.chapter', { number: '2' }),
      `${t('chapters.shared.preview.chapter', { number: '3' })}${paid}`,
      `${t('chapters.shared.preview.chapter', { number: '4' })}${t('chapters.shared.status.draft')}${paid}`,
    ]);
    const paywall = main().getByText(t('chapters.shared.preview.paywall'));
    expect(lines[1]!.compareDocumentPosition(paywall)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(paywall.compareDocumentPosition(lines[2]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('may have no chapters and no synopsis', async () => {
    await server.db.update(tables.fiction).set({ synopsis: null });
    await openStory();
    expect(await main().findByText(t('chapters.shared.preview.no_chapters'))).toBeVisible();
    expect(main().getByText(t('chapters.shared.preview.no_synopsis'))).toBeVisible();
    expect(main().getByRole('link', { name: t('chapters.shared.preview.write') })).toHaveAttribute(
      'href',
      `#/story/tiny?id=${story.id}`,
    );
  });

  test('shows a long table of contents page by page', long, async () => {
    const { id: _, ...row } = await insertChapter(server, story, { number: 1 });
    await server.db.insert(tables.chapter).values(Array.from({ length: 204 }, (_, n) => ({ ...row, number: n + 2 })));
    const user = await openStory();
    // By role each of so many would be looked at for seconds.
    const lines = () => document.querySelectorAll('main ol a').length;
    await waitFor(() => expect(lines()).toBe(200));
    await user.click(main().getByText(t('chapters.shared.preview.more')));
    await waitFor(() => expect(lines()).toBe(205));
  });

  test.each(['', 'x', '999'])('is not found by the id %j', async (id) => {
    await openStory(id);
    expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
  });

  test('of somebody else is not found', async () => {
    await openStory((await server.insert('fiction')).id);
    expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
  });

  test('is asked for again where it did not come', async () => {
    cut('get', `/api/fictions/${story.id}`);
    const user = await openStory();
    expect(await screen.findByRole('heading', { name: t('pages.problem.offline') }, { timeout: 20_000 })).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: t('common.retry') }));
    expect(await main().findByRole('heading', { name: 'The Long Way Home' })).toBeVisible();
  });
});

describe('a chapter as readers see it', () => {
  test('has its number, title and text, and leads to its neighbours', async () => {
    const [one, two] = await insertChapters(server, story, ['published', 'published']);
    await server.db
      .update(chapterTexts)
      .set({ content: '<p>She <em>ran</em>.</p>' })
      .where(eq(chapterTexts.chapter_id, one!.id));
    await server.db.update(tables.chapter).set({ title: 'Dawn' }).where(eq(tables.chapter.id, one!.id));
    const user = await openChapter(one!.id);
    expect(await main().findByRole('heading', { level: 1, name: 'Dawn' })).toBeVisible();
    expect(main().getByText('ran').tagName).toBe('EM');
    expect(main().queryByRole('link', { name: t('chapters.shared.preview.previous') })).toBeNull();
    await user.click(main().getByRole('link', { name: t('chapters.shared.preview.next') }));
    expect(
      await main().findByRole('heading', { level: 1, name: t('chapters.shared.preview.chapter', { number: '2' }) }),
    ).toBeVisible();
    expect(location.hash).toContain(`chapter_id=${two!.id}`);
    expect(main().getByText(t('chapters.shared.preview.end'))).toBeVisible();
    expect(main().getByText(t('chapters.shared.preview.paywall'))).toBeVisible();
    await user.click(main().getByRole('link', { name: t('chapters.shared.preview.previous') }));
    expect(await main().findByRole('heading', { level: 1, name: 'Dawn' })).toBeVisible();
    expect(main().queryByText(t('chapters.shared.preview.paywall'))).toBeNull();
  });

  test('is marked where readers do not see it, or another text, or pay', long, async () => {
    const rows = await insertChapters(server, story, ['draft', 'published', 'published']);
    await server.db.update(tables.chapter).set({ revision_status: 'draft' }).where(eq(tables.chapter.id, rows[1]!.id));
    const user = await openChapter(rows[0]!.id);
    expect(await main().findByText(like('chapters.shared.preview.hidden'))).toHaveTextContent(
      t('chapters.shared.status.draft'),
    );
    await user.click(main().getByRole('link', { name: t('chapters.shared.preview.next') }));
    expect(await main().findByText(t('chapters.shared.preview.changed'))).toBeVisible();
    await user.click(main().getByRole('link', { name: t('chapters.shared.preview.next') }));
    expect(await main().findByText(t('chapters.shared.preview.paid_text'))).toBeVisible();
  });

  test('runs nothing that a fault let into its text', async () => {
    const chapter = await insertChapter(server, story, {
      number: 1,
      content:
        '<p onclick="x()">Safe<img src="x" onerror="alert(1)"><script>alert(1)</script><a href="javascript:x">link</a></p>',
    });
    await openChapter(chapter.id);
    const text = await main().findByText(/Safe/);
    expect(text.outerHTML).toBe('<p>Safelink</p>');
  });

  test('keeps how its reader set the page', async () => {
    const [one] = await insertChapters(server, story, ['published']);
    const user = await openChapter(one!.id);
    await user.click(await main().findByRole('button', { name: t('chapters.shared.preview.desk') }));
    await user.click(main().getByRole('button', { name: t('chapters.shared.preview.dark') }));
    await user.click(main().getByRole('button', { name: t('chapters.shared.preview.larger') }));
    expect(page().dataset.mode).toBe('dark');
    expect(page().style.getPropertyValue('--letters')).toBe('19px');
    for (let n = 0; n < 2; n++)
      await user.click(main().getByRole('button', { name: t('chapters.shared.preview.larger') }));
    expect(main().getByRole('button', { name: t('chapters.shared.preview.larger') })).toBeDisabled();
    await user.click(main().getByRole('link', { name: like('chapters.shared.preview.contents') }));
    await main().findByRole('heading', { name: 'The Long Way Home' });
    expect(page().dataset.mode).toBe('dark');
    expect(main().getByRole('button', { name: t('chapters.shared.preview.desk') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('may be empty', async () => {
    const chapter = await insertChapter(server, story, { number: 1, content: '' });
    await openChapter(chapter.id);
    expect(await main().findByText(t('chapters.shared.preview.empty'))).toBeVisible();
  });

  test('of another story is not found', async () => {
    const other = await server.insert('fiction', { author_id: author.id });
    const chapter = await insertChapter(server, other, { number: 1 });
    await openChapter(chapter.id);
    expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
  });
});
