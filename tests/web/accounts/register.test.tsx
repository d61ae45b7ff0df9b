import { fireEvent, screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { currentUser } from '../../../src/lib/session/session.ts';
import { requests, cut, hold, mend, open, refuse, server, setLanguage } from '../../support/web.tsx';
import { button, easeCaptcha, field, typeCode, typeNewPassword } from '../support/accountScreen.ts';

const register = 'POST /api/auth/register';
const press = () => button('Create an account');
const pens = () => screen.findByRole('heading', { name: 'What should readers call you?' });

beforeEach(() => easeCaptcha());

async function fill(path = '/login/login?mode=register') {
  const user = open(path);
  await user.type(await field('User name'), 'mira');
  await user.type(await field('Email'), 'mira@example.com');
  await typeCode(user);
  await typeNewPassword(user, 'Password');
  return user;
}

describe('registering', () => {
  test('makes an account, signs in, and leads by the pen name to where one was going', async () => {
    const user = await fill(`/login/login?redirect=${encodeURIComponent('/story?q=moon')}&mode=register`);
    await user.click(press());
    await pens();
    expect(location.hash).toBe(`#/login/name?redirect=${encodeURIComponent('/story?q=moon')}`);
    expect(currentUser()).toMatchObject({ username: 'mira', email: 'mira@example.com', pen_name: null });
    await user.type(await field('Pen name'), 'Mira Rain');
    await user.click(button('Use this pen name'));
    await waitFor(() => expect(location.hash).toBe('#/story?q=moon'));
    expect(currentUser()?.pen_name).toBe('Mira Rain');
  });

  test('is sent by Enter', async () => {
    const user = await fill();
    await user.keyboard('{Enter}');
    await pens();
  });

  test('says what is missing, by the rule of the server, and goes to the first', async () => {
    const user = open('/login/login?mode=register');
    await field('User name');
    await user.click(press());
    expect(await field('User name')).toHaveAccessibleDescription(/Required/);
    expect(await field('Confirmation code')).toHaveAccessibleDescription(/Required/);
    expect(await field('User name')).toHaveFocus();
    expect(requests).not.toContain(register);
  });

  test('judges a field when it is left, and no longer once it is right', async () => {
    const user = open('/login/login?mode=register');
    await user.type(await field('User name'), 'a@');
    await user.tab();
    expect(await field('User name')).toHaveAccessibleDescription(
      /At least 3 characters|characters? that names cannot have/,
    );
    await user.clear(await field('User name'));
    await user.type(await field('User name'), 'abc');
    expect(await field('User name')).toBeValid();
    await user.type(await field('Password'), 'lantern-4-the-sea');
    await user.type(await field('Repeat the password'), 'lantern-4');
    await user.tab();
    expect(await field('Repeat the password')).toHaveAccessibleDescription("Passwords don't match.");
  });

  test('judges no field that is left for another window, or for a link that would move away', async () => {
    const user = open('/login/login?mode=register');
    const name = await field('User name');
    await user.click(name);
    fireEvent.blur(name);
    expect(name).toBeValid();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: 'Back to signing in' }) });
    expect(name).not.toHaveFocus();
    expect(name).toBeValid();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await user.click(name);
    await user.tab();
    expect(name).toBeInvalid();
  });

  test('wants no code of who is on the way to have it sent', async () => {
    const user = open('/login/login?mode=register');
    await user.type(await field('Email'), 'mira@example.com');
    await user.click(await field('Confirmation code'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Send code' })).toHaveFocus();
    expect(await field('Confirmation code')).toBeValid();
  });

  test('marks the parts of the password rule as they are met', async () => {
    const user = open('/login/login?mode=register');
    const met = () => screen.getAllByRole('listitem').filter((item) => item.textContent?.endsWith('done')).length;
    await field('Password');
    expect(met()).toBe(0);
    await user.type(await field('Password'), 'password1');
    expect(met()).toBe(3);
    await user.type(await field('Password'), ' of mine');
    expect(met()).toBe(3);
    await user.clear(await field('Password'));
    await user.type(await field('Password'), 'lantern-4');
    expect(met()).toBe(4);
  });

  test('keeps all that was typed when the server refuses, and says it at its field', async () => {
    await server.insert('user', { user_name: 'mira' });
    const user = await fill();
    await user.click(press());
    await waitFor(async () => expect(await field('User name')).toHaveAccessibleDescription(/already taken/));
    expect(await field('User name')).toHaveFocus();
    expect(await field('Email')).toHaveValue('mira@example.com');
    expect(await field('Password')).toHaveValue('lantern-4-the-sea');
    await user.type(await field('User name'), ' rain');
    await user.click(press());
    await pens();
  });

  test('says that a code is wrong', async () => {
    const user = await fill();
    await user.clear(await field('Confirmation code'));
    await user.type(await field('Confirmation code'), '000000');
    await user.click(press());
    await waitFor(async () =>
      expect(await field('Confirmation code')).toHaveAccessibleDescription(/Wrong confirmation code/),
    );
  });

  test('is one call, however often the button is pressed', async () => {
    const user = await fill();
    const release = hold('post', '/api/auth/register');
    await user.dblClick(press());
    expect(await screen.findByRole('button', { name: 'Creating the account …' })).toBeDisabled();
    release();
    await pens();
    expect(requests.filter((call) => call === register)).toHaveLength(1);
  });

  test('that is left before the answer came is left', async () => {
    await server.insert('user', { user_name: 'mira' });
    const user = await fill();
    const release = hold('post', '/api/auth/register');
    await user.click(press());
    await user.click(screen.getByRole('link', { name: 'Back to signing in' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    release();
    await waitFor(() => expect(requests.filter((call) => call === register)).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('works when the network is back', async () => {
    const user = await fill();
    cut('post', '/api/auth/register');
    await user.click(press());
    expect(await screen.findByText('Unstable internet connection')).toBeVisible();
    mend();
    await user.click(press());
    await pens();
  });

  test('speaks another language, and keeps what was typed', async () => {
    const user = await fill();
    await user.selectOptions(screen.getByLabelText('Language'), 'ไทย');
    expect(await screen.findByRole('heading', { name: 'สมัครสมาชิก' })).toBeVisible();
    expect(await field('อีเมล')).toHaveValue('mira@example.com');
    expect(await screen.findByText('ยืนยันแล้ว')).toBeVisible();
    await setLanguage('en');
  });
});

describe('the code', () => {
  test('is sent to an address that could be one, and not again for a minute', async () => {
    const user = open('/login/login?mode=register');
    await user.type(await field('Email'), 'mira');
    await user.click(button('Send code'));
    expect(await field('Email')).toHaveAccessibleDescription('This is not an email address');
    expect(await field('Email')).toHaveFocus();
    await user.type(await field('Email'), '@example.com');
    await typeCode(user);
    expect(await field('Confirmation code')).toHaveAccessibleDescription(/We sent a code to mira@example.com/);
    expect(button(/^Again in (60|59) s$/)).toBeDisabled();
    expect(server.emails).toHaveLength(1);
  });

  test('that was sent a moment ago is counted down, although the page was opened anew', async () => {
    const user = open('/login/login?mode=register');
    refuse('post', '/api/auth/send/register/code', 429, 'errors.code_wait', undefined, {
      args: { seconds: 42 },
      retryAfter: 42,
    });
    await user.type(await field('Email'), 'mira@example.com');
    await user.click(button('Send code'));
    expect(await screen.findByRole('button', { name: /^Again in 4[12] s$/ })).toBeDisabled();
    expect(await field('Confirmation code')).toHaveAccessibleDescription(/You can ask for another in 42 s/);
  });

  test('is not sent without a network, and the captcha is tried again', async () => {
    const user = open('/login/login?mode=register');
    cut('get', '/api/auth/captcha');
    await user.type(await field('Email'), 'mira@example.com');
    await user.click(button('Send code'));
    expect(await screen.findByText('Unstable internet connection')).toBeVisible();
    mend();
    easeCaptcha();
    await typeCode(user);
  });
});

describe('the ways between signing in, registering and a new password', () => {
  const at = (name: string) => screen.findByRole('heading', { level: 1, name });

  test('keep what means the same, and the browser leads back', async () => {
    const user = open('/login/login?redirect=%2Fstory');
    await user.type(await field('User name or email'), 'mira@example.com');
    await user.type(await field('Password'), 'half');
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await at('Create an account');
    expect(await field('Email')).toHaveValue('mira@example.com');
    expect(await field('Password')).toHaveValue('');
    await user.type(await field('User name'), 'mira');
    await user.click(screen.getByRole('link', { name: 'Back to signing in' }));
    await at('Sign in');
    expect(await field('Password')).toHaveValue('half');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await at('A new password');
    expect(await field('Email')).toHaveValue('mira@example.com');
    expect(document.title).toBe('A new password · Quillhouse');
    history.back();
    await at('Sign in');
    expect(await field('User name or email')).toHaveValue('mira@example.com');
    expect(location.hash).toBe('#/login/login?redirect=%2Fstory');
    history.back();
    await at('Create an account');
    expect(await field('User name')).toHaveValue('mira');
  });
});
