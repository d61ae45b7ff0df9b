import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveGenderCustom, isBirthDate, isOfAge, profileFields } from '#domain/accounts/profile.ts';
import { countries } from '#domain/shared/countries.ts';
import { stopwatch } from '../../support/stopwatch.ts';

test('there are the 249 countries of ISO 3166-1, each once, and Intl has a name for every one', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries).size).toBe(249);
  expect(countries).toEqual(countries.toSorted());
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const code of countries) expect(names.of(code), code).toBeTruthy();
  for (const none of ['XK', 'EU', 'UK', 'ZZ', 'AN']) expect(countries).not.toContain(none);
});

test.each([
  ['1906-03-10', true],
  ['1906-03-09', false],
  ['2026-03-10', true],
  ['2026-03-11', false],
])('on 2026-03-10, %s is a birth date: %s', (day, may) => expect(isBirthDate(day, '2026-03-10')).toBe(may));

test.each([
  ['2008-03-10', 18, true],
  ['2008-03-11', 18, false],
  ['2007-12-31', 18, true],
  ['2005-03-11', 21, false],
  ['2026-03-10', 1, false],
  ['0900-01-01', 120, true],
])('on 2026-03-10, who was born on %s is at least %i years old: %s', (day, age, is) =>
  expect(isOfAge(day, '2026-03-10', age)).toBe(is),
);

test('who was born on 29 February comes of age on 1 March', () => {
  expect(isOfAge('2008-02-29', '2026-02-28', 18)).toBe(false);
  expect(isOfAge('2008-02-29', '2026-03-01', 18)).toBe(true);
});

test.each([
  ['+49 (0)30 1234-567', true],
  ['123456', true],
  ['123456789012345', true],
  ['12345', false],
  ['1234567890123456', false],
  ['++49123456', false],
  ['49+123456', false],
  ['１２３４５６', false],
  ['abc123456', false],
])('%s is a telephone number: %s', (number, is) => expect(profileFields.mobile.rule.isValidSync(number)).toBe(is));

test('a telephone number is read in time, whatever it is', () => {
  const text = fc.string({
    unit: fc.constantFrom('(', ' ', '-', '.', '1', '+', ')'),
    minLength: 10_000,
    maxLength: 20_000,
  });
  fc.assert(
    fc.property(text, (number) => {
      const spent = stopwatch();
      profileFields.mobile.rule.isValidSync(number);
      expect(spent()).toBeLessThan(100);
    }),
    { numRuns: 20 },
  );
});

test('an own word for a gender is wanted beside `custom` and dropped elsewhere', () => {
  expect(resolveGenderCustom('custom', 'agender')).toBe('agender');
  expect(resolveGenderCustom('custom', null)).toBeUndefined();
  for (const gender of ['male', 'female', 'undisclosed', null] as const)
    expect(resolveGenderCustom(gender, 'agender')).toBeNull();
});
