import { expect, test } from 'vitest';
import { findMissingField, summarizePaymentDetails } from '#domain/payment-details/paymentDetails.ts';
import { isWholePaymentDetails } from '#domain/payment-details/paymentForm.ts';

const iban = 'FR1420041010050500013M02606';
const bank = {
  account_name: 'Mira Anand',
  bank_no: '123456786789',
  account_bank: 'Banque du Rhône',
  country_id_by_bank: 'FR',
  payee_bank_address: '1 Place Bellecour, Lyon',
  swift_code: 'BRHOFR2L',
  country_id_by_payee: 'IN',
  postcode: '69002',
  payee_address: '12 Rue Longue, Lyon',
  is_add_up: 0,
};

test.each([
  ['bank', bank, undefined],
  ['bank', {}, 'account_name'],
  ['bank', { ...bank, is_add_up: null }, 'is_add_up'],
  ['bank', { ...bank, swift_code: null, account_bank: undefined }, 'account_bank'],
  ['bank', { ...bank, payee_address: null, postcode: null }, 'postcode'],
  ['bank', { ...bank, bank_no: '' }, undefined],
  ['bank', { ...bank, bank_no: null }, 'bank_no'],
  ['bank', { ...bank, bank_no: null, iban }, undefined],
  ['paypal', {}, 'payee'],
  ['paypal', { payee: 'Mira' }, 'payee_account'],
  ['paypal', { payee: '', payee_account: '' }, undefined],
  ['payoneer', {}, undefined],
] as const)('of %s with %j the dialog misses %s', (type, info, field) => {
  expect(findMissingField(type, info)).toBe(field);
});

test.each([
  ['bank', bank, true],
  ['bank', { ...bank, postcode: 'A1' }, false],
  ['bank', { ...bank, postcode: 'SW1A 1AA', country_id_by_payee: 'GB' }, true],
  ['bank', { ...bank, bank_no: null }, false],
  ['bank', { ...bank, bank_no: null, iban }, true],
  ['bank', { ...bank, iban: iban.replace('606', '660') }, false],
  ['bank', { ...bank, swift_code: 'BRHODE2L' }, false],
  ['bank', { ...bank, is_add_up: null }, false],
  ['bank', { ...bank, payee_address: ' ' }, false],
  ['bank', { ...bank, payee: null }, true],
  ['paypal', { payee: 'Mira', payee_account: 'mira@example.com' }, true],
  ['paypal', { payee: 'Mira', payee_account: 'mira' }, false],
  ['paypal', bank, false],
  ['payoneer', { payoneer_payee: 'Mira', payoneer_account: '1' }, true],
  ['payoneer', { payoneer_payee: 'Mira' }, false],
] as const)('the form of %s would take %j: %s', (type, info, whole) =>
  expect(isWholePaymentDetails(type, info)).toBe(whole),
);

test.each([
  ['bank', bank, 'Mira Anand', '••••••••6789', 'Banque du Rhône', 'FR'],
  ['bank', { ...bank, bank_no: '••••••••6789' }, 'Mira Anand', '••••••••6789', 'Banque du Rhône', 'FR'],
  ['bank', { ...bank, iban }, 'Mira Anand', '•••••••••••••••••••••••2606', 'Banque du Rhône', 'FR'],
  ['paypal', { payee: 'Mira', payee_account: 'mira.anand@example.com' }, 'Mira', 'm•••@example.com', null, null],
  ['payoneer', { payoneer_payee: 'Mira', payoneer_account: '12345678' }, 'Mira', '••••5678', null, null],
  ['payoneer', { payoneer_payee: 'Mira', payoneer_account: 'm@example.com' }, 'Mira', 'm•••@example.com', null, null],
  ['payoneer', { payoneer_payee: 'Mira', payoneer_account: '12' }, 'Mira', '••••', null, null],
] as const)('of %s, %j is shown masked', (type, info, holder, account, bank, country) =>
  expect(summarizePaymentDetails(type, info)).toMatchObject({ holder, account, bank, country }),
);
