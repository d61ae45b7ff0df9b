import { screen } from '@testing-library/react/pure';
import { beforeEach, expect, test } from 'vitest';
import { invitationDays } from '#domain/accounts/management.ts';
import { setLanguage } from '../../../src/i18n/index.ts';
import { later } from '../../support/accounts.ts';
import { long } from '../../support/long.ts';
import { t } from '../../support/t.ts';
import { open, server } from '../../support/web.tsx';
import { button, field, newSecret, typeNewPassword } from '../support/accountScreen.ts';
import { accountButton } from '../support/shellScreen.ts';

let address: string;
beforeEach(async () => {
  const token = await server.signIn('content_manager');
  const body = { user_name: 'nina', email: 'nina@example.com', language: 'en', role: 'translator', password: null };
  const headers = { origin: 'http://localhost:5173' };
  await server.call('POST', '/api/office/accounts', { token, body, headers });
  address = /#(\S+)/.exec(server.emails.at(-1)!.text)![1]!;
});

const accept = async (user: ReturnType<typeof open>) => {
  await typeNewPassword(user, t('accounts.invited.password'));
  await user.click(button(t('accounts.invited.accept')));
};

test('an invitation says whose it is, takes a password and leads to where one works', async () => {
  const user = open(address);
  expect(await screen.findByText('nina')).toBeVisible();
  expect(screen.getByText(t('common.role.translator'))).toBeVisible();
  await user.click(button(t('accounts.invited.accept')));
  expect(await field(t('accounts.invited.password'))).toHaveAccessibleDescription(
    expect.stringContaining(t('validation.required')),
  );
  await accept(user);
  await accountButton();
  expect(location.hash).toBe('#/office/home');
});

test('one that was used says so, and leads to the sign-in', async () => {
  const invitation = new URLSearchParams(address.split('?')[1]).get('invitation');
  const body = { invitation, password: newSecret, password_confirmation: newSecret };
  await server.call('POST', '/api/auth/invitations/accept', { body });
  const user = open(address);
  expect(await screen.findByText(t('accounts.invited.used'))).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('accounts.to_sign_in') }));
  expect(await field(t('accounts.account'))).toBeVisible();
});

test('one that expired says so, also when it does while the password is typed', async () => {
  const user = open(address);
  await screen.findByText('nina');
  later(server, invitationDays * 86_400);
  await accept(user);
  expect(await screen.findByText(t('accounts.invited.expired'))).toBeVisible();
});

test('one that nobody sent says so, in Russian too', long, async () => {
  await setLanguage('ru');
  open('/login/login?invitation=nothing');
  expect(await screen.findByText(t('accounts.invited.unknown', {}, 'ru'))).toBeVisible();
  await setLanguage('en');
});
