import { expect, test } from 'vitest';
import { missingPayment } from '#domain/rules/payment.ts';

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
  ['paypal', {}, 'payee'],
  ['paypal', { payee: 'Mira' }, 'payee_account'],
  ['paypal', { payee: '', payee_account: '' }, undefined],
  ['payoneer', {}, undefined],
] as const)('of %s with %j the dialog misses %s', (type, info, field) => {
  expect(missingPayment(type, info)).toBe(field);
});
