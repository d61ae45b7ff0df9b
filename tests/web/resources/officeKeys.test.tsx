import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import '../../../src/resources/list/keys/ListKeysDialog.tsx';
import { openAs, server } from '../../support/web.tsx';
import { shows } from '../support/officeScreen.ts';

const name = t('resources.office/tags.fields.name');
const link = (title: string) => screen.getByRole('link', { name: title });

test('rows are moved along, marked and opened by single keys', async () => {
  const elf = await server.insert('tag', { name: 'Elf', position: 1 });
  await server.insert('tag', { name: 'Orc', position: 2 });
  const user = await openAs('content_manager', '/office/tags');
  await shows(name, 'Elf', 'Orc');
  await user.keyboard('xo{ArrowDown}');
  expect(screen.queryByText(t('ra.action.bulk_actions', { smart_count: 1 }))).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('j');
  expect(link('Elf')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}j');
  expect(link('Orc')).toHaveFocus();
  await user.keyboard('x');
  expect(within(link('Orc').closest('tr')!).getByRole('checkbox')).toBeChecked();
  await user.keyboard('k');
  expect(link('Elf')).toHaveFocus();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.keyboard('t');
  expect(opened).toHaveBeenCalledWith(`#/office/tags/${elf.id}`, '_blank', 'noopener');
  opened.mockRestore();
  await user.keyboard('o');
  await waitFor(() => expect(location.hash).toBe(`#/office/tags/${elf.id}`));
});

test('a key opens the filters, and another tells which keys there are', async () => {
  await server.insert('tag', { name: 'Elf', position: 1 });
  const user = await openAs('content_manager', '/office/tags');
  await shows(name, 'Elf');
  await user.keyboard('f');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'checkbox'));
  await user.keyboard('{Escape}?');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(t('list-views.office.key.new_tab'))).toBeVisible();
  expect(dialog.getByText(t('list-views.office.key.mark'))).toBeVisible();
});
