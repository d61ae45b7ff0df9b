import { fireEvent, screen, waitFor } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { currentUser } from '../../../src/lib/session/session.ts';
import { long } from '../../support/long.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, hold, mend, open, refuse, server, setLanguage } from '../../support/web.tsx';
import { button, easeCaptcha, field, typeCode, typeNewPassword } from '../support/accountScreen.ts';

const register = 'POST /api/auth/register';
const press = () => button(t('accounts.register'));
const pens = () => screen.findByRole('heading', { name: t('accounts.shared.person.pen_name_title') });

beforeEach(() => easeCaptcha());

async function fill(path = '/login/login?mode=register') {
  const user = open(path);
  await user.type(await field(t('accounts.user_name')), 'mira');
  await user.type(await field(t('accounts.email')), 'mira@example.com');
  await typeCode(user);
  await typeNewPassword(user, t('accounts.password'));
  return user;
}

describe('registering', () => {
  test('makes an account, signs in, and leads by the pen name to where one was going', async () => {
    const user = await fill(`/login/login?redirect=${encodeURIComponent('/story?q=moon')}&mode=register`);
    await user.click(press());
    await pens();
    expect(location.hash).toBe(`#/login/name?redirect=${encodeURIComponent('/story?q=moon')}`);
    expect(currentUser()).toMatchObject({ username: 'mira', email: 'mira@example.com', pen_name: null });
    await user.type(await field(t('accounts.shared.person.pen_name')), 'Mira Rain');
    await user.click(button(t('accounts.shared.person.pen_name_set')));
    await waitFor(() => expect(location.hash).toBe('#/story?q=moon'));
    expect(currentUser()?.pen_name).toBe('Mira Rain');
  });

  test('shows with its form what one accepts by it', async () => {
    open('/login/login?mode=register');
    await field(t('accounts.user_name'));
    expect(screen.getByText(t('articles.article.clause.agree'))).toBeVisible();
  });

  test('is sent by Enter', long, async () => {
    const user = await fill();
    await user.keyboard('{Enter}');
    await pens();
  });

  test('says what is missing, by the rule of the server, and goes to the first', async () => {
    const user = open('/login/login?mode=register');
    await field(t('accounts.user_name'));
    await user.click(press());
    expect(await field(t('accounts.user_name'))).toHaveAccessibleDescription(like('validation.required'));
    expect(await field(t('accounts.code'))).toHaveAccessibleDescription(like('validation.required'));
    expect(await field(t('accounts.user_name'))).toHaveFocus();
    expect(requests).not.toContain(register);
  });

  test('checks a field when it is left, and no longer once it is right', async () => {
    const user = open('/login/login?mode=register');
    await user.type(await field(t('accounts.user_name')), 'a@');
    await user.tab();
    expect(await field(t('accounts.user_name'))).toHaveAccessibleDescription(like('validation.min_length', { min: 3 }));
    await user.clear(await field(t('accounts.user_name')));
    await user.type(await field(t('accounts.user_name')), 'abc');
    expect(await field(t('accounts.user_name'))).toBeValid();
    await user.type(await field(t('accounts.password')), 'lantern-4-the-sea');
    await user.type(await field(t('accounts.repeat_password')), 'lantern-4');
    await user.tab();
    expect(await field(t('accounts.repeat_password'))).toHaveAccessibleDescription(t('validation.passwords_differ'));
  });

  test('checks no field that is left for another window, or for a link that would move away', async () => {
    const user = open('/login/login?mode=register');
    const name = await field(t('accounts.user_name'));
    await user.click(name);
    fireEvent.blur(name);
    expect(name).toBeValid();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: t('accounts.to_sign_in') }) });
    expect(name).not.toHaveFocus();
    expect(name).toBeValid();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await user.click(name);
    await user.tab();
    expect(name).toBeInvalid();
  });

  test('wants no code of who is on the way to have it sent', async () => {
    const user = open('/login/login?mode=register');
    await user.type(await field(t('accounts.email')), 'mira@example.com');
    await user.click(await field(t('accounts.code')));
    await user.tab();
    expect(screen.getByRole('button', { name: t('accounts.send_code') })).toHaveFocus();
    expect(await field(t('accounts.code'))).toBeValid();
  });

  test('marks the parts of the password rule as they are met', async () => {
    const user = open('/login/login?mode=register');
    const met = () =>
      screen.getAllByRole('listitem').filter((item) => item.textContent?.endsWith(t('accounts.rule.met'))).length;
    await field(t('accounts.password'));
    expect(met()).toBe(0);
    await user.type(await field(t('accounts.password')), 'password1');
    expect(met()).toBe(3);
    await user.type(await field(t('accounts.password')), ' of mine');
    expect(met()).toBe(3);
    await user.clear(await field(t('accounts.password')));
    await user.type(await field(t('accounts.password')), 'lantern-4');
    expect(met()).toBe(4);
  });

  test('keeps all that was typed when the server refuses, and says it at its field', long, async () => {
    await server.insert('user', { user_name: 'mira' });
    const user = await fill();
    await user.click(press());
    await waitFor(async () =>
      expect(await field(t('accounts.user_name'))).toHaveAccessibleDescription(like('validation.taken')),
    );
    expect(await field(t('accounts.user_name'))).toHaveFocus();
    expect(await field(t('accounts.email'))).toHaveValue('mira@example.com');
    expect(await field(t('accounts.password'))).toHaveValue('lantern-4-the-sea');
    await user.type(await field(t('accounts.user_name')), ' rain');
    await user.click(press());
    await pens();
  });

  test('says that a code is wrong', long, async () => {
    const user = await fill();
    await user.clear(await field(t('accounts.code')));
    await user.type(await field(t('accounts.code')), '000000');
    await user.click(press());
    await waitFor(async () => expect(await field(t('accounts.code'))).toHaveAccessibleDescription(like('errors.code')));
  });

  test('is one call, however often the button is pressed', async () => {
    const user = await fill();
    const release = hold('post', '/api/auth/register');
    await user.dblClick(press());
    expect(await screen.findByRole('button', { name: t('accounts.registering') })).toBeDisabled();
    release();
    await pens();
    expect(requests.filter((call) => call === register)).toHaveLength(1);
  });

  test('that is left before the answer came is left', async () => {
    await server.insert('user', { user_name: 'mira' });
    const user = await fill();
    const release = hold('post', '/api/auth/register');
    await user.click(press());
    await user.click(screen.getByRole('link', { name: t('accounts.to_sign_in') }));
    await screen.findByRole('heading', { name: t('accounts.sign_in') });
    release();
    await waitFor(() => expect(requests.filter((call) => call === register)).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('works when the network is back', long, async () => {
    const user = await fill();
    cut('post', '/api/auth/register');
    await user.click(press());
    expect(await screen.findByText(t('errors.offline'))).toBeVisible();
    mend();
    await user.click(press());
    await pens();
  });

  test('speaks another language, and keeps what was typed', long, async () => {
    const user = await fill();
    await user.selectOptions(screen.getByLabelText(t('common.language')), 'ไทย');
    expect(await screen.findByRole('heading', { name: t('accounts.register', {}, 'th') })).toBeVisible();
    expect(await field(t('accounts.email', {}, 'th'))).toHaveValue('mira@example.com');
    expect(await screen.findByText(t('accounts.captcha.verified', {}, 'th'))).toBeVisible();
    await setLanguage('en');
  });
});

describe('the code', () => {
  test('is sent to an address that could be one, and not again for a minute', async () => {
    const user = open('/login/login?mode=register');
    await user.type(await field(t('accounts.email')), 'mira');
    await user.click(button(t('accounts.send_code')));
    expect(await field(t('accounts.email'))).toHaveAccessibleDescription(t('validation.email'));
    expect(await field(t('accounts.email'))).toHaveFocus();
    await user.type(await field(t('accounts.email')), '@example.com');
    await typeCode(user);
    expect(await field(t('accounts.code'))).toHaveAccessibleDescription(
      like('accounts.code_sent', { email: 'mira@example.com' }),
    );
    expect(button(like('accounts.send_again_in'))).toBeDisabled();
    expect(server.emails).toHaveLength(1);
  });

  test('that was sent a moment ago is counted down, although the page was opened anew', async () => {
    const user = open('/login/login?mode=register');
    refuse('post', '/api/auth/send/register/code', 429, 'errors.code_wait', undefined, {
      args: { seconds: 42 },
      retryAfter: 42,
    });
    await user.type(await field(t('accounts.email')), 'mira@example.com');
    await user.click(button(t('accounts.send_code')));
    expect(await screen.findByRole('button', { name: like('accounts.send_again_in', { seconds: 42 }) })).toBeDisabled();
    expect(await field(t('accounts.code'))).toHaveAccessibleDescription(like('errors.code_wait'));
  });

  test('is not sent without a network, and the captcha is tried again', async () => {
    const user = open('/login/login?mode=register');
    cut('get', '/api/auth/captcha');
    await user.type(await field(t('accounts.email')), 'mira@example.com');
    await user.click(button(t('accounts.send_code')));
    expect(await screen.findByText(t('errors.offline'))).toBeVisible();
    mend();
    easeCaptcha();
    await typeCode(user);
  });
});

describe('the ways between signing in, registering and a new password', () => {
  const at = (name: string) => screen.findByRole('heading', { level: 1, name });

  test('keep what means the same, and the browser leads back', async () => {
    const user = open('/login/login?redirect=%2Fstory');
    await user.type(await field(t('accounts.account')), 'mira@example.com');
    await user.type(await field(t('accounts.password')), 'half');
    await user.click(screen.getByRole('link', { name: t('accounts.register') }));
    await at(t('accounts.register'));
    expect(await field(t('accounts.email'))).toHaveValue('mira@example.com');
    expect(await field(t('accounts.password'))).toHaveValue('');
    await user.type(await field(t('accounts.user_name')), 'mira');
    await user.click(screen.getByRole('link', { name: t('accounts.to_sign_in') }));
    await at(t('accounts.sign_in'));
    expect(await field(t('accounts.password'))).toHaveValue('half');
    await user.click(screen.getByRole('link', { name: t('accounts.forgot') }));
    await at(t('accounts.forgot_title'));
    expect(await field(t('accounts.email'))).toHaveValue('mira@example.com');
    expect(document.title).toBe(`${t('accounts.forgot_title')} · Quillhouse`);
    history.back();
    await at(t('accounts.sign_in'));
    expect(await field(t('accounts.account'))).toHaveValue('mira@example.com');
    expect(location.hash).toBe('#/login/login?redirect=%2Fstory');
    history.back();
    await at(t('accounts.register'));
    expect(await field(t('accounts.user_name'))).toHaveValue('mira');
  });
});
