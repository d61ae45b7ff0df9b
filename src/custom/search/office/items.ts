import type { ReactNode } from 'react';
import { foldTyped } from '#domain/kit/plainLetters.ts';

/** A line of the palette: it leads somewhere, or does something. */
export interface Item {
  key: string;
  /** What stands above those that belong together. */
  group: string;
  label: string;
  /** The language of the label, where it is another than the reader's. */
  lang?: string | undefined;
  /** What tells it from others. */
  facts?: string[];
  state?: ReactNode;
  icon?: ReactNode;
  /** The key that does the same. */
  pressed?: string | undefined;
  /** An address; else `run`. */
  to?: string;
  run?: () => void;
  /** Only shown when it is typed. */
  typedOnly?: true;
  /** It is an answer to what was typed before. */
  old?: boolean;
}

/**
 * The lines of which each word that was typed begins a word, or stands within one where there are no blanks; in each group
 * what is called just that stands first, then what begins with it.
 */
export function filterItems(items: readonly Item[], typed: string): Item[] {
  const words = foldTyped(typed).split(' ').filter(Boolean);
  if (words.length === 0) return items.filter(({ typedOnly }) => !typedOnly);
  const fitting = items.filter(({ label, group }) => {
    const text = ` ${foldTyped(`${label} ${group}`)}`;
    return words.every((word) => text.includes(/[\p{Script=Han}\p{Script=Thai}]/u.test(word) ? word : ` ${word}`));
  });
  const rank = ({ label }: Item) => getRank(foldTyped(label), words.join(' '));
  return [...Map.groupBy(fitting, ({ group }) => group).values()].flatMap((group) =>
    group.toSorted((one, other) => rank(one) - rank(other)),
  );
}

const getRank = (label: string, typed: string): number => (label === typed ? 0 : label.startsWith(typed) ? 1 : 2);
