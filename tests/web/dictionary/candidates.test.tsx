import { screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
import { sourceText, storeChapters } from '../../support/translation.ts';
import { network, openAs, refuse, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

test('names without an entry are translated in a table and added; a refusal keeps what was typed', async () => {
  const book = await server.insert('businessBook', { language: 'en', title: 'Lamps' });
  const paragraphs = Array.from({ length: 5 }, () => 'we met Ann Lee and Bert.');
  await storeChapters(server, book.id, [sourceText(1, { paragraphs })]);
  const translator = await server.insert('user', { role: 'translator' });
  const filter = encodeURIComponent(JSON.stringify({ book_id: [book.id], language: ['es'] }));
  const user = await openAs(translator, `/office/dictionary-entries?filter=${filter}`);
  await user.click(await screen.findByRole('button', { name: t('common.more') }));
  await user.click(screen.getByRole('menuitem', { name: t('dictionary.office.candidates.title') }));
  const input = await screen.findByLabelText(t('dictionary.office.candidates.translation_of', { term: 'Ann Lee' }));
  const addName = (count: number) => t('dictionary.office.candidates.add', { smart_count: count });
  expect(screen.getByRole('button', { name: addName(0) })).toBeDisabled();
  await user.type(input, 'Ana Lee');
  await user.selectOptions(
    screen.getByLabelText(t('dictionary.office.candidates.type_of', { term: 'Ann Lee' })),
    'other',
  );
  refuse('post', `/api/office/business-books/${book.id}/terms`, 422, 'errors.invalid', {
    'entries[0].term': { message: 'validation.taken' },
  });
  await user.click(screen.getByRole('button', { name: addName(1) }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Ann Lee ${t('validation.taken')}`);
  expect(input).toHaveValue('Ana Lee');
  network.resetHandlers();
  await user.type(input, '{Enter}');
  expect(await screen.findByText(t('dictionary.office.candidates.added', { smart_count: 1 }))).toHaveFocus();
  expect(await server.db.select().from(tables.dictionaryEntry)).toMatchObject([
    { term: 'Ann Lee', translation: 'Ana Lee', type: 'other', state: 'proposed', first_appearance: 1 },
  ]);
  await waitFor(() => expect(screen.queryByText('Ann Lee', { selector: 'th' })).not.toBeInTheDocument());
  await user.type(
    screen.getByLabelText(t('dictionary.office.candidates.translation_of', { term: 'Bert' })),
    'B{Enter}',
  );
  expect(await screen.findByText(t('dictionary.office.candidates.none'))).toBeVisible();
});
