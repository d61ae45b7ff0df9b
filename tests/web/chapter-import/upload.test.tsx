import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { chapterUploads, tables } from '#server/db/schema.ts';
import { insertChapter } from '../../support/chapters.ts';
import { paragraph, plainChapter } from '../../support/docx.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { cut, lose, network, refuse, server } from '../../support/web.tsx';
import {
  chapters,
  choice,
  choiceFor,
  give,
  press,
  row,
  showRows,
  store,
  uploadScreen,
  wordFile,
} from '../support/uploadScreen.ts';

const { made, open } = uploadScreen();

test('an empty history says so, and a file is checked, chosen from and stored', async () => {
  await insertChapter(server, made.story, { number: 1, title: 'Dawn' });
  const user = await open();
  expect(await screen.findByText(t('chapter-import.writing.history_empty'))).toBeVisible();
  await give(user, wordFile(plainChapter(1) + plainChapter(2) + plainChapter(4, 3501) + paragraph('Chapter 5')));
  for (const [kind, count] of [
    ['all', 4],
    ['new', 1],
    ['replace', 1],
    ['out', 2],
    ['look', 2],
  ] as const)
    expect(await screen.findByRole('button', { name: showRows(kind, count) })).toBeVisible();
  expect(await choice(1)).toHaveDisplayValue(t('chapter-import.writing.choice.replace', { title: 'Dawn' }));
  expect(screen.getByText(like('chapter-import.writing.problem.too_long'))).toBeVisible();
  expect(screen.getByText(like('chapter-import.writing.missing'))).toBeVisible();
  expect(screen.queryByLabelText(choiceFor(4))).toBeNull();
  await press(user, t('chapter-import.writing.for_all.new'));
  expect(await choice(1)).toHaveValue('skip');
  await user.selectOptions(await choice(1), t('chapter-import.writing.choice.append'));
  await press(user, store(2));
  expect(await screen.findByRole('heading', { name: t('chapter-import.writing.done') })).toHaveFocus();
  expect(await chapters()).toBe(3);
  expect(
    await screen.findByText(t('chapter-import.writing.stored_counts', { added: '2', replaced: '0' })),
  ).toBeVisible();
});

test('a file that waited is shown again, and can be discarded', long, async () => {
  await give(await open());
  await screen.findByRole('table');
  const user = await open();
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(3);
  await press(user, t('chapter-import.writing.discard'));
  const question = within(screen.getByRole('dialog', { name: t('chapter-import.writing.discard_ask') }));
  await user.click(question.getByRole('button', { name: t('chapter-import.writing.discard') }));
  expect(await screen.findByRole('button', { name: t('chapter-import.writing.choose_files') })).toBeVisible();
  expect(await screen.findByText(t('chapter-import.writing.state.discarded'))).toBeVisible();
});

test('a story that changed meanwhile is checked again before anything is stored', async () => {
  const user = await open();
  await give(user);
  await screen.findByRole('table');
  await insertChapter(server, made.story, { number: 1, title: 'Dawn' });
  await press(user, store(2));
  expect(await screen.findByText(like('chapter-import.writing.story_changed'))).toBeVisible();
  expect(await screen.findByDisplayValue(t('chapter-import.writing.choice.replace', { title: 'Dawn' }))).toBeVisible();
  expect(await chapters()).toBe(1);
  await press(user, store(2));
  await screen.findByRole('heading', { name: t('chapter-import.writing.done') });
  expect(await chapters()).toBe(2);
});

test('what was chosen stays when one comes back, and where the story changed at another row', long, async () => {
  let user = await open();
  await give(user, wordFile(plainChapter(1) + plainChapter(2) + plainChapter(3)));
  await user.selectOptions(await choice(2), t('chapter-import.writing.choice.skip'));
  cleanup();
  user = await open();
  expect(await choice(2)).toHaveValue('skip');
  await insertChapter(server, made.story, { number: 1, title: 'Dawn' });
  await press(user, store(2));
  expect(await screen.findByDisplayValue(t('chapter-import.writing.choice.replace', { title: 'Dawn' }))).toBeVisible();
  expect(await choice(2)).toHaveValue('skip');
  expect(await chapters()).toBe(1);
  await press(user, store(2));
  await screen.findByRole('heading', { name: t('chapter-import.writing.done') });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('upload-'))).toEqual([]);
});

test('a confirmation whose answer was lost is sent again, and stores once', long, async () => {
  const user = await open();
  await give(user);
  await user.selectOptions(await choice(2), t('chapter-import.writing.choice.skip'));
  lose('post', '/api/fiction/chapters/uploads/:id');
  await press(user, store(1));
  await waitFor(async () => expect(await chapters()).toBe(1));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  network.resetHandlers();
  await press(user, store(1));
  await screen.findByRole('heading', { name: t('chapter-import.writing.done') });
  expect(await chapters()).toBe(1);
});

test('a file that is refused or lost on its way leaves the page ready for the next', long, async () => {
  const user = await open();
  await give(user, new File(['hello, this is no Word file'], 'book.docx'));
  expect(await screen.findByText(like('chapter-import.shared.no_docx'))).toBeVisible();
  cut('post', '/api/fictions/:id/chapters');
  await give(user);
  expect(await screen.findByText(t('chapter-import.shared.not_sent', { smart_count: 1 }))).toBeVisible();
  expect(screen.queryByText(like('chapter-import.shared.no_docx'))).toBeNull();
  refuse('post', '/api/fictions/:id/chapters', 503, 'errors.unavailable');
  await give(user);
  expect(await screen.findByText(t('chapter-import.shared.not_sent', { smart_count: 1 }))).toBeVisible();
  network.resetHandlers();
  await press(user, t('chapter-import.shared.send_rest'));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(t('chapter-import.shared.not_sent', { smart_count: 1 }))).toBeNull();
  expect(await server.db.$count(chapterUploads)).toBe(1);
});

test('the text of a chapter is shown with its looks and nothing else', async () => {
  const inner =
    paragraph('Chapter 1: Rain') +
    '<w:p><w:r><w:t>It &lt;b&gt;rained&lt;/b&gt; </w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>softly</w:t></w:r></w:p>';
  const user = await open();
  await give(user, wordFile(inner));
  await press(user, `${t('chapter-import.writing.read')} ${row(1)}`);
  const text = within(screen.getByRole('dialog', { hidden: true }));
  expect((await text.findByText('softly')).tagName).toBe('EM');
  expect(text.getByText(/It <b>rained<\/b>/)).toBeInTheDocument();
});

test('a completed story takes no file', async () => {
  await server.db.update(tables.fiction).set({ status: 'completed' });
  await open();
  expect(await screen.findByText(t('chapter-import.writing.completed'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('chapter-import.writing.choose_files') })).toBeNull();
});
