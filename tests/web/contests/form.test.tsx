import { screen } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { openContest } from '../../support/contests.ts';
import { t } from '../../support/t.ts';
import { openAs, requests, server } from '../../support/web.tsx';
import { fill } from '../support/officeScreen.ts';

test('the form of a contest says at the genres that one of them takes no contracts, and sends nothing', async () => {
  for (const code of ['werewolf', 'poetry']) await server.insert('tag', { code, group: 'genre' });
  const { id } = await openContest(server, { state: 'draft', genres: ['werewolf', 'poetry'] });
  const user = await openAs('content_manager', `/office/contests/${id}`);
  await fill(user, t('resources.office/contests.fields.name'), 'Moon');
  await user.click(await screen.findByRole('button', { name: t('ra.action.save') }));
  expect(await screen.findByText(t('contests.office.errors.excluded_genre'))).toBeVisible();
  expect(requests).not.toContain(`POST /api/office/contests/${id}`);
});
