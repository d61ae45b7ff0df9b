import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { currentUser } from '../../../src/lib/session/session.ts';
import { later } from '../../support/accounts.ts';
import { long } from '../../support/long.ts';
import { password, type RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, cut, hold, mend, openAs, server, setLanguage } from '../../support/web.tsx';
import { button, field, newSecret, typeCode, typeNewPassword } from '../support/accountScreen.ts';
import { openAccountMenu } from '../support/shellScreen.ts';

let mira: RowOf<'user'>;
beforeEach(async () => {
  mira = await server.insert('user', {
    user_name: 'mira',
    pen_name: 'Mira Rain',
    email: 'letters@example.com',
    role: 'author_signed',
  });
});
const save = () => within(screen.getByRole('dialog')).getByRole('button', { name: t('accounts.shared.person.save') });
const change = (what: string) => `${t('accounts.shared.person.change')}: ${what}`;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('changing the password', () => {
  const change = 'POST /api/user/change/password';

  async function open(): Promise<UserEvent> {
    const user = await openAs(mira, '/home');
    await openAccountMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: t('layout.change_password') }));
    await screen.findByRole('dialog', { name: t('layout.change_password') });
    return user;
  }
  async function fill(old = password) {
    const user = await open();
    await user.type(await field(t('accounts.shared.person.password_old')), old);
    await typeNewPassword(user, t('accounts.new_password'));
    return user;
  }

  test('wants each field, when it is left and when the form is sent', long, async () => {
    const user = await open();
    await user.click(await field(t('accounts.shared.person.password_old')));
    await user.tab();
    expect(await field(t('accounts.shared.person.password_old'))).toHaveAccessibleDescription(
      t('validation.password_old'),
    );
    expect(await field(t('accounts.new_password'))).toBeValid();
    await user.click(save());
    expect(await field(t('accounts.shared.person.password_old'))).toHaveFocus();
    expect(await field(t('accounts.new_password'))).toHaveAccessibleDescription(like('validation.password_new'));
    expect(await field(t('accounts.repeat_password'))).toHaveAccessibleDescription(t('validation.password_again'));
    await user.type(await field(t('accounts.new_password')), 'lantern-4');
    await user.type(await field(t('accounts.repeat_password')), 'lantern-5');
    await user.click(save());
    expect(await field(t('accounts.repeat_password'))).toHaveAccessibleDescription(
      t('validation.new_passwords_differ'),
    );
    expect(requests).not.toContain(change);
  });

  test('says Success, keeps this session and ends the others', long, async () => {
    await server.signIn(mira);
    const user = await fill();
    expect(await screen.findAllByText(like('accounts.shared.person.device_seen'))).toHaveLength(2);
    await user.click(save());
    expect(await screen.findByText(t('accounts.shared.person.password_changed'))).toBeVisible();
    await closed();
    expect(location.hash).toBe('#/person');
    await waitFor(() => expect(screen.getAllByText(like('accounts.shared.person.device_seen'))).toHaveLength(1));
    const { status } = await server.call('POST', '/api/auth/login', { body: { account: 'mira', password: newSecret } });
    expect(status).toBe(200);
  });

  test('says at the old password that it is wrong', long, async () => {
    const user = await fill('not-mine-1');
    await user.click(save());
    await waitFor(async () =>
      expect(await field(t('accounts.shared.person.password_old'))).toHaveAccessibleDescription(
        t('errors.wrong_password'),
      ),
    );
    expect(await field(t('accounts.shared.person.password_old'))).toHaveFocus();
    expect(await field(t('accounts.new_password'))).toHaveValue(newSecret);
  });

  test('is one call, however often the button is pressed', long, async () => {
    const user = await fill();
    const release = hold('post', '/api/user/change/password');
    await user.dblClick(save());
    release();
    await closed();
    expect(requests.filter((call) => call === change)).toHaveLength(1);
  });

  test('works when the network is back', long, async () => {
    const user = await fill();
    cut('post', '/api/user/change/password');
    await user.click(save());
    expect(await screen.findByText(t('errors.offline'))).toBeVisible();
    mend();
    await user.click(save());
    await closed();
  });

  test('is for staff too, by their own rule, and in Chinese', async () => {
    await setLanguage('zh-CN');
    const user = await openAs('cashier', '/person?view=password');
    const dialog = within(await screen.findByRole('dialog', { name: t('layout.change_password', {}, 'zh-CN') }));
    expect(dialog.getByText(t('accounts.rule.length', { min: 6, max: 64 }, 'zh-CN'))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: t('accounts.shared.person.save', {}, 'zh-CN') }));
    expect(await field(t('accounts.shared.person.password_old', {}, 'zh-CN'))).toHaveAccessibleDescription(
      t('validation.password_old', {}, 'zh-CN'),
    );
    await setLanguage('en');
  });
});

describe('a password that nobody knows', () => {
  beforeEach(() => server.pool.query('update users set password_generated = true'));

  test('is not asked for: the page says how to choose one', async () => {
    await openAs(mira, '/person?view=password');
    expect(await screen.findByText(like('accounts.shared.person.password_none'))).toBeVisible();
    expect(screen.queryByRole('button', { name: change(t('accounts.password')) })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is no way to confirm another email: a new sign-in is', async () => {
    const user = await openAs(mira, '/person');
    await user.click(await screen.findByRole('button', { name: change(t('accounts.email')) }));
    later(server, 3600);
    await user.type(await field(t('accounts.shared.person.email_new')), 'rain@example.com');
    await user.click(button(t('accounts.send_code')));
    expect(await screen.findByText(like('errors.sign_in_again'))).toBeVisible();
    expect(screen.queryByLabelText(t('accounts.password'))).toBeNull();
    expect(server.emails).toHaveLength(0);
  });
});

describe('changing the email', () => {
  const open = async () => {
    const user = await openAs(mira, '/person');
    await user.click(await screen.findByRole('button', { name: change(t('accounts.email')) }));
    return user;
  };

  test('takes the code that was mailed to the new address', async () => {
    const user = await open();
    await user.type(await field(t('accounts.shared.person.email_new')), 'rain@example.com');
    await typeCode(user);
    expect(server.emails[0]?.to).toBe('rain@example.com');
    await user.click(save());
    await closed();
    expect(await screen.findByText('rain@example.com')).toBeVisible();
    expect(currentUser()?.email).toBe('rain@example.com');
    expect(server.emails.at(-1)?.to).toBe('letters@example.com');
  });

  test('asks for the password where the sign-in is long ago', long, async () => {
    const user = await open();
    later(server, 3600);
    await user.type(await field(t('accounts.shared.person.email_new')), 'rain@example.com');
    await user.click(button(t('accounts.send_code')));
    expect(await screen.findByText(t('errors.confirm_password'))).toBeVisible();
    await user.type(await field(t('accounts.password')), 'not-mine-1');
    await user.click(button(t('accounts.send_code')));
    await waitFor(async () =>
      expect(await field(t('accounts.password'))).toHaveAccessibleDescription(t('errors.wrong_password')),
    );
    await user.clear(await field(t('accounts.password')));
    await user.type(await field(t('accounts.password')), password);
    await typeCode(user);
    await user.click(save());
    await closed();
    expect(currentUser()?.email).toBe('rain@example.com');
  });

  test('is refused where the address is the present one', async () => {
    const user = await open();
    await user.type(await field(t('accounts.shared.person.email_new')), 'letters@example.com');
    await user.click(button(t('accounts.send_code')));
    await waitFor(async () =>
      expect(await field(t('accounts.shared.person.email_new'))).toHaveAccessibleDescription(t('validation.taken')),
    );
  });

  test('is left by Escape, and nothing changed', async () => {
    const user = await open();
    await user.type(await field(t('accounts.shared.person.email_new')), 'rain@example.com');
    screen.getByRole('dialog').dispatchEvent(new Event('cancel'));
    await closed();
    expect(currentUser()?.email).toBe('letters@example.com');
  });
});

describe('changing the pen name', () => {
  const open = async () => {
    const user = await openAs(mira, '/person');
    await user.click(await screen.findByRole('button', { name: change(t('accounts.shared.person.pen_name')) }));
    await user.clear(await field(t('accounts.shared.person.pen_name')));
    return user;
  };

  const once = t('errors.pen_name_changed');

  test('is done once, and not offered again', async () => {
    const user = await open();
    await user.type(await field(t('accounts.shared.person.pen_name')), 'Rain Mira{Enter}');
    expect(await screen.findByText(t('accounts.shared.person.pen_name_saved', { name: 'Rain Mira' }))).toBeVisible();
    await closed();
    expect(screen.getByText(once)).toBeVisible();
    expect(screen.queryByRole('button', { name: change(t('accounts.shared.person.pen_name')) })).toBeNull();
  });

  test('gives the focus to the page where its button is gone', async () => {
    const user = await open();
    await user.type(await field(t('accounts.shared.person.pen_name')), 'Rain Mira{Enter}');
    await closed();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('is refused where it was changed in another window', async () => {
    const user = await open();
    await server.pool.query('update users set pen_name_changed = true');
    await user.type(await field(t('accounts.shared.person.pen_name')), 'Rain Mira{Enter}');
    expect(await screen.findByText(once)).toBeVisible();
  });

  test('is not offered to staff', async () => {
    await openAs('editor', '/person');
    expect(await screen.findByText(t('accounts.user_name'))).toBeVisible();
    expect(screen.queryByText(t('accounts.shared.person.pen_name'))).toBeNull();
    expect(screen.queryByRole('link', { name: t('accounts.shared.person.payment') })).toBeNull();
  });
});

describe('devices', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1';
  const elsewhere = (agent: string) =>
    server.call('POST', '/api/auth/login', { body: { account: 'mira', password }, headers: { 'user-agent': agent } });

  test('are named, with the present one marked, and ended one by one', async () => {
    await elsewhere(phone);
    const user = await openAs(mira, '/person');
    const row = (await screen.findByText('Safari · iPhone')).closest('li')!;
    expect(
      within(row).getByText(like('accounts.shared.person.device_seen', { time: 'Mar 10, 2026, 4:00 AM' })),
    ).toBeVisible();
    const own = screen.getByText(t('accounts.shared.person.device_this')).closest('li')!;
    expect(within(own).queryByRole('button')).toBeNull();
    await user.click(
      within(row).getByRole('button', {
        name: t('accounts.shared.person.device_end_named', { device: 'Safari · iPhone' }),
      }),
    );
    expect(await screen.findByText(t('accounts.shared.person.device_ended'))).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull());
  });

  test('are ended all at once, but for the present one', async () => {
    const { data } = await elsewhere(phone);
    await elsewhere('curl/8');
    const user = await openAs(mira, '/person');
    await user.dblClick(await screen.findByRole('button', { name: t('accounts.shared.person.devices_end_others') }));
    await waitFor(() => expect(screen.getAllByText(like('accounts.shared.person.device_seen'))).toHaveLength(1));
    expect(screen.queryByRole('button', { name: t('accounts.shared.person.devices_end_others') })).toBeNull();
    expect((await server.call('GET', '/api/user/info', { token: data.token })).status).toBe(401);
    expect(requests.filter((call) => call === 'DELETE /api/user/sessions')).toHaveLength(1);
  });

  test('that cannot be listed are asked for again', async () => {
    cut('get', '/api/user/sessions');
    const user = await openAs(mira, '/person');
    expect(await screen.findByRole('alert')).toHaveTextContent(t('errors.offline'));
    mend();
    await user.click(screen.getByRole('button', { name: t('common.retry') }));
    expect(await screen.findByText(t('accounts.shared.person.device_this'))).toBeVisible();
  });
});

test('payment details have a view of their own, and the page says that there are none', async () => {
  const user = await openAs(mira, '/person?payment_type=3');
  expect(await screen.findByText(like('payment-details.author.none'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('accounts.shared.person.payment') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(screen.getByRole('link', { name: t('accounts.shared.person.profile') }));
  expect(await screen.findByText(t('accounts.shared.person.device_this'))).toBeVisible();
  expect(location.hash).toBe('#/person');
});
