import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fold } from '#domain/kit/fold.ts';
import { listSpellings } from '#domain/kit/spellings.ts';
import { isUnspaced } from '#domain/kit/unspaced.ts';
import { hasInText } from './list.ts';

/** The words of what was typed, as they are compared. */
export const listWords = (typed: string): string[] => fold(typed).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * Rows whose long text has words that begin with each of those typed, in any order, whatever the case and the accents. Scripts
 * that write words without blanks have no such words: what is typed in them stands in the text as it is.
 */
export function hasWords(column: PgColumn, typed: string): SQL {
  const words = listWords(typed);
  const spaced = words.filter((word) => !isUnspaced(word));
  const query = spaced
    .map((word) => listSpellings(word).map((spelling) => `'${spelling}':*`))
    .map((spellings) => `(${spellings.join(' | ')})`)
    .join(' & ');
  const conditions = [
    ...(spaced.length > 0 ? [sql`word_vector(${column}) @@ to_tsquery('simple', ${query})`] : []),
    ...words.filter(isUnspaced).map((word) => hasInText(column, word)),
  ];
  return and(...conditions) ?? hasInText(column, typed);
}
