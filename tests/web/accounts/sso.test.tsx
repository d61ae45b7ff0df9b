import { cleanup, screen, waitFor } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, passthrough } from 'msw';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listProviders } from '#domain/accounts/sso.calls.ts';
import { identities } from '#server/db/schema.ts';
import { createOpenIdProvider } from '#server/platform/openId.ts';
import { send } from '../../../src/lib/api/client.ts';
import { currentToken, currentUser } from '../../../src/lib/session/session.ts';
import { later } from '../../support/accounts.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import { openIdServer, redirect_uri } from '../../support/openId.ts';
import { password } from '../../support/records.ts';
import { codeAt, enrol } from '../../support/secondFactor.ts';
import { t } from '../../support/t.ts';
import {
  answer,
  requests,
  cut,
  hold,
  lose,
  mend as mendAll,
  network,
  open,
  refuse,
  server,
} from '../../support/web.tsx';
import { button, field } from '../support/accountScreen.ts';
import { accountButton, signOut } from '../support/shellScreen.ts';

const local = await openIdServer();
const startPath = '/api/auth/sso/local/start';
const finish = 'POST /api/auth/sso/login';
let url = '';

/** The provider is there, and the browser of the test stays here: where it was sent is remembered. */
const wire = () =>
  network.use(
    http.all(`${local.issuer}/*`, () => passthrough()),
    http.get(`*${startPath}`, async ({ request }) => {
      const body = await (await answer(request)).json();
      url = body.data.url;
      return HttpResponse.json({ ...body, data: { ...body.data, url: location.href } });
    }),
  );
const mend = () => {
  mendAll();
  wire();
};
beforeEach(() => {
  sessionStorage.clear();
  local.people.clear();
  server.services.providers = [createOpenIdProvider(local.settings, redirect_uri)];
  wire();
});
afterAll(() => {
  server.services.providers = [];
  local.close();
});

const verified = (name: string, email: string) => local.people.set(name, { email, email_verified: true });
const go = () => screen.findByRole('button', { name: t('accounts.sso.go', { provider: 'The Local' }) });
const isForm = () => screen.findByLabelText(t('accounts.account'));

/** Leaves for the provider, from a page that wants one signed in. */
async function leave(path = '/story'): Promise<void> {
  const user = open(path);
  await user.click(await go());
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  cleanup();
}
/** The page that the provider sends the browser to. */
function comeBack(parameters: Record<string, string>): UserEvent {
  history.replaceState(null, '', `/?${new URLSearchParams(parameters)}`);
  return open('');
}
async function signInAs(name: string, path?: string): Promise<UserEvent> {
  await leave(path);
  return comeBack({ ...(await local.signIn(url, name)), session_state: 'of-the-provider' });
}

describe('other providers', () => {
  test('are offered as the server lists them, and none where it lists none', async () => {
    open('/');
    expect(await go()).toBeVisible();
    expect(requests.filter((call) => call === 'GET /api/auth/sso')).toHaveLength(1);
  });

  test.each(
    sampleOneIn(3, [
      ['there are none', (): void => void (server.services.providers = [])],
      ['they are not known', () => cut('get', '/api/auth/sso')],
    ]),
  )('leave the form alone where %s', async (_, make) => {
    make();
    open('/');
    await isForm();
    // The page has asked before, and draws what it was answered before what is found after this.
    await send(listProviders, {}).catch(() => undefined);
    await isForm();
    expect(screen.queryByRole('group', { name: t('accounts.sso.title') })).toBeNull();
  });

  test('are left for once, however often the button is pressed', long, async () => {
    const release = hold('get', startPath);
    const user = open('/');
    await user.dblClick(await go());
    expect(button(t('accounts.sso.leaving', { provider: 'The Local' }))).toBeDisabled();
    release();
    await waitFor(() => expect(requests.filter((call) => call === `GET ${startPath}`)).toHaveLength(1));
  });

  test.each(
    sampleOneIn(3, [
      ['there is no network', () => cut('get', startPath), t('errors.offline')],
      [
        'the provider does not answer',
        () => refuse('get', startPath, 503, 'errors.sso_unavailable', undefined, { args: { provider: 'The Local' } }),
        t('errors.sso_unavailable', { provider: 'The Local' }),
      ],
    ]),
  )('say so where %s', async (_, fail, sentence) => {
    fail();
    const user = open('/');
    await user.click(await go());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await go()).toBeEnabled();
  });
});

describe('coming back', () => {
  test('signs in somebody new, who chooses a pen name and goes on to where they were going', async () => {
    verified('ann', 'ann@example.com');
    const user = await signInAs('ann');
    expect(location.href).not.toMatch(/code|state|iss/);
    await user.type(await field(t('accounts.shared.person.pen_name')), 'Ann Shore{Enter}');
    expect(await screen.findByRole('button', { name: /Ann Shore/ })).toBeVisible();
    await waitFor(() => expect(location.hash).toBe('#/story'));
    expect(location.search).toBe('');
    expect(sessionStorage).toHaveLength(0);
    expect(currentUser()).toMatchObject({ email: 'ann@example.com', username_generated: true });
  });

  test('takes all that came out of the address before anything is asked', async () => {
    verified('ann', 'ann@example.com');
    await leave();
    const back = await local.signIn(url, 'ann');
    requests.length = 0;
    network.use(
      http.all('*/api/*', ({ request }) => {
        expect(location.href).not.toContain(back.code);
        return answer(request);
      }),
    );
    comeBack(back);
    await field(t('accounts.shared.person.pen_name'));
    expect(requests.join()).not.toContain(back.code);
  });

  test('is finished once', long, async () => {
    verified('ann', 'ann@example.com');
    await leave();
    const back = await local.signIn(url, 'ann');
    const user = comeBack(back);
    await user.type(await field(t('accounts.shared.person.pen_name')), 'Ann Shore{Enter}');
    await signOut(user);
    expect(await isForm()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    comeBack(back);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.sso'));
    expect(requests.filter((call) => call === finish)).toHaveLength(1);
  });

  test('says that the provider refused, and asks the server nothing', async () => {
    await leave();
    comeBack({ error: 'access_denied', error_description: 'no', state: 'some' });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('accounts.sso.refused', { provider: 'The Local' }));
    expect(location.href).not.toMatch(/denied|state/);
    expect(await isForm()).toBeVisible();
    expect(requests).not.toContain(finish);
  });

  test('in a browser that did not begin it is refused here', async () => {
    verified('ann', 'ann@example.com');
    await leave();
    const back = await local.signIn(url, 'ann');
    sessionStorage.clear();
    comeBack(back);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.sso'));
    expect(requests).not.toContain(finish);
  });

  test('after too long a time is refused by the server', async () => {
    verified('ann', 'ann@example.com');
    await leave();
    const back = await local.signIn(url, 'ann');
    server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000);
    comeBack(back);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.sso'));
    expect(currentToken()).toBeNull();
    expect(await go()).toBeVisible();
  });

  test('without a network waits for one', long, async () => {
    verified('ann', 'ann@example.com');
    await leave();
    const back = await local.signIn(url, 'ann');
    cut('post', '/api/auth/sso/login');
    const user = comeBack(back);
    await screen.findByRole('heading', { name: t('pages.problem.offline') });
    mend();
    await user.dblClick(button(t('common.retry')));
    expect(await field(t('accounts.shared.person.pen_name'))).toBeVisible();
    expect(requests.filter((call) => call === finish)).toHaveLength(1);
  });

  test('is begun anew where the answer was lost', long, async () => {
    verified('ann', 'ann@example.com');
    await leave();
    const back = await local.signIn(url, 'ann');
    lose('post', '/api/auth/sso/login');
    const user = comeBack(back);
    await screen.findByRole('heading', { name: t('pages.problem.offline') });
    mend();
    await user.click(button(t('common.retry')));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.sso'));
  });

  test('changes nothing for who is signed in already', async () => {
    await leave();
    const mira = await server.insert('user', { user_name: 'mira', role: 'author_signed' });
    localStorage.token = await server.signIn(mira);
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    comeBack({ code: 'of-another', state: 'some' });
    expect(await accountButton()).toBeVisible();
    expect(location.href).not.toContain('of-another');
    expect(requests).not.toContain(finish);
  });
});

describe('an email that has an account', () => {
  const link = 'POST /api/user/sso/link';
  beforeEach(async () => {
    await server.insert('user', { user_name: 'mira', email: 'mira.rain@example.com', role: 'author_signed' });
    await server.insert('user', { user_name: 'otto', email: 'otto.b@example.com', role: 'author_signed' });
  });
  async function refused(): Promise<UserEvent> {
    verified('somebody', 'mira.rain@example.com');
    const user = await signInAs('somebody');
    expect(await screen.findByText(t('errors.sso_link', { provider: 'The Local' }))).toBeVisible();
    return user;
  }
  async function signIn(user: UserEvent, account?: string) {
    if (account) {
      await user.clear(await isForm());
      await user.type(await isForm(), account);
    }
    await user.type(await field(t('accounts.password')), `${password}{Enter}`);
  }

  test('is linked by signing in once, and signs in by itself from then on', async () => {
    const user = await refused();
    expect(await isForm()).toHaveValue('mira.rain@example.com');
    expect(await field(t('accounts.password'))).toHaveFocus();
    await signIn(user);
    expect(
      await screen.findByRole('heading', { name: t('accounts.sso.linked', { provider: 'The Local' }) }),
    ).toBeVisible();
    expect(button(t('accounts.sso.go_on'))).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await accountButton()).toBeVisible();
    await waitFor(() => expect(location.hash).toBe('#/story'));
    expect(await server.db.select().from(identities)).toMatchObject([{ subject: 'somebody' }]);
    await signOut(user);
    cleanup();
    await signInAs('somebody');
    expect(await accountButton()).toBeVisible();
    expect(currentUser()?.username).toBe('mira');
  });

  test('is said for as long as one looks for the password', long, async () => {
    const user = await refused();
    await user.click(screen.getByRole('link', { name: t('accounts.forgot') }));
    await screen.findByRole('heading', { name: t('accounts.forgot_title') });
    await user.click(screen.getByRole('link', { name: t('accounts.to_sign_in') }));
    expect(await screen.findByText(t('errors.sso_link', { provider: 'The Local' }))).toBeVisible();
  });

  test('is not linked to another account, which is open all the same', long, async () => {
    const user = await refused();
    await signIn(user, 'otto');
    expect(
      await screen.findByRole('heading', { name: t('accounts.sso.not_linked', { provider: 'The Local' }) }),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(t('accounts.sso.other_email', { provider: 'The Local' }));
    expect(await server.db.select().from(identities)).toEqual([]);
    await user.click(button(t('accounts.sso.go_on')));
    expect(await accountButton()).toBeVisible();
    expect(currentUser()?.username).toBe('otto');
  });

  test('is linked by a code of who has a second factor', long, async () => {
    const { secret } = await enrol(server, { id: 1 });
    const code = () => codeAt(secret, server.clock.now, 1);
    const user = await refused();
    await signIn(user);
    await user.type(await field(t('accounts.second.any_code')), `${code()}{Enter}`);
    await screen.findByText(t('accounts.shared.second.errors.needed'));
    later(server, 60);
    await user.type(await field(t('accounts.second.any_code')), `${code()}{Enter}`);
    await screen.findByRole('heading', { name: t('accounts.sso.linked', { provider: 'The Local' }) });
  });

  test('is linked when the network is back', long, async () => {
    const user = await refused();
    cut('post', '/api/user/sso/link');
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.offline'));
    mend();
    await user.dblClick(button(t('common.retry')));
    await user.click(await screen.findByRole('button', { name: t('accounts.sso.go_on') }));
    expect(await accountButton()).toBeVisible();
    expect(requests.filter((call) => call === link)).toHaveLength(1);
    expect(await server.db.select().from(identities)).toHaveLength(1);
  });
});
