import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { captchaAfter } from '#domain/accounts/captcha.ts';
import { storyLanguages } from '#domain/languages.ts';
import { areas } from '../../../src/app/shell/areas.ts';
import { signIn as enterAs, signOut } from '../../../src/lib/session/account.ts';
import { currentToken } from '../../../src/lib/session/session.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { password } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, hold, mend, open, refuse, server, setLanguage } from '../../support/web.tsx';
import { easeCaptcha } from '../support/accountScreen.ts';
import { accountButton } from '../support/shellScreen.ts';

const account = () => screen.findByLabelText(t('accounts.account'));
const secret = () => screen.getByLabelText(t('accounts.password'));
const press = () => screen.getByRole('button', { name: t('accounts.sign_in') });
const home = accountButton;

beforeEach(() => server.insert('user', { user_name: 'mira', role: 'author_unsigned' }));

async function signIn(path: string, typed = { account: 'mira', password }) {
  const user = open(path);
  await user.type(await account(), typed.account);
  await user.type(secret(), typed.password);
  await user.click(press());
  return user;
}

test.each(
  sampleOneIn(3, [
    ['an author’s', '/', undefined, 'author'],
    ['the back office’s, where that is asked for', '/office/tags', undefined, 'office'],
    ['the back office’s, where the last was of the staff', '/', 'content_manager', 'office'],
  ] as const),
)('while somebody types, %s code is on its way', async (_, path, lastRole, area) => {
  if (lastRole) {
    await server.insert('user', { user_name: 'last', role: lastRole });
    await enterAs({ account: 'last', password });
    await signOut();
  }
  const fetched = vi.spyOn(areas[area], 'fetch').mockResolvedValue(() => null);
  const user = open(path);
  await user.type(await account(), 'mi');
  expect(fetched).toHaveBeenCalledOnce();
});

describe('signing in', () => {
  test('wants both fields and goes to the first that is empty', async () => {
    const user = open('/');
    await user.click(await screen.findByRole('button', { name: t('accounts.sign_in') }));
    expect(await account()).toHaveAccessibleDescription(t('validation.required'));
    expect(secret()).toHaveAccessibleDescription(t('validation.required'));
    expect(await account()).toHaveFocus();
    await user.type(await account(), 'mira');
    await user.click(press());
    expect(await account()).toBeValid();
    expect(secret()).toHaveFocus();
  });

  test('says at the password that it is wrong, and keeps what was typed', async () => {
    await signIn('/', { account: 'mira', password: 'wrong' });
    await waitFor(() => expect(secret()).toHaveAccessibleDescription(t('errors.login')));
    expect(await account()).toHaveValue('mira');
    expect(secret()).toHaveFocus();
    expect(press()).toBeEnabled();
    expect(currentToken()).toBeNull();
  });

  test('tells a blocked account that it is blocked', async () => {
    await server.pool.query(`update users set status = 'blocked'`);
    await signIn('/');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.blocked'));
  });

  test.each(
    sampleOneIn(3, [
      ['there is no network', () => cut('post', '/api/auth/login'), t('errors.offline')],
      ['the server is down', () => refuse('post', '/api/auth/login', 500, 'errors.internal'), t('errors.internal')],
    ]),
  )('says so when %s, and works when it is back', async (_, fail, sentence) => {
    fail();
    const user = await signIn('/');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await account()).toHaveValue('mira');
    expect(secret()).toHaveValue(password);
    mend();
    await user.click(press());
    expect(await home()).toBeVisible();
  });

  test('is one call, however often the button is pressed', async () => {
    const release = hold('post', '/api/auth/login');
    await signIn('/');
    expect(await screen.findByRole('button', { name: t('accounts.signing_in') })).toBeDisabled();
    release();
    expect(await home()).toBeVisible();
  });

  test('shows the password for as long as one wants', async () => {
    const user = open('/');
    await account();
    expect(secret()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: t('accounts.show_password') }));
    expect(secret()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: t('accounts.hide_password') }));
    expect(secret()).toHaveAttribute('type', 'password');
  });

  test('speaks the language that is chosen there, and keeps what was typed', async () => {
    const user = open('/');
    await user.type(await account(), 'mira');
    await user.selectOptions(screen.getByLabelText(t('common.language')), 'Русский');
    expect(await screen.findByLabelText(like('accounts.account', {}, 'ru'))).toHaveValue('mira');
    expect(document.documentElement).toHaveAttribute('lang', 'ru');
    expect(document.title).toBe('Войти · Quillhouse');
    await setLanguage('en');
  });
});

describe('after some wrong passwords', () => {
  const wrong = async (times: number) => {
    for (let tried = 0; tried < times; tried++)
      await server.call('POST', '/api/auth/login', { body: { account: 'mira', password: 'wrong' } });
  };

  test('the browser solves the captcha that the server wants, and signs in', long, async () => {
    await wrong(captchaAfter);
    easeCaptcha();
    await signIn('/');
    expect(await home()).toBeVisible();
    expect(requests.filter((call) => call === 'POST /api/auth/login')).toHaveLength(2);
  });

  test('each further try has a solution of its own, so that the right password is taken', long, async () => {
    await wrong(captchaAfter);
    easeCaptcha();
    const user = await signIn('/', { account: 'mira', password: 'wrong' });
    for (const typed of ['wrong again', password]) {
      await waitFor(() => expect(secret()).toHaveAccessibleDescription(t('errors.login')));
      await user.clear(secret());
      await user.type(secret(), typed);
      await user.click(press());
    }
    expect(await home()).toBeVisible();
  });

  test('a captcha that cannot be had is said, and tried again', long, async () => {
    await wrong(captchaAfter);
    cut('get', '/api/auth/captcha');
    const user = await signIn('/');
    expect(await screen.findByText(t('errors.offline'))).toBeVisible();
    expect(secret()).toHaveValue(password);
    mend();
    easeCaptcha();
    await user.click(press());
    expect(await home()).toBeVisible();
  });

  test('too many are counted down, and the time is over when it is over', long, async () => {
    refuse('post', '/api/auth/login', 429, 'errors.too_many', undefined, { args: { minutes: 1 }, retryAfter: 2 });
    const user = await signIn('/');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.too_many', { minutes: 1 }));
    expect(screen.getByRole('timer')).toHaveTextContent('0:02');
    expect(press()).toBeDisabled();
    mend();
    await waitFor(() => expect(press()).toBeEnabled());
    expect(screen.queryByRole('timer')).toBeNull();
    await user.click(press());
    expect(await home()).toBeVisible();
  });
});

describe('an author without a pen name', () => {
  test('chooses one first', async () => {
    await server.pool.query('update users set pen_name = null, pen_name_key = null');
    await signIn('/story?q=moon');
    expect(await screen.findByRole('heading', { name: t('accounts.shared.person.pen_name_title') })).toBeVisible();
    expect(location.hash).toBe(`#/login/name?redirect=${encodeURIComponent('/story?q=moon')}`);
  });

  test('who is of the staff needs none', async () => {
    await server.insert('user', { user_name: 'olga', role: 'content_manager', pen_name: null });
    await signIn('/', { account: 'olga', password });
    await waitFor(() => expect(location.hash).toMatch(/^#\/office/));
  });
});

describe('the way back', () => {
  test.each(
    sampleOneIn(3, [
      ['/story/form', '#/story/form'],
      ['/story?q=moon&page=2', '#/story?q=moon&page=2'],
    ]),
  )('from %s leads through sign-in and there again', async (path, hash) => {
    await signIn(path);
    await home();
    expect(location.hash).toBe(hash);
  });

  test.each(
    sampleOneIn(3, [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/login/login',
      'story',
    ]),
  )('to %s leads home', async (redirect) => {
    await signIn(`/login/login?redirect=${encodeURIComponent(redirect)}`);
    await home();
    await waitFor(() => expect(location.hash).toBe('#/home'));
    expect(location.host).toBe('localhost:3000');
  });

  test.each(sampleOneIn(3, ['/login', '/login/init', '/login/name', '/office/nowhere']))(
    'to sign-in is found from %s',
    async (path) => {
      open(path);
      expect(await account()).toBeVisible();
    },
  );
});

test.each(sampleOneIn(3, ['/login/login', '/login/login?mode=register']))(
  '%s says why to join, and by what terms',
  async (path) => {
    open(path);
    const claim = t('accounts.welcome_text', { smart_count: storyLanguages.length });
    expect(await screen.findByText(claim)).toBeVisible();
    const why = within(await screen.findByRole('list', { name: t('accounts.why.title') }));
    expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      (['share', 'bonus', 'paid'] as const).map(
        (reason) => t(`accounts.why.${reason}`, { share: '50%' }) + t(`accounts.why.${reason}_text`),
      ),
    );
    const rules = within(screen.getByRole('navigation', { name: t('accounts.why.rules') }));
    const addresses = rules.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['#/clause/termsOfService', '#/clause/privacyPolicy']);
  },
);
