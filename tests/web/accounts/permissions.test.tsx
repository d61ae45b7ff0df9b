import { screen, within } from '@testing-library/react/pure';
import { expect, test } from 'vitest';
import { entities } from '#domain/entities.ts';
import { t } from '../../support/t.ts';
import { openAs } from '../../support/web.tsx';
// The back office is large: it is loaded before the clock of the first test runs.
import '../../../src/resources/viewsOf.tsx';

test('what a role may do with records is read from their declarations, and leads to its accounts', async () => {
  const user = await openAs('content_manager', '/office/permissions');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: t('resources.office/users.fields.role') }),
    t('common.role.editor'),
  );
  const { access } = entities.fiction;
  const storiesLabel = t('resources.office/fictions.name', { smart_count: 2 });
  const row = within((await screen.findByRole('rowheader', { name: new RegExp(`^${storiesLabel}`) })).closest('tr')!);
  expect(row.getAllByRole('cell').map((cell) => within(cell).queryByRole('img') !== null)).toEqual(
    [access.read, access.create, access.update, access.delete].map((who) => (who ?? []).includes('editor')),
  );
  expect(screen.getByText(t('chapters.office.review.title'), { selector: 'main li' })).toBeVisible();
  expect(screen.queryByText(t('earnings.office.title'), { selector: 'main li' })).toBeNull();
  expect(screen.getByRole('link', { name: t('accounts.seldom.accounts') })).toHaveAttribute(
    'href',
    expect.stringContaining('editor'),
  );
});

test.each([
  ['cashier', ['pay'], ['approve_payouts', 'close_months']],
  ['finance_manager', ['approve_payouts', 'decide_statements', 'close_months'], ['pay', 'set_roles']],
  ['content_manager', ['block_accounts', 'set_roles', 'open_as', 'hand_over_works'], ['lock_profiles', 'pay']],
] as const)('what a %s may do is said in words, with the fields that it writes', async (role, may, mayNot) => {
  await openAs('content_manager', `/office/permissions?role=${role}`);
  const say = (name: (typeof may)[number] | (typeof mayNot)[number]) => t(`accounts.seldom.duties.${name}`);
  expect(await screen.findByText(say(may[0]), { selector: 'li' })).toBeVisible();
  for (const name of may) expect(screen.getByText(say(name), { selector: 'li' })).toBeVisible();
  for (const name of mayNot) expect(screen.queryByText(say(name), { selector: 'li' })).toBeNull();
  if (role === 'content_manager')
    expect(
      screen.getAllByRole('rowheader', { name: new RegExp(t('resources.office/fictions.fields.share_proportion')) })[0],
    ).toBeVisible();
});
