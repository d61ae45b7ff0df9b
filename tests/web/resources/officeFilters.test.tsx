import { screen, waitFor } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';
import { openAs, server } from '../../support/web.tsx';
import { addFilter, column, lastQuery, shows } from '../support/officeScreen.ts';

test('a list is filtered by what a line of text has in it, also where no filter is declared', long, async () => {
  for (const [user_name, email] of [
    ['mira', 'mira@sea.example'],
    ['anna', 'anna@land.example'],
  ])
    await server.insert('user', { user_name, email });
  const [name, email] = [t('resources.office/users.fields.user_name'), t('resources.office/users.fields.email')];
  const user = await openAs('content_manager', '/office/users');
  await waitFor(() => expect(column(name)).toHaveLength(3));
  await addFilter(user, email);
  await user.type(await screen.findByRole('textbox', { name: email }), '@LAND');
  await shows(name, 'anna');
  expect(lastQuery()).toEqual({ email: '@LAND' });
});
