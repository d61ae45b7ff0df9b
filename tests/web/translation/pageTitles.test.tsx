import { cleanup, screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';

test('a window is named by book, chapter and language', long, async () => {
  const scene = await translationScene(server, 2);
  const { manager, auditor, translator, book, part } = scene;
  const [task] = (await scene.assign(part)).data.ids;
  await scene.step(task, 'receive');
  const { items } = await scene.listTaskChapters(task);
  const [source] = await server.db.select().from(tables.sourceChapter).orderBy(tables.sourceChapter.id);
  const [edition] = await server.db.select().from(tables.edition);
  const entry = await server.insert('dictionaryEntry', { book_id: book.id, language: 'en', term: '灯' });
  const expectTitle = async (who: { id: number }, address: string, parts: string[]) => {
    await openAs(who as never, address);
    await waitFor(() => expect(document.title.replace(/^\(\d+\) /, '')).toBe([...parts, 'Quillhouse'].join(' · ')));
    cleanup();
  };
  const range = t('translation.office.my_translations.range', { range: '1–2' });
  const chapter = t('translation.office.desk.title', { number: 1 });
  const name = (resource: string) => t(`resources.office/${resource}.name` as never, { smart_count: 1 });
  await expectTitle(manager, `/office/translation-tasks/${task}/show`, [
    name('translation-tasks'),
    'Lamps',
    'English',
    range,
  ]);
  await expectTitle(manager, `/office/editions/${edition!.id}/show`, [name('editions'), 'Lamps', 'English']);
  await expectTitle(manager, `/office/source-chapters/${source!.id}/show`, [
    name('source-chapters'),
    chapter,
    '第1章',
    'Lamps',
  ]);
  await expectTitle(manager, `/office/give-out?book_id=${book.id}&language=en`, [
    t('translation.office.assign.title'),
    'Lamps',
    'English',
  ]);
  await expectTitle(manager, `/office/replace-term?entry=${entry.id}`, [
    t('translation.office.replace.title'),
    '灯',
    'Lamps',
    'English',
  ]);
  await expectTitle(translator, `/office/translate?id=${items[0].id}`, [chapter, '第1章', 'Lamps', 'English']);
  await expectTitle(translator, `/office/upload-translation?task=${task}`, [
    t('translation.office.upload.title'),
    'Lamps',
    'English',
    range,
  ]);
  for (const one of items) await scene.translate(one.id);
  await scene.step(task, 'submit');
  const reviews = t('translation.office.review.title');
  await expectTitle(auditor, '/office/translation-reviews', [reviews]);
  await expectTitle(auditor, `/office/translation-reviews?id=${items[0].id}`, [
    chapter,
    'A title',
    'Lamps',
    'English',
    reviews,
  ]);
  await openAs(manager, `/office/translation-tasks/${task}/show`);
  expect(await screen.findByRole('heading', { level: 1, name: `Lamps · English · ${range}` })).toBeVisible();
});
