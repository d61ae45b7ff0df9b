import { findUnknownNumbers } from './livingNumbers.ts';

/** The rule of a text that may name numbers of the platform: it names only those that there are. */
export const requireKnownNumbers = <K extends string>(at: K) => ({
  at,
  message: 'articles.office.errors.number' as const,
  args: (record: Record<K, string | null>) => ({ text: findUnknownNumbers(record[at] ?? '')[0]! }),
  holds: (record: Record<K, string | null>) => findUnknownNumbers(record[at] ?? '').length === 0,
});
