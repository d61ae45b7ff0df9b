import {
  composeIBAN,
  electronicFormatIBAN,
  friendlyFormatIBAN,
  getCountrySpecifications,
  isValidIBAN,
  validateBIC,
  validateIBAN,
  ValidationErrorsIBAN,
} from 'ibantools';
import { message, type Message } from '#domain/kit/messages.ts';

const specs = getCountrySpecifications();

/** Territories whose banks also, or only, use the codes of another country. */
const parents: Partial<Record<string, string>> = {
  ...Object.fromEntries('BL GF GP MF MQ NC PF PM RE TF WF YT'.split(' ').map((code) => [code, 'FR'])),
  ...Object.fromEntries('GG IM JE'.split(' ').map((code) => [code, 'GB'])),
  ...Object.fromEntries('AS GU MP PR UM VI'.split(' ').map((code) => [code, 'US'])),
  AX: 'FI',
  SJ: 'NO',
};

/** The country that IBANs of a country's banks begin with; undefined where they have none. */
export function getIbanCountry(country: string): string | undefined {
  const codes = [parents[country], country].filter((code) => code !== undefined);
  return codes.find((code) => specs[code]?.IBANRegistry && specs[code].chars);
}

/** An IBAN without spaces, in capitals. */
export const normalizeIban = (iban: string): string => electronicFormatIBAN(iban) ?? '';

/** What is wrong with an IBAN of a bank in a country; undefined when nothing. */
export function checkIban(rawIban: string, country: string): Message | undefined {
  const iban = normalizeIban(rawIban);
  const code = getIbanCountry(country);
  if (!code) return message('payment-details.shared.errors.iban_unused');
  if (!iban.startsWith(code) && !iban.startsWith(country))
    return message('payment-details.shared.errors.iban_country', { code });
  const { errorCodes, valid } = validateIBAN(iban);
  if (valid) return undefined;
  const expected = specs[code]!.chars!;
  if (iban.length !== expected)
    return message('payment-details.shared.errors.iban_length', { expected, given: iban.length });
  return errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)
    ? message('payment-details.shared.errors.iban_form', { example: createIbanExample(code) })
    : message('payment-details.shared.errors.iban_sum');
}

/** The register's examples for countries whose account numbers have sums at several places. */
const registered: Partial<Record<string, string>> = {
  CZ: 'CZ65 0800 0000 1920 0014 5399',
  ES: 'ES91 2100 0418 4502 0005 1332',
  HR: 'HR12 1001 0051 8630 0016 0',
  HU: 'HU42 1177 3016 1111 1018 0000 0000',
  PL: 'PL61 1090 1014 0000 0712 1981 2874',
  SK: 'SK31 1200 0000 1987 4263 7541',
};

/** An IBAN of a country as banks print it, of no account; its sums are right. */
function createIbanExample(code: string): string {
  if (registered[code]) return registered[code];
  const bban = specs[code]!.bban_regexp!.replaceAll(/[\^$]/g, '').replaceAll(
    /\[([^\]]*)\]\{(\d+)\}/g,
    (_, signs: string, count: string) => (signs === 'A-Z' ? 'BANK' : '1234567890'.repeat(3)).slice(0, Number(count)),
  );
  // Some countries have a sum of their own: the digits at the end are counted up until all agree.
  const end = bban.search(/\d{1,5}\D*$/);
  const digits = /^\d{1,5}/.exec(bban.slice(end))![0].length;
  for (let count = 0; count < 10 ** digits; count += 1) {
    const tried = bban.slice(0, end) + String(count).padStart(digits, '0') + bban.slice(end + digits);
    const iban = composeIBAN({ countryCode: code, bban: tried });
    if (iban && isValidIBAN(iban)) return friendlyFormatIBAN(iban)!;
  }
  throw new Error(`No IBAN of ${code} is made`);
}

/** What IBANs of a country's banks look like; undefined where they have none. */
export function getIbanShape(country: string): { code: string; length: number; example: string } | undefined {
  const code = getIbanCountry(country);
  return code ? { code, length: specs[code]!.chars!, example: createIbanExample(code) } : undefined;
}

/** A SWIFT code of a country, of no bank. */
export const getSwiftExample = (country: string): string => `BANK${country}22`;

/** What is wrong with the SWIFT code of a bank in a country; undefined when nothing. */
export function checkSwift(rawCode: string, country: string | null | undefined): Message | undefined {
  const swift = rawCode.toUpperCase();
  if (!/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(swift)) return message('payment-details.shared.errors.swift_form');
  const named = swift.slice(4, 6);
  if (country && named !== country && named !== parents[country])
    return message('payment-details.shared.errors.swift_country', { code: country, given: named });
  return validateBIC(swift).valid ? undefined : message('payment-details.shared.errors.swift_form');
}
