import { screen } from '@testing-library/react/pure';
import { expect, test, vi } from 'vitest';
import { authProvider } from '../../../src/authProvider/index.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { shows } from '../support/officeScreen.ts';

test('no page waits to hear who is here and what they may do', async () => {
  const waited = [vi.spyOn(authProvider, 'checkAuth'), vi.spyOn(authProvider, 'canAccess')];
  await server.insert('tag', { name: 'Moonrise' });
  const user = await openAs('content_manager', '/office/tags');
  await shows(t('resources.office/tags.fields.name'), 'Moonrise');
  await user.click(screen.getByRole('link', { name: 'Moonrise' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Moonrise/ })).toBeVisible();
  for (const spy of waited) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});

test('a bare address leads to the first page of the role', async () => {
  const failed = vi.fn<() => void>();
  addEventListener('error', failed);
  await openAs('translator', '/');
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: t('home.office.title'),
    }),
  ).toBeVisible();
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
