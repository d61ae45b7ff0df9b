import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { translatedChapters } from '#server/db/schema.ts';
import { like, t } from '../../support/t.ts';
import { sourceText, storeChapters, translationScene } from '../../support/translation.ts';
import { openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

test('a changed term is replaced where it is ticked, form by form, and taken back', async () => {
  const { book, assign, part, step, listTaskChapters, translate, auditor, tokens } = await translationScene(server, 0);
  await storeChapters(server, book.id, [sourceText(1, { title: null, paragraphs: ['林点了灯。', '林走了。'] })]);
  const task = (await assign({ ...part, last_chapter: 1 })).data.ids[0];
  await step(task, 'receive');
  const [chapter] = (await listTaskChapters(task)).items;
  await translate(chapter.id, ({ sources }) =>
    sources[0] === 1 ? 'Nothing was lit. Then Lin came with a lamp.' : 'The Lins left.',
  );
  const entry = await server.insert('dictionaryEntry', {
    term: '林',
    translation: 'Lin',
    state: 'approved',
    book_id: book.id,
    language: 'en',
  });
  const path = `/api/office/dictionary-entries/${entry.id}`;
  await server.call('POST', path, { token: tokens.auditor, body: { translation: 'Lynn' } });
  const targets = async () => (await server.db.select().from(translatedChapters))[0]!.segments.map((one) => one.target);

  const user = await openAs(auditor, `/office/dictionary-entries/${entry.id}/show`);
  await user.click(await screen.findByRole('link', { name: t('translation.office.replace.title') }));
  expect(await screen.findByLabelText(t('translation.office.replace.from'))).toHaveValue('Lin');
  const places = () => screen.getAllByRole('checkbox').map((box) => box.closest('li')!);
  const [first, second] = places();
  expect(first).toHaveTextContent('… Then LinLynn came with a lamp.');
  expect(within(first!).getByText('Lin', { selector: 'del' })).toBeVisible();
  expect(second).toHaveTextContent('The LinsLynns left.');
  const form = screen.getByLabelText(t('translation.office.replace.replace_form', { form: 'Lins' }));
  await user.clear(form);
  expect(screen.getByText(t('translation.office.replace.stays'))).toBeVisible();
  expect(second).toHaveTextContent('The Lins left.');
  await user.type(form, 'Lynn family');
  await user.click(within(first!).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: t('translation.office.replace.go', { smart_count: 1 }) }));
  expect(await screen.findByText(t('translation.office.replace.done', { smart_count: 1 }))).toBeVisible();
  expect(await targets()).toEqual(['Nothing was lit. Then Lin came with a lamp.', 'The Lynn family left.']);
  expect(await screen.findByText(t('translation.office.replace.found', { smart_count: 1, chapters: 1 }))).toBeVisible();
  await user.click(
    await screen.findByRole('button', { name: t('translation.office.replace.undo_one', { from: 'Lin', to: 'Lynn' }) }),
  );
  expect(await screen.findByText(like('translation.office.replace.undone_on'))).toBeVisible();
  expect((await targets())[1]).toBe('The Lins left.');
});
