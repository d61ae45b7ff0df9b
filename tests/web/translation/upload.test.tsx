import { screen, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { Document, Packer, Paragraph } from 'docx';
import { expect, test, vi } from 'vitest';
import { long, sampleOneIn } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { translationScene } from '../../support/translation.ts';
import { cut, mend, openAs, server } from '../../support/web.tsx';
import { RequestByFetch } from '../support/requestByFetch.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

vi.stubGlobal('XMLHttpRequest', RequestByFetch);

const wordFile = async (name: string, ...lines: string[]) => {
  const children = lines.map((text) => new Paragraph({ text }));
  return new File([await Packer.toArrayBuffer(new Document({ sections: [{ children }] }))], name);
};
const pick = async (user: UserEvent, file: File) =>
  user.upload(await screen.findByLabelText(t('common.shared.choose_file'), { selector: 'input' }), file);

test('a translator uploads chapters from Word: what is wrong is told, then what changes', async () => {
  const { assign, part, step, translator, listTaskChapters, read } = await translationScene(server, 2);
  const task = (await assign({ ...part, ends_on: '2099-01-01', last_chapter: 2 })).data.ids[0];
  await step(task, 'receive');
  const user = await openAs(translator, '/office/my-translations');
  await user.click(await screen.findByRole('link', { name: t('translation.office.upload.title') }));
  await pick(user, new File(['x'], 'chapters.docx'));
  expect(await screen.findByText(t('chapter-import.shared.no_docx'))).toBeVisible();

  await pick(user, await wordFile('short.docx', 'Chapter 1', 'The lamp burned.', 'Chapter 5', 'Five.'));
  expect(await screen.findByText(t('translation.seldom.upload.failed'))).toBeVisible();
  expect(screen.getByText(t('translation.seldom.upload.problem.missing', { numbers: '2' }))).toBeVisible();
  expect(screen.getByText(t('translation.seldom.upload.problem.foreign', { numbers: '5' }))).toBeVisible();
  expect(screen.queryByRole('button', { name: like('translation.seldom.upload.go') })).toBeNull();

  await user.click(screen.getByRole('button', { name: t('common.office.import.other') }));
  const lines = ['The lamp burned.', 'Nobody came.', 'At dawn she left.'];
  await pick(user, await wordFile('whole.docx', 'Chapter 1: The Lamp', ...lines, 'Chapter 2'));
  expect(await screen.findByRole('row', { name: /The Lamp 3 0 0 0$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('translation.seldom.upload.go', { smart_count: 1 }) }));
  expect(await screen.findByText(like('translation.seldom.upload.done', { smart_count: 1 }))).toHaveFocus();
  const [first] = (await listTaskChapters(task)).items;
  expect(first).toMatchObject({ done_segments: 3, state: 'in_work' });
  expect((await read(first.id)).translated_title).toBe('The Lamp');
});

test('the warnings of a file are shown by chapter and paragraph before it is taken, and keep nothing out', async () => {
  const { book, assign, part, step, translator } = await translationScene(server, 2);
  const term = { term: '灯', translation: 'lantern', state: 'approved' } as const;
  await server.insert('dictionaryEntry', { book_id: book.id, language: 'en', ...term });
  const task = (await assign({ ...part, ends_on: '2099-01-01' })).data.ids[0];
  await step(task, 'receive');
  const user = await openAs(translator, `/office/upload-translation?task=${task}`);
  const lines = ['The lamp burned.', 'Nobody (came.', 'At dawn she left.'];
  await pick(
    user,
    await wordFile('whole.docx', 'Chapter 1', ...lines, 'Chapter 2', 'The lantern.', 'Nobody.', 'Dawn.'),
  );
  expect(await screen.findByRole('row', { name: /3 0 0 2$/ })).toBeVisible();
  const chapter = within(screen.getByRole('group'));
  expect(chapter.getByText(like('translation.office.warnings.unanswered', { smart_count: 2 }))).toBeVisible();
  const rows = chapter.getAllByRole('listitem').filter(({ firstElementChild }) => firstElementChild);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    [
      t('editor.shared.story.paragraph', { number: 1 }),
      t('translation.office.desk.check.terms', { what: 'lantern' }),
      'The lamp burned.',
    ].join(''),
    [
      t('editor.shared.story.paragraph', { number: 2 }),
      t('translation.office.desk.check.brackets', { what: '(' }),
      'Nobody (came.',
    ].join(''),
  ]);
  await user.click(screen.getByRole('button', { name: like('translation.seldom.upload.go', { smart_count: 2 }) }));
  expect(await screen.findByText(like('translation.seldom.upload.done', { smart_count: 2 }))).toBeVisible();
});

test('what a file joins, and the title that it replaces, is told before it is taken', async () => {
  const { assign, part, step, translator, translate, listTaskChapters } = await translationScene(server, 1);
  const task = (await assign({ ...part, ends_on: '2099-01-01' })).data.ids[0];
  await step(task, 'receive');
  await translate((await listTaskChapters(task)).items[0].id);
  const user = await openAs(translator, `/office/upload-translation?task=${task}`);
  await pick(
    user,
    await wordFile('short.docx', 'Chapter 1: At Daybreak', 'The lamp burned; nobody came.', 'At dawn she left.'),
  );
  const row = within(await screen.findByRole('row', { name: /At Daybreak/ }));
  expect(row.getByText(t('translation.seldom.upload.former_title', { title: 'A title' }))).toBeVisible();
  expect(row.getByText(like('translation.seldom.upload.recut', { smart_count: 1 }))).toBeVisible();
});

test('a task that is not received yet takes no file', async () => {
  const { assign, part, translator } = await translationScene(server, 1);
  const task = (await assign(part)).data.ids[0];
  await openAs(translator, `/office/upload-translation?task=${task}`);
  expect(await screen.findByText(t('translation.seldom.upload.closed'))).toBeVisible();
});

test('a task that does not come can be asked for again', long, async () => {
  const { assign, part, translator } = await translationScene(server, 1);
  const task = (await assign(part)).data.ids[0];
  cut('get', `/api/office/translation-tasks/${task}`);
  const user = await openAs(translator, `/office/upload-translation?task=${task}`);
  const again = await screen.findByRole('button', { name: t('common.retry') });
  mend();
  await user.click(again);
  expect(await screen.findByRole('heading', { name: t('translation.office.upload.title') })).toBeVisible();
});

test.each(sampleOneIn(3, ['', '?task=x', '?task=77']))('there is no such task: %s', async (query) => {
  await openAs('translator', `/office/upload-translation${query}`);
  expect(await screen.findByRole('heading', { name: t('pages.problem.not_found') })).toBeVisible();
});
