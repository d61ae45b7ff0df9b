import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { tables } from '#server/db/schema.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

let entry: { id: number };
const label = (name: 'translation' | 'proposed_translation') => t(`resources.office/dictionary-entries.fields.${name}`);
const stored = async () => (await server.db.select().from(tables.dictionaryEntry))[0]!;
beforeEach(async () => {
  const book = await server.insert('businessBook', { title: 'Lamps' });
  const approved = { term: '灯', translation: 'lamp', state: 'approved' } as const;
  entry = await server.insert('dictionaryEntry', { ...approved, book_id: book.id, language: 'en' });
});

test('a translator who changes an approved translation reads that it is proposed', async () => {
  const user = await openAs('translator', `/office/dictionary-entries/${entry.id}`);
  expect(await screen.findByText(t('dictionary.office.proposal.note'))).toBeVisible();
  const field = screen.getByRole('textbox', { name: label('translation') });
  await user.clear(field);
  await user.type(field, 'lantern');
  await user.click(screen.getByRole('button', { name: t('ra.action.save') }));
  await screen.findByText('lantern');
  expect(await stored()).toMatchObject({ translation: 'lamp', proposed_translation: 'lantern' });
});

test('an auditor sees both translations and approves the proposed one', async () => {
  await server.db.update(tables.dictionaryEntry).set({ proposed_translation: 'lantern', has_proposal: true });
  const user = await openAs('translation_auditor', `/office/dictionary-entries/${entry.id}/show`);
  await user.click(await screen.findByRole('button', { name: t('dictionary.office.proposal.approve') }));
  const dialog = within(
    await screen.findByRole('dialog', {
      name: t('dictionary.office.proposal.ask_approve', { translation: 'lantern' }),
    }),
  );
  expect([dialog.getByText('lamp').tagName, dialog.getByText('lantern').tagName]).toEqual(['DEL', 'INS']);
  await user.click(dialog.getByRole('button', { name: t('dictionary.office.proposal.approve') }));
  await screen.findByText(t('dictionary.office.proposal.done_approve'));
  expect(await stored()).toMatchObject({ translation: 'lantern', proposed_translation: null, has_proposal: false });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: t('dictionary.office.proposal.decline') })).toBeNull(),
  );
  expect(screen.getByRole('link', { name: t('translation.office.replace.title') })).toBeVisible();
});

test('a proposal that is another one by now is not decided, and the entry is shown anew', async () => {
  await server.db.update(tables.dictionaryEntry).set({ proposed_translation: 'lantern', has_proposal: true });
  const user = await openAs('content_manager', `/office/dictionary-entries/${entry.id}/show`);
  await user.click(await screen.findByRole('button', { name: t('dictionary.office.proposal.decline') }));
  await server.db.update(tables.dictionaryEntry).set({ proposed_translation: 'torch' });
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('dictionary.office.proposal.decline') }));
  await screen.findByText(t('dictionary.office.errors.decided'));
  expect(await screen.findByText('torch')).toBeVisible();
  expect((await stored()).proposed_translation).toBe('torch');
});
