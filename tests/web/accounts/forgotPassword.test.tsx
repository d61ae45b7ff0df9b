import { screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { askCode, codeIn } from '../../support/accounts.ts';
import { password } from '../../support/records.ts';
import { requests, cut, hold, mend, open, server, setLanguage } from '../../support/web.tsx';
import { button, easeCaptcha, field, newSecret, typeCode, typeNewPassword } from '../support/accountScreen.ts';
import { accountButton } from '../support/shellScreen.ts';

const verify = 'POST /api/auth/verify/forgot-password/code';
const press = () => button('Set the new password');
const told = () => screen.findByText('Your new password is set. Sign in with it.');

beforeEach(async () => {
  easeCaptcha();
  await server.insert('user', { user_name: 'mira', email: 'mira@example.com', role: 'author_unsigned' });
});

async function fill() {
  const user = open('/login/login?redirect=%2Fstory&mode=forgot');
  await user.type(await field('Email'), 'mira@example.com');
  await typeCode(user);
  await typeNewPassword(user, 'New password');
  return user;
}

describe('a forgotten password', () => {
  test('is replaced, and the new one signs in to where one was going', async () => {
    const user = await fill();
    await user.click(press());
    expect(await told()).toBeVisible();
    expect(location.hash).toBe('#/login/login?redirect=%2Fstory');
    expect(await field('User name or email')).toHaveValue('mira@example.com');
    expect(await field('Password')).toHaveFocus();
    await user.type(await field('Password'), newSecret);
    await user.click(button('Sign in'));
    await accountButton();
    expect(location.hash).toBe('#/story');
  });

  test('leaves nothing of it behind in the form', async () => {
    const user = await fill();
    await user.click(press());
    await told();
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'A new password' });
    expect(await field('New password')).toHaveValue('');
    expect(await field('Confirmation code')).toHaveValue('');
    expect(button('Send code')).toBeEnabled();
  });

  test('whose code is wrong stays, and says so', async () => {
    const user = await fill();
    await user.clear(await field('Confirmation code'));
    await user.type(await field('Confirmation code'), '000000');
    await user.click(press());
    await waitFor(async () =>
      expect(await field('Confirmation code')).toHaveAccessibleDescription(/Wrong confirmation code/),
    );
    expect(await field('New password')).toHaveValue(newSecret);
  });

  test('whose code was taken and then the network went is replaced without another code', async () => {
    const user = await fill();
    cut('post', '/api/auth/forgot/password');
    await user.click(press());
    expect(await screen.findByText('Unstable internet connection')).toBeVisible();
    mend();
    await user.click(press());
    await told();
    expect(requests.filter((call) => call === verify)).toHaveLength(1);
  });

  test('is one call, however often the button is pressed', async () => {
    const user = await fill();
    const release = hold('post', '/api/auth/verify/forgot-password/code');
    await user.dblClick(press());
    release();
    await told();
    expect(requests.filter((call) => call === verify)).toHaveLength(1);
  });

  test('that was changed elsewhere meanwhile needs another code', async () => {
    const user = await fill();
    const release = hold('post', '/api/auth/forgot/password');
    await user.click(press());
    await expect.poll(async () => (await server.pool.query('delete from reset_tokens')).rowCount).toBe(1);
    release();
    expect(await screen.findByText('This took too long. Please ask for a new code.')).toBeVisible();
  });

  test('of nobody is answered like that of somebody', async () => {
    const user = open('/login/login?mode=forgot');
    await user.type(await field('Email'), 'nobody@example.com');
    await user.click(button('Send code'));
    expect(await screen.findByText(/We sent a code to nobody@example.com/)).toBeVisible();
    expect(codeIn(server)).toBe('');
  });

  test('is replaced in Russian too', async () => {
    await setLanguage('ru');
    const user = open('/login/login?mode=forgot');
    await user.click(await screen.findByRole('button', { name: 'Сохранить новый пароль' }));
    expect(await field('Эл. почта')).toHaveAccessibleDescription('Обязательное поле');
    await setLanguage('en');
  });
});

test('the old password no longer signs in', async () => {
  const user = await fill();
  await user.click(press());
  await told();
  await user.type(await field('Password'), password);
  await user.click(button('Sign in'));
  await waitFor(async () =>
    expect(await field('Password')).toHaveAccessibleDescription('Wrong user name, email or password.'),
  );
});

test('a code that was asked for a moment ago is waited for', async () => {
  await askCode(server, '/api/auth/send/forgot-password/code', 'mira@example.com');
  const user = open('/login/login?mode=forgot');
  await user.type(await field('Email'), 'mira@example.com');
  await user.click(button('Send code'));
  expect(await screen.findByRole('button', { name: /^Again in \d+ s$/ })).toBeDisabled();
  expect(await field('Confirmation code')).toHaveAccessibleDescription(/A code has just been sent/);
});
