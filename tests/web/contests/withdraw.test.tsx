import { screen } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { openContest } from '../../support/contests.ts';
import { t } from '../../support/t.ts';
import { openAs, server } from '../../support/web.tsx';
import { pick } from '../support/officeScreen.ts';

test('who withdraws a contest reads before what that binds', async () => {
  const { id } = await openContest(server, { name: 'Sea' });
  const user = await openAs('content_manager', `/office/contests/${id}`);
  expect(screen.queryByText(t('contests.office.withdrawing'))).toBeNull();
  await pick(user, t('resources.office/contests.fields.state'), t('resources.office/contests.choices.state.withdrawn'));
  expect(await screen.findByText(t('contests.office.withdrawing'))).toBeVisible();
});
