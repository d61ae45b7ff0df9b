import { minutesAfter } from '../shared/clock.ts';

export const noteLimits = { characters: 2000, perPage: 10, offered: 8 } as const;

/** So long its writer may change or delete a note. */
const editMinutes = 15;

/** Until when its writer may change or delete a note. */
export const getEditableUntil = (created_at: string): Date => minutesAfter(new Date(created_at), editMinutes);

const maxName = 40;
const isPartOfWord = /[\p{L}\p{N}]/u;

/**
 * For each `@` of a text, what the name behind it may be, the longest first: names may have spaces, so only whoever knows
 * the names can tell where one ends.
 */
export function listMentions(text: string): string[][] {
  const behind = [...text.matchAll(/(?<![\p{L}\p{N}])@(?=([^\n@]{1,41}))/gu)].map(([, after]) => Array.from(after!));
  return behind.map((signs) =>
    Array.from({ length: Math.min(signs.length, maxName) }, (_, at) => at + 1)
      .filter((end) => isPartOfWord.test(signs[end - 1]!) && !isPartOfWord.test(signs[end] ?? ''))
      .map((end) => signs.slice(0, end).join(''))
      .toReversed(),
  );
}

/** What is typed behind the last `@` before the caret, where it may become a name. */
export const findTypedName = (before: string): string | undefined =>
  /(?<![\p{L}\p{N}])@([^\n@]{0,40})$/u.exec(before)?.[1];
