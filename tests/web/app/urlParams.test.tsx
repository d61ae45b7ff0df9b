import { cleanup, screen, waitFor } from '@testing-library/react/pure';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentToken, currentUser } from '../../../src/lib/session/session.ts';
import { detectPlatform, trackTo } from '../../../src/lib/track.ts';
import { benefitPage } from '../../support/articles.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
import { requests, cut, keep, mend, open, openAs, server } from '../../support/web.tsx';
import { accountButton, signOut } from '../support/shellScreen.ts';

let mira: RowOf<'user'>;
let otto: RowOf<'user'>;
beforeEach(async () => {
  mira = await server.insert('user', { user_name: 'mira', pen_name: 'Mira', role: 'author_signed' });
  otto = await server.insert('user', { user_name: 'otto', pen_name: 'Otto', role: 'author_signed' });
});

describe('a token in the address', () => {
  test.each(
    sampleOneIn(3, [
      ['after the hash', (token: string) => `/#/story?page=2&token=${token}`],
      ['before it', (token: string) => `/?token=${token}#/story`],
    ]),
  )('%s signs in, leads home, and is gone before anything is asked', async (_, address) => {
    const token = await server.signIn(mira);
    const heard = vi.spyOn(server.app, 'fetch').mockImplementation((...request) => {
      expect(location.href).not.toContain(token);
      heard.mockRestore();
      return server.app.fetch(...request);
    });
    history.replaceState(null, '', address(token));
    open(location.hash.slice(1));
    expect(await accountButton()).toHaveTextContent('Mira');
    expect(location.href).toMatch(/\/#\/home$/);
    expect(localStorage.token).toBe(token);
    expect(requests[0]).toBe('GET /api/user/info');
    expect(requests.join()).not.toContain(token);
  });

  test('leads staff to their home', async () => {
    open(`/?token=${await server.signIn('cashier')}`);
    expect(await screen.findByRole('heading', { name: t('home.office.title') })).toBeVisible();
  });

  test('that is none leads to sign-in and is not kept', async () => {
    open('/home?token=invented');
    expect(await screen.findByLabelText(t('accounts.account'))).toBeVisible();
    expect(localStorage.token).toBeUndefined();
    expect(location.href).not.toContain('invented');
  });

  test('waits for a network, and then goes on', async () => {
    cut('get', '/api/user/info');
    const user = open(`/home?token=${await server.signIn(mira)}`);
    expect(await screen.findByRole('heading', { name: t('pages.problem.offline') })).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: t('common.retry') }));
    expect(await accountButton()).toHaveTextContent('Mira');
  });

  test('in an open tab is taken out of the address too', async () => {
    await benefitPage(server);
    open('/benefit');
    await screen.findByRole('heading', { name: t('pages.title.benefit') });
    location.hash = `#/benefit?token=${await server.signIn(mira)}`;
    expect(await accountButton()).toHaveTextContent('Mira');
    await waitFor(() => expect(location.hash).toBe('#/home'));
  });
});

test('the token that is held already leads home too', async () => {
  const token = await server.signIn(mira);
  keep(mira, token);
  open(`/story?token=${token}`);
  expect(await accountButton()).toHaveTextContent('Mira');
  expect(location.hash).toBe('#/home');
});

test('a token without a profile is asked whose it is', async () => {
  localStorage.token = await server.signIn(mira);
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  open('/comments');
  expect(await accountButton()).toHaveTextContent('Mira');
  expect(location.hash).toBe('#/comments');
});

describe('a token of somebody else', () => {
  async function follow() {
    const [own, other] = [await server.signIn(mira), await server.signIn(otto)];
    keep(mira, own);
    const user = open(`/story?token=${other}`);
    expect(await screen.findByRole('heading', { name: t('layout.switch.title') })).toBeVisible();
    expect(screen.getByText(t('layout.switch.text', { current: 'Mira', other: 'Otto' }))).toBeVisible();
    expect(location.hash).toBe('#/story');
    await waitFor(() => expect(new Set(requests)).toEqual(new Set(['GET /api/user/info', 'POST /api/track'])));
    expect(localStorage.token).toBe(own);
    return { user, own, other };
  }

  test('is taken when the user says so', async () => {
    const { user, other } = await follow();
    await user.click(screen.getByRole('button', { name: t('layout.switch.go', { other: 'Otto' }) }));
    expect(await accountButton()).toHaveTextContent('Otto');
    expect(localStorage.token).toBe(other);
    await waitFor(() => expect(location.hash).toBe('#/home'));
  });

  test('is dropped when the user stays', long, async () => {
    const { user, own } = await follow();
    await user.click(screen.getByRole('button', { name: t('layout.switch.stay', { current: 'Mira' }) }));
    expect(await accountButton()).toHaveTextContent('Mira');
    expect(localStorage.token).toBe(own);
    expect(location.hash).toBe('#/story');
  });

  test('is no question where it is the same account', async () => {
    keep(mira, await server.signIn(mira));
    const token = await server.signIn(mira);
    open(`/story?token=${token}`);
    expect(await accountButton()).toHaveTextContent('Mira');
    expect(localStorage.token).toBe(token);
  });

  test('is no question where the session of the one before has ended', async () => {
    keep(mira, 'an-ended-session-of-mira');
    const token = await server.signIn(otto);
    open(`/story?token=${token}`);
    expect(await accountButton()).toHaveTextContent('Otto');
    expect(localStorage.token).toBe(token);
    await waitFor(() => expect(location.hash).toBe('#/home'));
  });

  test('is no question where it signs in nobody', async () => {
    keep(mira, await server.signIn(mira));
    open('/story?token=invented');
    expect(await accountButton()).toHaveTextContent('Mira');
    expect(currentToken()).not.toBe('invented');
    expect(currentUser()?.username).toBe('mira');
  });
});

describe('tracking', () => {
  const sink = vi.fn<Parameters<typeof trackTo>[0] & object>();
  beforeEach(() => {
    sink.mockReset().mockResolvedValue(undefined);
    trackTo(sink);
  });
  afterEach(() => trackTo(undefined));

  test('tells the id and the platform at the first profile load, once a session', long, async () => {
    const user = await openAs(mira, '/home');
    await waitFor(() => expect(sink.mock.calls).toEqual([[{ user_id: mira.id, platform: 'web' }]]));
    cleanup();
    open('/home');
    await expect.poll(() => requests.filter((call) => call === 'GET /api/user/info').length).toBe(2);
    await signOut(user);
    expect(sink).toHaveBeenCalledOnce();
    await openAs(otto, '/home');
    await waitFor(() => expect(sink.mock.lastCall).toEqual([{ user_id: otto.id, platform: 'web' }]));
  });

  test('that fails is nobody’s trouble', async () => {
    sink.mockRejectedValue(new Error('blocked'));
    await openAs(mira, '/home');
    await waitFor(() => expect(sink).toHaveBeenCalled());
    expect(await accountButton()).toBeVisible();
  });

  test.each(
    sampleOneIn(3, [
      ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5],
      ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5],
      ['web', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0],
      ['android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5],
      ['web', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10],
    ]),
  )('knows %s by %s', (platform, userAgent, maxTouchPoints) => {
    expect(detectPlatform({ userAgent, maxTouchPoints })).toBe(platform);
  });
});
