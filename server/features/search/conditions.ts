import { and, exists, eq, like, or, sql, type SQL } from 'drizzle-orm';
import { isUnspaced } from '#domain/kit/unspaced.ts';
import { listShortErrors } from '#domain/search/nearness.ts';
import type { Source } from '#domain/search/searchOfEntities.ts';
import { foldColumn } from '#server/db/foldColumn.ts';
import type { Context } from '#server/kit/context.ts';
import { toLikePattern, buildScope, getTable } from '#server/kit/list.ts';

/** The folded text that a source is searched in; that of a title is found by the index of its record's search text. */
export function getSearchText({ target, ref }: Source): SQL {
  const table = getTable(target);
  if (ref === undefined) return sql`${table.search!}`;
  const { title, secondTitle } = target;
  if (secondTitle === undefined) return foldColumn(table[title]!);
  return foldColumn(sql`concat_ws(' ', ${table[title]!}, ${table[secondTitle]!})`);
}

/** Who searches, and when. */
export type Reader = Pick<Context, 'db' | 'user' | 'now'>;

/** The rows of a source's target that lead to records which the user's list shows. */
export function isReachable({ db, user, now }: Reader, { entity, target, ref }: Source): SQL | undefined {
  if (ref === undefined) return buildScope(db, entity, user, now);
  const table = getTable(entity);
  const pointing = and(eq(table[ref]!, getTable(target).id!), buildScope(db, entity, user, now));
  return exists(db.select({ id: table.id! }).from(table).where(pointing));
}

/** Rows whose text fits a pattern, by the index of the search text. */
export function fitsPattern(source: Source, pattern: string): SQL {
  const search = getTable(source.target).search!;
  const inSearch = like(search, pattern);
  return source.ref === undefined
    ? inSearch
    : sql`(${like(search, pattern.replace(/^(?!%)/, '%'))} and ${getSearchText(source)} like ${pattern})`;
}

/**
 * Rows that resemble a word, by the same index: they have a good part of its letters in threes, or where it stands
 * within others, one of its halves.
 */
export function resemblesWord(source: Source, word: string): SQL {
  if (!isUnspaced(word)) return sql`${word} <% ${getTable(source.target).search!}`;
  const signs = Array.from(word);
  const middle = Math.ceil(signs.length / 2);
  const halves = [signs.slice(0, middle), signs.slice(middle)].map((half) =>
    fitsPattern(source, toLikePattern(half.join(''))),
  );
  return sql`(${halves[0]} or ${halves[1]})`;
}

/**
 * Rows that have a word, or what it may have been meant as where it is short: few of its letters in threes are left by an
 * error, and a threshold so low that these were enough would have rows in the thousands before them.
 */
export function hasWordOrNear(source: Source, word: string): SQL | undefined {
  const { words, around } = listShortErrors(word);
  const patterns = [word, ...words].map(toLikePattern);
  if (around) {
    const [before, after] = around.map((part) => toLikePattern(part).slice(1, -1));
    // Where a word begins, which the index knows.
    patterns.push(`% ${before}_${after}%`, `${before}_${after}%`);
  }
  return or(...patterns.map((pattern) => fitsPattern(source, pattern)));
}

/** One or two letters, which the index knows at the beginning of a word only. */
export const isShort = (text: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(text) && !isUnspaced(text);

/** The pattern of texts that have something in them; a letter or two, where a word begins with it. */
export const toPatternWithin = (text: string): string =>
  isShort(text) ? `% ${toLikePattern(text).slice(1)}` : toLikePattern(text);
export const toPatternAtStart = (text: string): string => toLikePattern(text).slice(1);
