import { findUnknownNumbers, namesNumbers } from './livingNumbers.ts';

/** The rule of a text that may name numbers of the platform: it names only those that there are. */
export const requireKnownNumbers = <K extends string>(at: K) => ({
  at,
  message: 'articles.office.errors.number' as const,
  args: (record: Record<K, string | null>) => ({ text: findUnknownNumbers(record[at] ?? '')[0]! }),
  holds: (record: Record<K, string | null>) => findUnknownNumbers(record[at] ?? '').length === 0,
});

/** The rule of a title, which is told in messages too: it names no number of the platform. */
export const titleNamesNoNumbers = {
  at: 'title' as const,
  message: 'articles.office.errors.title_number' as const,
  holds: ({ title }: { title: string | null }) => !namesNumbers(title ?? ''),
};
