/** What each field of a record of `demo/texts` may hold. */
export type Rules<T> = { [K in keyof Required<T>]: (value: T[K]) => boolean };

export const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
export const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
export const isAmong = (codes: readonly string[]) => (value: string) => codes.includes(value);

/** Fields of a record that are wrong, missing or unknown. */
export const wrongFields = <T extends object>(rules: Rules<T>, record: T): string[] => [
  ...Object.keys(rules).filter((field) => !rules[field as keyof T](record[field as keyof T])),
  ...Object.keys(record).filter((field) => !Object.hasOwn(rules, field)),
];

export const allHold =
  <T extends object>(rules: Rules<T>) =>
  (records: readonly T[]) =>
    records.length > 0 && records.every((record) => wrongFields(rules, record).length === 0);
