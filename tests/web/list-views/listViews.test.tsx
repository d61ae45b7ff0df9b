import { screen, waitFor, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { listViews } from '#server/db/schema.ts';
import { requests, keep, mend, open, openAs, refuse, server, takeDown } from '../../support/web.tsx';
import { addFilter, box, filterBy, lastPlace, lastQuery, shows } from '../support/officeScreen.ts';

// By text: to ask a whole list for roles takes long.
const button = async (name: string) => (await screen.findByText(name)).closest('button')!;
const menu = () => screen.findByLabelText('Views of this list');
const viewsAsked = () => requests.filter((call) => call.startsWith('GET /api/office/views'));

async function insertTags(): Promise<void> {
  await server.insert('tag', { name: 'Elf', group: 'genre', position: 1 });
  await server.insert('tag', { name: 'Orc', group: 'plot', position: 2, offered: false });
  await server.insert('tag', { name: 'Ape', group: 'plot', position: 3, offered: false });
}

test('a view is saved under a name, used by a colleague, saved over and removed', async () => {
  await insertTags();
  const mira = await server.insert('user', { role: 'content_manager', user_name: 'mira' });
  const user = await openAs(mira, '/office/tags');
  await filterBy(user, 'Group', 'Plot');
  await addFilter(user, 'Offered');
  await filterBy(user, 'Offered', 'No');
  await user.click(screen.getByLabelText(/^Sort by name/i));
  await shows('Name', 'Ape', 'Orc');
  expect(viewsAsked()).toEqual([]);

  await user.click(await button('Views'));
  expect(await within(await menu()).findByText(/No views yet/)).toBeVisible();
  await user.click(await button('Save this list as a view…'));
  await user.type(await box('Name of the view'), ' {Enter}');
  expect(await box('Name of the view')).toBeInvalid();
  await user.type(await box('Name of the view'), 'Plots  {Enter}');
  await waitFor(async () => expect(await button('View: Plots')).toHaveFocus());
  expect(await screen.findByText('View “Plots” saved.')).toBeVisible();

  await filterBy(user, 'Group', 'Genre');
  const views = await button('Views');
  await user.click(views);
  await user.click(await button('Save this list as a view…'));
  await user.type(await box('Name of the view'), 'PLOTS{Enter}');
  await waitFor(async () => expect(await box('Name of the view')).toBeInvalid());
  await user.click(await button('Cancel'));
  expect(views).toHaveFocus();

  await takeDown();
  location.hash = '';
  localStorage.clear();
  const ann = await server.insert('user', { role: 'content_manager', user_name: 'ann' });
  keep(ann, await server.signIn(ann));
  open('/office/tags');
  await shows('Name', 'Elf', 'Orc', 'Ape');
  await user.click(await button('Views'));
  const line = await within(await menu()).findByRole('button', { name: 'Plots saved by mira' });
  expect(line).not.toHaveAttribute('aria-current');
  await user.click(line);
  await shows('Name', 'Ape', 'Orc');
  expect(lastQuery()).toEqual({ group: 'plot', offered: 'false' });
  expect(lastPlace()).toEqual(['1', '25', 'name', 'asc']);
  expect(await screen.findByRole('combobox', { name: 'Offered' })).toHaveValue('false');

  await user.click(await button('View: Plots'));
  expect(await within(await menu()).findByRole('button', { name: 'Plots saved by mira' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await screen.findByLabelText('Save this list over “Plots”')).toBeDisabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await filterBy(user, 'Group');
  await user.click(await button('Views'));
  await user.click(await screen.findByLabelText('Save this list over “Plots”'));
  expect(await screen.findByText('Save over “Plots”?')).toBeVisible();
  await user.click(await button('Save over'));
  await waitFor(async () => expect(await button('View: Plots')).toHaveFocus());
  expect(await server.db.select().from(listViews)).toMatchObject([{ filters: { offered: 'false' } }]);

  await user.click(await button('View: Plots'));
  await user.click(await screen.findByLabelText('Remove “Plots”'));
  await user.click(await button('Remove'));
  expect(await screen.findByText('View “Plots” removed.')).toBeVisible();
  expect(await server.db.$count(listViews)).toBe(0);
  expect(await button('Views')).toHaveFocus();
});

test('views that cannot be fetched are asked for again, and the list stays as it is', async () => {
  await insertTags();
  refuse('get', '/api/office/views', 429, 'errors.unavailable');
  const user = await openAs('content_manager', '/office/tags');
  await shows('Name', 'Elf', 'Orc', 'Ape');
  await user.click(await button('Views'));
  const again = await within(await menu()).findByRole('button', { name: 'Try again' });
  mend();
  await user.click(again);
  expect(await screen.findByText(/No views yet/)).toBeVisible();
  await shows('Name', 'Elf', 'Orc', 'Ape');
});
