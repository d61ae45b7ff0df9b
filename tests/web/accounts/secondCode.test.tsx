import { screen, waitFor, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { identities, tables } from '#server/db/schema.ts';
import { currentUser } from '../../../src/lib/session/session.ts';
import { later } from '../../support/accounts.ts';
import { long } from '../../support/long.ts';
import { password, type RowOf } from '../../support/records.ts';
import { codeAt, enrol } from '../../support/secondFactor.ts';
import { t } from '../../support/t.ts';
import { keep, open, server } from '../../support/web.tsx';
import { button, field, typeCode } from '../support/accountScreen.ts';

let rain: RowOf<'user'>;
let secret: string;
let token: string;
beforeEach(async () => {
  rain = await server.insert('user', {
    user_name: 'rain',
    pen_name: 'Mira Rain',
    role: 'author_signed',
    email: 'letters@gmail.com',
  });
  ({ secret, token } = await enrol(server, rain));
  later(server, 60);
});

function enter(address: string): UserEvent {
  keep(rain, token);
  return open(address);
}
const anyCode = () => field(t('accounts.second.any_code'));
const typeAnyCode = async (user: UserEvent) => user.type(await anyCode(), codeAt(secret, server.clock.now));
const change = (what: string) => `${t('accounts.shared.person.change')}: ${what}`;
const isAsked = async () => {
  await screen.findByText(t('accounts.shared.second.errors.needed'));
  await anyCode();
};

test('a merge asks for a code', long, async () => {
  const moon = await server.insert('user', {
    user_name: 'moon',
    pen_name: 'Ada Moon',
    role: 'author_unsigned',
    email: 'letters+b@gmail.com',
  });
  const user = enter('/login/init');
  await user.click(await screen.findByRole('radio', { name: /^rain/ }));
  await user.type(await field(t('accounts.shared.merge.password', { name: 'rain' })), password);
  await user.type(await field(t('accounts.shared.merge.type', { name: 'rain' })), 'rain');
  const press = () => user.click(button(t('accounts.shared.merge.merge', { smart_count: 1 })));
  const isClosed = async () =>
    (await server.db.select().from(tables.user)).find(({ id }) => id === moon.id)!.status === 'closed';
  await press();
  await isAsked();
  expect(await isClosed()).toBe(false);
  await typeAnyCode(user);
  await press();
  await waitFor(async () => expect(await isClosed()).toBe(true));
});

test('another email asks for a code, which may stay where the email is refused', long, async () => {
  const user = enter('/person');
  await user.click(await screen.findByRole('button', { name: change(t('accounts.email')) }));
  const email = await field(t('accounts.shared.person.email_new'));
  await user.type(email, 'letters@gmail.com');
  await user.click(button(t('accounts.send_code')));
  await isAsked();
  await user.type(await anyCode(), '000000');
  await user.click(button(t('accounts.send_code')));
  await waitFor(async () => expect(await anyCode()).toHaveAccessibleDescription(t('accounts.second.errors.code')));
  await user.clear(await anyCode());
  await typeAnyCode(user);
  await user.click(button(t('accounts.send_code')));
  await waitFor(() => expect(email).toHaveAccessibleDescription(t('validation.taken')));
  await user.clear(email);
  await user.type(email, 'rain@example.com');
  await typeCode(user);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: t('accounts.shared.person.save') }),
  );
  await waitFor(() => expect(currentUser()?.email).toBe('rain@example.com'));
});

test('unlinking a provider asks for a code', long, async () => {
  const created_at = server.clock.now.toISOString();
  await server.db
    .insert(identities)
    .values({ issuer: 'https://gone.example', subject: 'm', user_id: rain.id, created_at });
  const user = enter('/person');
  await user.click(
    await screen.findByRole('button', {
      name: t('accounts.shared.person.provider_unlink_named', { provider: 'gone.example' }),
    }),
  );
  const press = async () =>
    user.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: t('accounts.shared.person.provider_unlink'),
      }),
    );
  await press();
  await isAsked();
  await typeAnyCode(user);
  await press();
  await waitFor(async () => expect(await server.db.$count(identities)).toBe(0));
});
