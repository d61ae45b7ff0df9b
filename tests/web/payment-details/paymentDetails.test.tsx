import { screen, within } from '@testing-library/react/pure';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { later } from '../../support/accounts.ts';
import { long } from '../../support/long.ts';
import { password, type RowOf } from '../../support/records.ts';
import { like, t } from '../../support/t.ts';
import { requests, openAs, server } from '../../support/web.tsx';
import { button, field } from '../support/accountScreen.ts';
import { answerLeaving } from '../support/shellScreen.ts';

const save = 'POST /api/user/payment/info';
const bank = {
  payment_type: 1,
  is_add_up: 0,
  account_name: 'Mira Aksenova',
  bank_no: '123456789012',
  account_bank: 'Banco do Mar',
  swift_code: 'BCOMPTPL',
  country_id_by_bank: 'PT',
  payee_bank_address: 'Rua do Farol 1',
  country_id_by_payee: 'PT',
  postcode: '4000123',
  payee_address: 'Rua da Maré 7',
};
const stored = async () => {
  const { data } = await server.call('GET', '/api/user/payment/info', { token: localStorage.token });
  return data as typeof bank & { payee: string };
};
const storeBank = async () => {
  const { status } = await server.call('POST', '/api/user/payment/info', {
    token: await server.signIn(mira),
    body: bank,
  });
  expect(status).toBe(200);
};
const fill = async (label: string, text: string) => {
  await user.click(await field(label));
  await user.paste(text);
};
const saved = () => screen.findByText(t('payment-details.author.saved'));

let mira: RowOf<'user'>;
let user: UserEvent;
beforeEach(async () => {
  mira = await server.insert('user', { user_name: 'mira', role: 'author_signed' });
});

test('a bank account is typed, checked field by field, and saved once', async () => {
  user = await openAs(mira, '/person?payment_type=1');
  await user.click(await screen.findByRole('button', { name: t('accounts.shared.person.save') }));
  expect(await field(t('payment-details.author.field.account_name'))).toHaveFocus();
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(9);
  await fill(t('payment-details.author.field.account_name'), bank.account_name);
  await user.type(await field(t('payment-details.author.field.bank_no')), '12 34');
  await fill(t('payment-details.author.field.account_bank'), bank.account_bank);
  expect(await field(t('payment-details.author.field.bank_no'))).toHaveAccessibleDescription(
    `${t('payment-details.author.bank_no_hint')} ${t('payment-details.shared.errors.bank_no')}`,
  );
  await user.clear(await field(t('payment-details.author.field.bank_no')));
  await fill(t('payment-details.author.field.bank_no'), bank.bank_no);
  await fill(t('payment-details.author.field.swift_code'), bank.swift_code.toLowerCase());
  await user.selectOptions(await field(t('payment-details.author.field.country_id_by_bank')), 'Portugal');
  await fill(t('payment-details.author.field.payee_bank_address'), bank.payee_bank_address);
  await user.selectOptions(await field(t('payment-details.author.field.country_id_by_payee')), 'Portugal');
  await fill(t('payment-details.author.field.postcode'), bank.postcode);
  await fill(t('payment-details.author.field.payee_address'), bank.payee_address);
  await user.click(
    within(screen.getByRole('group', { name: t('payment-details.author.threshold') })).getByLabelText('$100.00'),
  );
  await user.dblClick(button(t('accounts.shared.person.save')));
  await saved();
  expect(await stored()).toMatchObject({ ...bank, bank_no: '••••••••9012' });
  expect(requests.filter((call) => call === save)).toHaveLength(1);
});

test('a country with IBANs asks for one by example, and says what is wrong with it', long, async () => {
  await storeBank();
  user = await openAs(mira, '/person?payment_type=1');
  const iban = await field(t('payment-details.author.field.iban'));
  expect(iban).toHaveAccessibleDescription(
    like('payment-details.author.hint.iban', { country: 'Portugal', length: 25, code: 'PT' }),
  );
  await user.click(iban);
  await user.paste('PT50 0002 0123 1234 5678 9015 5');
  await user.tab();
  expect(iban).toHaveAccessibleDescription(expect.stringContaining(t('payment-details.shared.errors.iban_sum')));
  await user.clear(iban);
  await user.paste('PT50 0002 0123 1234 5678 9015 4');
  await user.clear(await field(t('payment-details.author.field.bank_no')));
  await user.click(button(t('accounts.shared.person.save')));
  await saved();
  expect(await stored()).toMatchObject({ iban: '•••••••••••••••••••••0154', bank_no: null });
});

test('a country without IBANs has no field for one, and post codes are shown as they look there', long, async () => {
  await storeBank();
  user = await openAs(mira, '/person?payment_type=1');
  await user.selectOptions(await field(t('payment-details.author.field.country_id_by_bank')), 'Japan');
  expect(screen.queryByLabelText(t('payment-details.author.field.iban'))).toBeNull();
  expect(await field(t('payment-details.author.field.bank_no'))).toHaveAccessibleDescription(
    like('payment-details.author.hint.digits', { country: 'Japan', digits: 7, example: '1234567' }),
  );
  await user.selectOptions(await field(t('payment-details.author.field.country_id_by_payee')), 'United Kingdom');
  const postcode = await field(t('payment-details.author.field.postcode'));
  expect(postcode).toHaveAccessibleDescription(
    t('payment-details.author.hint.example', { country: 'United Kingdom', example: 'SW1A 1AA' }),
  );
  await user.clear(postcode);
  await user.paste('SW1');
  await user.tab();
  expect(postcode).toHaveAccessibleDescription(
    expect.stringContaining(t('payment-details.shared.errors.postcode_letters', { example: 'SW1A 1AA' })),
  );
});

test('what is stored is shown, its number hidden, and another field changes without it', long, async () => {
  await storeBank();
  user = await openAs(mira, '/person?payment_type=');
  expect(await field(t('payment-details.author.field.bank_no'))).toHaveValue('••••••••9012');
  expect(
    screen.getByText(t('payment-details.author.now', { type: t('payment-details.shared.type.bank') })),
  ).toBeVisible();
  await fill(t('payment-details.author.field.payee_address'), ', Porto');
  await user.click(button(t('accounts.shared.person.save')));
  await saved();
  expect(await stored()).toMatchObject({ payee_address: 'Rua da Maré 7, Porto', bank_no: '••••••••9012' });
});

test(
  'another way to be paid says that it takes the place of the present one, and that payouts wait',
  long,
  async () => {
    await storeBank();
    user = await openAs(mira, '/person?payment_type=1');
    await user.click(await screen.findByRole('link', { name: t('payment-details.shared.type.paypal') }));
    expect(await screen.findByText(t('payment-details.author.other'))).toBeVisible();
    await fill(t('payment-details.author.field.payee'), 'Mira');
    await fill(t('payment-details.author.field.payee_account'), 'mira@quill.test');
    await user.click(button(t('accounts.shared.person.save')));
    await saved();
    expect(await screen.findByText(t('payment-details.author.hold', { date: 'Mar 17, 2026' }))).toBeVisible();
    expect(await stored()).toMatchObject({ payment_type: 3, payee: 'Mira', account_name: bank.account_name });
  },
);

test('who signed in a while ago gives the password, and nothing typed is lost', long, async () => {
  user = await openAs(mira, '/person?payment_type=6');
  later(server, 16 * 60);
  await fill(t('payment-details.author.field.payoneer_payee'), 'Mira');
  await fill(t('payment-details.author.field.payoneer_account'), 'mira-77');
  await user.click(button(t('accounts.shared.person.save')));
  const proof = await field(t('accounts.password'));
  expect(proof).toHaveFocus();
  expect(proof).toHaveAccessibleDescription(t('errors.confirm_password'));
  await user.type(proof, 'wrong-horse-1{Enter}');
  await screen.findByText(t('errors.wrong_password'));
  await user.clear(proof);
  await user.type(proof, `${password}{Enter}`);
  await saved();
  expect(await stored()).toMatchObject({ payment_type: 6 });
});

test('what is not saved is asked about before another way is looked at', async () => {
  user = await openAs(mira, '/person?payment_type=6');
  await fill(t('payment-details.author.field.payoneer_account'), 'mira-77');
  await user.click(screen.getByRole('link', { name: t('payment-details.shared.type.paypal') }));
  await answerLeaving(user, 'keep');
  expect(await field(t('payment-details.author.field.payoneer_account'))).toHaveValue('mira-77');
});

test('during a transfer nothing can be changed, and the page says why', async () => {
  await storeBank();
  await server.insert('statement', { author_id: mira.id, status: 'submitted' });
  user = await openAs(mira, '/person?payment_type=1');
  expect(await field(t('payment-details.author.field.bank_no'))).toBeDisabled();
  expect(screen.getByText(t('payment-details.shared.errors.locked'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('accounts.shared.person.save') })).toBeNull();
});
