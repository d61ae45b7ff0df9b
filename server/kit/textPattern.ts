import { like, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasOtherSpelling, toSpellingPattern } from '#domain/kit/spellings.ts';

/** What folded texts have in them, anywhere, behind a space or at their beginning, however it is spelled. */
export interface TextPattern {
  place: 'within' | 'behindSpace' | 'atStart';
  /** Folded; between several parts there is one character each. */
  parts: readonly string[];
  /** Only as it is spelled here. */
  exact?: boolean;
}

const beginLike = { within: '%', behindSpace: '% ', atStart: '' };
const beginRegex = { within: '', behindSpace: ' ', atStart: '^' };

const escapeLike = (q: string) => q.replace(/[\\%_]/g, '\\$&');

/** The pattern of texts that have `q` in them; `%`, `_` and `\` stand for themselves. */
export const toLikePattern = (q: string): string => `%${escapeLike(q)}%`;

/** Rows whose folded text fits a pattern. An index of pg_trgm finds them, be it by a regular expression. */
export function fits(column: PgColumn | SQL, { place, parts, exact }: TextPattern): SQL {
  if (exact || !parts.some(hasOtherSpelling))
    return like(column, `${beginLike[place]}${parts.map(escapeLike).join('_')}%`);
  return sql`${column} ~ ${beginRegex[place] + parts.map(toSpellingPattern).join('.')}`;
}
