import { expect, test } from 'vitest';
import {
  getIbanCountry,
  checkIban,
  getIbanShape,
  normalizeIban,
  getSwiftExample,
  checkSwift,
} from '#domain/payment-details/iban.ts';
import { countries } from '#domain/shared/countries.ts';

const errors = 'payment-details.shared.errors';

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE', undefined],
  ['de89370400440532013000', 'DE', undefined],
  ['GB29 NWBK 6016 1331 9268 19', 'GB', undefined],
  ['GB29 NWBK 6016 1331 9268 19', 'JE', undefined],
  ['FR14 2004 1010 0505 0001 3M02 606', 'MQ', undefined],
  ['NL91-ABNA-0417-1643-00', 'NL', undefined],
  ['DE89 3704 0044 0532 0130 01', 'DE', { message: `${errors}.iban_sum` }],
  ['DE89 3704 0044 0532 0103 00', 'DE', { message: `${errors}.iban_sum` }],
  ['DE89 3704 0044 0532 0130', 'DE', { message: `${errors}.iban_length`, args: { expected: 22, given: 20 } }],
  ['FR14 2004 1010 0505 0001 3M02 606', 'DE', { message: `${errors}.iban_country`, args: { code: 'DE' } }],
  ['370400440532013000', 'DE', { message: `${errors}.iban_country`, args: { code: 'DE' } }],
  ['DE89 37O4 0044 0532 0130 00', 'DE', { message: `${errors}.iban_form`, args: { example: expect.any(String) } }],
  ['DE89 3704 0044 0532 0130 00', 'US', { message: `${errors}.iban_unused` }],
])('the IBAN %s of a bank in %s: %j', (iban, country, problem) => expect(checkIban(iban, country)).toEqual(problem));

test.each([
  ['DEUTDEFF', 'DE', undefined],
  ['deutdeff500', 'DE', undefined],
  ['DEUTDEFF', null, undefined],
  ['BPPRPRSX', 'PR', undefined],
  ['CITIUS33', 'PR', undefined],
  ['DEUTDEF', 'DE', { message: `${errors}.swift_form` }],
  ['DEUTDEFF5', 'DE', { message: `${errors}.swift_form` }],
  ['1234DEFF', 'DE', { message: `${errors}.swift_form` }],
  ['DEUTXXFF', null, { message: `${errors}.swift_form` }],
  ['BNPAFRPP', 'DE', { message: `${errors}.swift_country`, args: { code: 'DE', given: 'FR' } }],
])('the SWIFT code %s of a bank in %s: %j', (swift, country, problem) =>
  expect(checkSwift(swift, country)).toEqual(problem),
);

test('every country that has IBANs shows one that would be taken, and each a SWIFT code', () => {
  const using = countries.filter(getIbanCountry);
  expect(using.length).toBeGreaterThan(80);
  for (const country of using) {
    const { example, length, code } = getIbanShape(country)!;
    expect([country, checkIban(example, country)]).toEqual([country, undefined]);
    expect(normalizeIban(example)).toMatch(new RegExp(`^${code}.{${length - 2}}$`));
  }
  for (const country of countries)
    expect([country, checkSwift(getSwiftExample(country), country)]).toEqual([country, undefined]);
});

test.each(['US', 'CN', 'IN', 'JP', 'AO'])('banks in %s have no IBAN', (country) =>
  expect(getIbanShape(country)).toBeUndefined(),
);
