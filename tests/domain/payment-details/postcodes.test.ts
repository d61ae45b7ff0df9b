import { expect, test } from 'vitest';
import { getAccountShape } from '#domain/payment-details/accountNumbers.ts';
import { isPostcode, getPostcodeShape } from '#domain/payment-details/postcodes.ts';
import { countries } from '#domain/shared/countries.ts';

test.each([
  ['69002', 'FR', true],
  ['69002', null, true],
  ['4000', 'GB', true],
  ['SW1A 1AA', 'GB', true],
  ['sw1a1aa', 'GB', true],
  ['M1 1AE', 'GB', true],
  ['K1A 0B1', 'CA', true],
  ['1012 AB', 'NL', true],
  ['D02 AF30', 'IE', true],
  ['BFPO 61', 'GB', true],
  ['STHL 1ZZ', 'SH', true],
  ['cp1101', 'SV', true],
  ['K1A 0B1', 'GB', false],
  ['SW1A 1AA', 'FR', false],
  ['SW1A 1AA', null, false],
  ['69-002', 'FR', false],
  ['1234', 'XX', true],
])('the post code %s in %s: %s', (value, country, valid) => expect(isPostcode(value, country)).toBe(valid));

test('every example would be taken, and every country is known by one list at most', () => {
  const shapes = countries.map((country) => ({ country, shape: getPostcodeShape(country) }));
  for (const { country, shape } of shapes)
    if (shape && shape.kind !== 'none') expect([country, isPostcode(shape.example, country)]).toEqual([country, true]);
  expect(shapes.filter(({ shape }) => shape).length).toBeGreaterThan(150);
  expect(getPostcodeShape('HK')).toEqual({ kind: 'none' });
  expect(getPostcodeShape('DE')).toEqual({ kind: 'digits', example: '10115' });
});

test.each([
  ['JP', '7', 7],
  ['CN', '16–19', 19],
  ['PE', '20', 20],
])('account numbers in %s have %s digits', (country, digits, length) => {
  expect(getAccountShape(country)).toEqual({ digits, example: expect.stringMatching(new RegExp(`^\\d{${length}}$`)) });
});
