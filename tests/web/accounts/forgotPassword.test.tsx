import { screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { askCode, codeIn } from '../../support/accounts.ts';
import { long } from '../../support/long.ts';
import { password } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, hold, mend, open, server, setLanguage } from '../../support/web.tsx';
import { button, easeCaptcha, field, newSecret, typeCode, typeNewPassword } from '../support/accountScreen.ts';
import { accountButton } from '../support/shellScreen.ts';

const verify = 'POST /api/auth/verify/forgot-password/code';
const press = () => button(t('accounts.reset'));
const resetNotice = () => screen.findByText(t('accounts.password_reset'));

beforeEach(async () => {
  easeCaptcha();
  await server.insert('user', { user_name: 'mira', email: 'mira@example.com', role: 'author_unsigned' });
});

async function fill() {
  const user = open('/login/login?redirect=%2Fstory&mode=forgot');
  await user.type(await field(t('accounts.email')), 'mira@example.com');
  await typeCode(user);
  await typeNewPassword(user, t('accounts.new_password'));
  return user;
}

describe('a forgotten password', () => {
  test('is replaced, and the new one signs in to where one was going', async () => {
    const user = await fill();
    await user.click(press());
    expect(await resetNotice()).toBeVisible();
    expect(location.hash).toBe('#/login/login?redirect=%2Fstory');
    expect(await field(t('accounts.account'))).toHaveValue('mira@example.com');
    expect(await field(t('accounts.password'))).toHaveFocus();
    await user.type(await field(t('accounts.password')), newSecret);
    await user.click(button(t('accounts.sign_in')));
    await accountButton();
    expect(location.hash).toBe('#/story');
  });

  test('leaves nothing of it behind in the form', long, async () => {
    const user = await fill();
    await user.click(press());
    await resetNotice();
    await user.click(screen.getByRole('link', { name: t('accounts.forgot') }));
    await screen.findByRole('heading', { name: t('accounts.forgot_title') });
    expect(await field(t('accounts.new_password'))).toHaveValue('');
    expect(await field(t('accounts.code'))).toHaveValue('');
    expect(button(t('accounts.send_code'))).toBeEnabled();
  });

  test('whose code is wrong stays, and says so', async () => {
    const user = await fill();
    await user.clear(await field(t('accounts.code')));
    await user.type(await field(t('accounts.code')), '000000');
    await user.click(press());
    await waitFor(async () => expect(await field(t('accounts.code'))).toHaveAccessibleDescription(like('errors.code')));
    expect(await field(t('accounts.new_password'))).toHaveValue(newSecret);
  });

  test('whose code was taken and then the network went is replaced without another code', long, async () => {
    const user = await fill();
    cut('post', '/api/auth/forgot/password');
    await user.click(press());
    expect(await screen.findByText(t('errors.offline'))).toBeVisible();
    mend();
    await user.click(press());
    await resetNotice();
    expect(requests.filter((call) => call === verify)).toHaveLength(1);
  });

  test('is one call, however often the button is pressed', long, async () => {
    const user = await fill();
    const release = hold('post', '/api/auth/verify/forgot-password/code');
    await user.dblClick(press());
    release();
    await resetNotice();
    expect(requests.filter((call) => call === verify)).toHaveLength(1);
  });

  test('that was changed elsewhere meanwhile needs another code', long, async () => {
    const user = await fill();
    const release = hold('post', '/api/auth/forgot/password');
    await user.click(press());
    await expect.poll(async () => (await server.pool.query('delete from reset_tokens')).rowCount).toBe(1);
    release();
    expect(await screen.findByText(t('errors.reset_token'))).toBeVisible();
  });

  test('of nobody is answered like that of somebody', long, async () => {
    const user = open('/login/login?mode=forgot');
    await user.type(await field(t('accounts.email')), 'nobody@example.com');
    await user.click(button(t('accounts.send_code')));
    expect(await screen.findByText(like('accounts.code_sent', { email: 'nobody@example.com' }))).toBeVisible();
    expect(codeIn(server)).toBe('');
  });

  test('is replaced in Russian too', async () => {
    await setLanguage('ru');
    const user = open('/login/login?mode=forgot');
    await user.click(await screen.findByRole('button', { name: t('accounts.reset', {}, 'ru') }));
    expect(await field(t('accounts.email', {}, 'ru'))).toHaveAccessibleDescription(t('validation.required', {}, 'ru'));
    await setLanguage('en');
  });
});

test('the old password no longer signs in', long, async () => {
  const user = await fill();
  await user.click(press());
  await resetNotice();
  await user.type(await field(t('accounts.password')), password);
  await user.click(button(t('accounts.sign_in')));
  await waitFor(async () => expect(await field(t('accounts.password'))).toHaveAccessibleDescription(t('errors.login')));
});

test('a code that was asked for a moment ago is waited for', async () => {
  await askCode(server, '/api/auth/send/forgot-password/code', 'mira@example.com');
  const user = open('/login/login?mode=forgot');
  await user.type(await field(t('accounts.email')), 'mira@example.com');
  await user.click(button(t('accounts.send_code')));
  expect(await screen.findByRole('button', { name: like('accounts.send_again_in') })).toBeDisabled();
  expect(await field(t('accounts.code'))).toHaveAccessibleDescription(like('errors.code_wait'));
});
