import { screen, waitFor, within } from '@testing-library/react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { signOut } from '../../../src/lib/session/account.ts';
import { currentToken } from '../../../src/lib/session/session.ts';
import { long, sampleOneIn } from '../../support/long.ts';
import type { RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, hold, mend, openAs, server } from '../../support/web.tsx';
import { button, field } from '../support/accountScreen.ts';

let rain: RowOf<'user'>;
beforeEach(async () => {
  rain = await author('rain', 'letters@gmail.com', 'Mira Rain');
  await author('stranger', 'somebody@gmail.com', 'Some Body');
});
const author = (user_name: string, email: string, pen_name: string) =>
  server.insert('user', { role: 'author_unsigned', user_name, email, pen_name });

describe('a user name that was made up', () => {
  const open = async () => {
    await server.pool.query('update users set user_name_generated = true where id = $1', [rain.id]);
    const user = await openAs(rain, '/person');
    await user.click(
      await screen.findByRole('button', { name: `${t('accounts.shared.person.change')}: ${t('accounts.user_name')}` }),
    );
    return user;
  };
  const save = () => within(screen.getByRole('dialog')).getByRole('button', { name: t('accounts.shared.person.save') });

  test('is replaced once', long, async () => {
    const user = await open();
    await user.type(await field(t('accounts.user_name')), 'harbour');
    await user.dblClick(save());
    expect(await screen.findByText(t('accounts.shared.person.user_name_saved', { name: 'harbour' }))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      screen.queryByRole('button', { name: `${t('accounts.shared.person.change')}: ${t('accounts.user_name')}` }),
    ).toBeNull();
    expect(requests.filter((made) => made === 'POST /api/user/user-name')).toHaveLength(1);
  });

  test('is refused where it is taken, and where it was chosen elsewhere meanwhile', long, async () => {
    const user = await open();
    await user.type(await field(t('accounts.user_name')), 'stranger');
    await user.click(save());
    await waitFor(async () =>
      expect(await field(t('accounts.user_name'))).toHaveAccessibleDescription(like('validation.taken')),
    );
    await server.pool.query('update users set user_name_generated = false where id = $1', [rain.id]);
    await user.click(save());
    expect(await screen.findByText(t('errors.user_name_chosen'))).toBeVisible();
  });
});

describe('a user name that gives its owner away', () => {
  const region = { name: t('accounts.shared.person.name_tip') };
  const tip = () => screen.findByRole('region', region);
  const waitUntilGone = () => waitFor(() => expect(screen.queryByRole('region', region)).toBeNull());
  const open = async () => openAs(await author('harbour', 'harbour@gmail.com', 'Lena'), '/home');

  test.each(
    sampleOneIn(3, [
      [t('accounts.shared.person.name_tip_read'), 'POST /api/user/name-risk-tips/read'],
      [t('accounts.shared.person.name_tip_ignore'), 'POST /api/user/name-risk-tips/ignore'],
    ]),
  )('is told of until it is answered: %s', async (name, made) => {
    const user = await open();
    await tip();
    const release = hold('post', made.split(' ')[1]!);
    await user.dblClick(button(name));
    release();
    await waitUntilGone();
    expect(requests.filter((one) => one === made)).toHaveLength(1);
    expect((await server.call('GET', '/api/user/info', { token: currentToken()! })).data.name_risk_tip).toBe(false);
  });

  test('is replaced from where one is told of it', async () => {
    const user = await open();
    await tip();
    await user.click(button(t('accounts.shared.person.name_tip_change')));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(t('accounts.user_name')), 'Night Owl');
    await user.click(dialog.getByRole('button', { name: t('accounts.shared.person.save') }));
    expect(await screen.findByText(t('accounts.shared.person.user_name_saved', { name: 'Night Owl' }))).toBeVisible();
    await waitUntilGone();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await server.call('GET', '/api/user/info', { token: currentToken()! })).data).toMatchObject({
      username: 'Night Owl',
      name_risk_tip: false,
    });
  });

  test('covers no other page', async () => {
    await openAs(await author('harbour', 'harbour@gmail.com', 'Lena'), '/person');
    expect(await screen.findByText(t('accounts.shared.person.name_tip'))).toBeVisible();
    expect(screen.queryByRole('region', region)).toBeNull();
    expect(
      screen.getByRole('button', { name: `${t('accounts.shared.person.change')}: ${t('accounts.user_name')}` }),
    ).toBeVisible();
  });

  test('is told of again at the next sign-in where it was only closed', async () => {
    const user = await open();
    await tip();
    await user.click(button(t('common.close')));
    await waitUntilGone();
    expect(localStorage.name_risk_tip_shown).toBe('1');
    await signOut();
    expect(localStorage.name_risk_tip_shown).toBeUndefined();
  });

  test('is answered when the network is back', async () => {
    const user = await open();
    await tip();
    cut('post', '/api/user/name-risk-tips/read');
    await user.click(button(t('accounts.shared.person.name_tip_read')));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.offline'));
    mend();
    await user.click(button(t('accounts.shared.person.name_tip_read')));
    await waitUntilGone();
  });
});
