import { screen, waitFor, within } from '@testing-library/react/pure';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paymentInfos } from '#server/db/schema.ts';
import { noteShown } from '../../../src/custom/statements/author/shownMonth.ts';
import { currentToken, currentUser } from '../../../src/lib/session/session.ts';
import { later } from '../../support/accounts.ts';
import { long } from '../../support/long.ts';
import { password, type RowOf } from '../../support/records.ts';
import { codeAt, enrol } from '../../support/secondFactor.ts';
import { t } from '../../support/t.ts';
import { keep, open, openAs, server } from '../../support/web.tsx';
import { button, field } from '../support/accountScreen.ts';

let mira: RowOf<'user'>;
beforeEach(async () => {
  mira = await server.insert('user', { user_name: 'mira', pen_name: 'Mira Rain', role: 'author_signed' });
});
afterEach(() => void (server.services.secondFactorRoles = []));

const code = (secret: string) => codeAt(secret, server.clock.now);
const press = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const anyCode = () => field(t('accounts.second.any_code'));
const readSecret = async () => (await screen.findByText(/^([A-Z2-7]{4} ?){8}$/)).textContent.replaceAll(' ', '');

async function typeSignIn(name: string) {
  const user = open('/login/login');
  await user.type(await field(t('accounts.account')), name);
  await user.type(await field(t('accounts.password')), password);
  await user.click(button(t('accounts.sign_in')));
  return user;
}

test('a sign-in asks for the code, keeps nothing before, and says that one is wrong', long, async () => {
  const { secret } = await enrol(server, mira);
  later(server, 60);
  const user = await typeSignIn('mira');
  await user.type(await anyCode(), '000000');
  await user.click(button(t('accounts.sign_in')));
  await waitFor(async () => expect(await anyCode()).toHaveAccessibleDescription(t('accounts.second.errors.code')));
  expect(currentToken()).toBeNull();
  await user.clear(await anyCode());
  await user.type(await anyCode(), code(secret));
  await user.click(button(t('accounts.sign_in')));
  await waitFor(() => expect(currentUser()).toMatchObject({ id: mira.id, email: mira.email, second_factor: 'on' }));
});

test('a sign-in whose second step comes too late begins anew', long, async () => {
  const { secret } = await enrol(server, mira);
  const user = await typeSignIn('mira');
  await user.type(await anyCode(), code(secret));
  later(server, 601);
  await user.click(button(t('accounts.sign_in')));
  await screen.findByText(t('accounts.second.late'));
  expect(await field(t('accounts.account'))).toHaveValue('mira');
});

test('is set up in the profile, and switched off there', long, async () => {
  const user = await openAs(mira, '/person');
  await user.click(await press(t('accounts.security.second.set_up')));
  await user.type(await field(t('accounts.password')), password);
  await user.click(await (await dialog()).findByRole('button', { name: t('accounts.security.second.set_up') }));
  const secret = await readSecret();
  await user.type(await field(t('accounts.second.code')), code(secret));
  await user.click(await press(t('accounts.security.second.switch_on')));
  await screen.findByText(t('accounts.security.second.switched_on'));
  expect((await dialog()).getAllByRole('listitem')).toHaveLength(10);
  await user.click(await press(t('accounts.security.second.kept')));
  await screen.findByText(new RegExp(t('accounts.security.second.left', { smart_count: 10 })));

  later(server, 60);
  await user.click(await press(t('accounts.security.second.renew')));
  expect(await screen.findByText(t('accounts.security.second.renew_text', { smart_count: 10 }))).toBeVisible();
  await user.type(await field(t('accounts.password')), password);
  await user.type(await anyCode(), code(secret));
  await user.click(await press(t('accounts.security.second.go_renew')));
  await user.click(await press(t('accounts.security.second.kept')));

  later(server, 60);
  await user.click(await press(t('accounts.security.second.off')));
  const off = await dialog();
  await user.type(await field(t('accounts.password')), password);
  await user.type(await anyCode(), code(secret));
  await user.click(off.getByRole('button', { name: t('accounts.security.second.off') }));
  await screen.findByText(t('accounts.security.second.switched_off'));
  await press(t('accounts.security.second.set_up'));
});

test('a role that must have one sees nothing else before', long, async () => {
  server.services.secondFactorRoles = ['translator'];
  await server.insert('user', { user_name: 'kay', role: 'translator' });
  const user = await typeSignIn('kay');
  await screen.findByRole('heading', { name: t('accounts.security.second.due') });
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.type(await field(t('accounts.password')), password);
  await user.click(await press(t('accounts.security.second.set_up')));
  await user.type(await field(t('accounts.second.code')), code(await readSecret()));
  await user.click(await press(t('accounts.security.second.switch_on')));
  await user.click(await press(t('accounts.security.second.kept')));
  await waitFor(() => expect(screen.queryAllByRole('navigation')).not.toEqual([]));
  expect(currentUser()!.second_factor).toBe('on');
});

test('payment details are saved once a code confirms them', long, async () => {
  const { secret, token } = await enrol(server, mira);
  later(server, 60);
  keep(mira, token);
  noteShown('9999-12');
  const user = open('/person?payment_type=3');
  await user.type(await field(t('payment-details.author.field.payee')), 'Mira Anand');
  await user.type(await field(t('payment-details.author.field.payee_account')), 'mira@example.com');
  await user.click(await press(t('accounts.shared.person.save')));
  await waitFor(async () =>
    expect(await anyCode()).toHaveAccessibleDescription(t('accounts.shared.second.errors.needed')),
  );
  expect(await server.db.$count(paymentInfos)).toBe(0);
  await user.type(await anyCode(), code(secret));
  await user.click(await press(t('accounts.shared.person.save')));
  await screen.findByText(t('payment-details.author.saved'));
  expect(await server.db.$count(paymentInfos)).toBe(1);
});
