import { cleanup, screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, passthrough } from 'msw';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { identities } from '#server/db/schema.ts';
import { createOpenIdProvider } from '#server/platform/openId.ts';
import { later } from '../../support/accounts.ts';
import { long } from '../../support/long.ts';
import { openIdServer, redirect_uri } from '../../support/openId.ts';
import { password, type RowOf } from '../../support/records.ts';
import { t } from '../../support/t.ts';
import { answer, requests, cut, mend, network, open, openAs, server } from '../../support/web.tsx';
import { button, field } from '../support/accountScreen.ts';

const local = await openIdServer();
const finish = 'POST /api/user/sso/finish';
let mira: RowOf<'user'>;
let url = '';

beforeEach(async () => {
  sessionStorage.clear();
  local.people.clear();
  server.services.providers = [createOpenIdProvider(local.settings, redirect_uri)];
  mira = await server.insert('user', { user_name: 'mira', role: 'author_signed' });
  network.use(
    http.all(`${local.issuer}/*`, () => passthrough()),
    // The browser of the test stays here: where it was sent is remembered.
    http.post('*/api/user/sso/local/start', async ({ request }) => {
      const response = await answer(request);
      const body = await response.json();
      if (response.status !== 200) return HttpResponse.json(body, { status: response.status });
      url = body.data.url;
      return HttpResponse.json({ ...body, data: { ...body.data, url: location.href } });
    }),
  );
});
afterAll(() => {
  server.services.providers = [];
  local.close();
});

const linked = () => server.db.select().from(identities);
const has = (subject = 'm') =>
  server.db.insert(identities).values({
    issuer: local.issuer,
    subject,
    user_id: mira.id,
    email: 'm@example.com',
    created_at: server.clock.now.toISOString(),
  });
const region = async () =>
  within((await screen.findByRole('heading', { name: t('accounts.sso.title') })).closest('section')!);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function leave(): Promise<void> {
  const user = await openAs(mira, '/person');
  await user.click(
    await screen.findByRole('button', { name: t('accounts.shared.person.provider_link', { provider: 'The Local' }) }),
  );
  await user.type(await field(t('accounts.password')), password);
  await user.click(
    (await dialog(t('accounts.shared.person.provider_link', { provider: 'The Local' }))).getByRole('button', {
      name: t('accounts.shared.person.provider_go', { provider: 'The Local' }),
    }),
  );
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  cleanup();
}
function comeBack(parameters: Record<string, string>): UserEvent {
  history.replaceState(null, '', `/?${new URLSearchParams(parameters)}`);
  return open('');
}

describe('linked providers', () => {
  test('are not spoken of where there are none to link', async () => {
    server.services.providers = [];
    await openAs(mira, '/person');
    await screen.findByText(t('accounts.shared.person.device_seen', { time: 'Mar 10, 2026, 4:00 AM' }));
    await waitFor(() => expect(requests).toContain('GET /api/user/sso'));
    expect(screen.queryByRole('heading', { name: t('accounts.sso.title') })).toBeNull();
  });

  test('are listed with email and date, and one that is linked is not offered again', async () => {
    await has();
    await openAs(mira, '/person');
    const inside = await region();
    expect(inside.getByText('The Local')).toBeVisible();
    expect(inside.getByText('m@example.com')).toBeVisible();
    expect(
      inside.getByText(t('accounts.shared.person.provider_since', { time: 'Mar 10, 2026, 4:00 AM' })),
    ).toBeVisible();
    expect(
      inside.queryByRole('button', { name: t('accounts.shared.person.provider_link', { provider: 'The Local' }) }),
    ).toBeNull();
  });

  test('can be loaded again when the network is back', long, async () => {
    await has();
    cut('get', '/api/user/sso');
    const user = await openAs(mira, '/person');
    const alert = await (await region()).findByRole('alert');
    mend();
    await user.click(within(alert).getByRole('button'));
    expect(await screen.findByText('m@example.com')).toBeVisible();
  });
});

describe('linking', () => {
  test('leads to the provider and back to the page, which says so', long, async () => {
    local.people.set('m', { email: 'm@example.com', email_verified: true });
    await leave();
    comeBack({ ...(await local.signIn(url, 'm')), session_state: 'of-the-provider' });
    expect(
      await screen.findByText(t('accounts.shared.person.provider_linked', { provider: 'The Local' })),
    ).toBeVisible();
    expect(await screen.findByText('m@example.com')).toBeVisible();
    expect(location.hash).toBe('#/person');
    expect(location.href).not.toMatch(/code|state/);
    expect(sessionStorage).toHaveLength(0);
    expect(requests.filter((call) => call === finish)).toHaveLength(1);
    expect(await linked()).toMatchObject([{ subject: 'm', user_id: mira.id }]);
  });

  test('says where the provider refused, and asks the server nothing', long, async () => {
    await leave();
    comeBack({ error: 'access_denied', state: 'some' });
    expect(
      await screen.findByText(t('accounts.shared.person.provider_not_linked', { provider: 'The Local' })),
    ).toBeVisible();
    expect(requests).not.toContain(finish);
  });

  test('says where it took too long', long, async () => {
    await leave();
    const hand = await local.signIn(url, 'm');
    later(server, 11 * 60);
    comeBack(hand);
    expect(
      await screen.findByText(t('accounts.shared.person.provider_not_linked', { provider: 'The Local' })),
    ).toBeVisible();
    expect(await linked()).toEqual([]);
  });

  test('says where the person signs another account in', long, async () => {
    const { id: user_id } = await server.insert('user');
    await server.db
      .insert(identities)
      .values({ issuer: local.issuer, subject: 'm', user_id, created_at: server.clock.now.toISOString() });
    await leave();
    comeBack(await local.signIn(url, 'm'));
    expect(await screen.findByText(t('errors.sso_taken', { provider: 'The Local' }))).toBeVisible();
  });

  test('wants the password, and says at it that it is wrong', long, async () => {
    const user = await openAs(mira, '/person');
    await user.click(
      await screen.findByRole('button', { name: t('accounts.shared.person.provider_link', { provider: 'The Local' }) }),
    );
    await user.type(await field(t('accounts.password')), 'not-mine-1{Enter}');
    await waitFor(async () =>
      expect(await field(t('accounts.password'))).toHaveAccessibleDescription(t('errors.wrong_password')),
    );
    await user.clear(await field(t('accounts.password')));
    await user.keyboard(`${password}{Enter}`);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
  });
});

describe('unlinking', () => {
  const start = async () => {
    const user = await openAs(mira, '/person');
    await user.click(
      await screen.findByRole('button', {
        name: t('accounts.shared.person.provider_unlink_named', { provider: 'The Local' }),
      }),
    );
    return user;
  };
  const confirm = async () =>
    (await dialog(t('accounts.shared.person.provider_unlink_named', { provider: 'The Local' }))).getByRole('button', {
      name: t('accounts.shared.person.provider_unlink'),
    });

  test('is asked about, done once, and said', long, async () => {
    await has();
    const user = await start();
    await user.dblClick(await confirm());
    expect(
      await screen.findByText(t('accounts.shared.person.provider_unlinked', { provider: 'The Local' })),
    ).toBeVisible();
    await closed();
    expect(
      await screen.findByRole('button', { name: t('accounts.shared.person.provider_link', { provider: 'The Local' }) }),
    ).toBeVisible();
    expect(await linked()).toEqual([]);
    expect(requests.filter((call) => call === 'POST /api/user/sso/1/unlink')).toHaveLength(1);
  });

  test('can be left', long, async () => {
    await has();
    const user = await start();
    await user.click(button(t('common.cancel')));
    await closed();
    expect(button(t('accounts.shared.person.provider_unlink_named', { provider: 'The Local' }))).toHaveFocus();
    expect(await linked()).toHaveLength(1);
  });

  test('says why it did not happen, and works when the network is back', long, async () => {
    await has();
    const user = await start();
    cut('post', '/api/user/sso/1/unlink');
    await user.click(await confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.offline'));
    mend();
    await user.click(await confirm());
    await closed();
  });

  test('is not offered for the only way in, which says so', async () => {
    await has();
    await server.pool.query('update users set password_generated = true');
    await openAs(mira, '/person');
    expect(await screen.findByText(t('accounts.shared.person.provider_only_way'))).toBeVisible();
    expect(
      screen.queryByRole('button', {
        name: t('accounts.shared.person.provider_unlink_named', { provider: 'The Local' }),
      }),
    ).toBeNull();
  });
});
