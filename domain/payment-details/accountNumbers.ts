/** Digits that the account numbers of a country have, where it has no IBAN or accounts are better known without: `least-most`. */
const lengths: Partial<Record<string, string>> = {
  AR: '22',
  AU: '6-10',
  CA: '7-12',
  CN: '16-19',
  HK: '9-12',
  ID: '10-16',
  IN: '9-18',
  JP: '7',
  KR: '10-14',
  MX: '18',
  NG: '10',
  NZ: '15-16',
  PE: '20',
  RU: '20',
  TH: '10-12',
  US: '4-17',
  VN: '8-15',
};

/** What account numbers of a country look like: how many digits, with an example; undefined where that is not known. */
export function getAccountShape(country: string): { digits: string; example: string } | undefined {
  const digits = lengths[country];
  if (!digits) return undefined;
  const most = Number(digits.split('-').at(-1));
  return { digits: digits.replace('-', '–'), example: '1234567890'.repeat(3).slice(0, most) };
}
