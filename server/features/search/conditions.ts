import { and, exists, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getEntity } from '#domain/entities.ts';
import type { Entity } from '#domain/kit/entity.ts';
import { listSpellings } from '#domain/kit/spellings.ts';
import { isUnspaced } from '#domain/kit/unspaced.ts';
import { countAllowedErrors, listShortErrors } from '#domain/search/nearness.ts';
import type { Source } from '#domain/search/searchOfEntities.ts';
import { foldColumn } from '#server/db/foldColumn.ts';
import type { Context } from '#server/kit/context.ts';
import { buildScope, getTable } from '#server/kit/list.ts';
import { fits, type TextPattern } from '#server/kit/textPattern.ts';

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
export function isReachable(reader: Reader, { entity, target, ref, further }: Source): SQL | undefined {
  const { db, user, now } = reader;
  if (ref === undefined) return buildScope(db, entity, user, now);
  const table = getTable(entity);
  const { id } = getTable(target);
  const leads = (to: PgColumn) =>
    exists(
      db
        .select({ id: table.id! })
        .from(table)
        .where(and(eq(table[ref]!, to), buildScope(db, entity, user, now))),
    );
  if (further === undefined) return leads(id!);
  // One within the other: with a list of ids, each pair of rows would be looked at.
  const middle = getEntity(entity.fields[ref].to);
  const between = getTable(middle);
  return exists(
    db
      .select({ id: between.id! })
      .from(between)
      .where(and(eq(between[further]!, id!), leads(between.id!), buildScope(db, middle, user, now))),
  );
}

/**
 * What of a user's lists lies between the records of an entity and what they are found by: the ids of that which points to the right thing,
 * and what that of a record points to.
 */
export function selectBetween(
  { db, user, now }: Reader,
  entity: Entity<any>,
  ref: string,
  further: string,
  isRight: (to: PgColumn) => SQL,
) {
  const target = getEntity(entity.fields[ref].to);
  const between = getTable(target);
  const to = between[further]!;
  return {
    ids: sql`(select ${between.id!} from ${between} where ${and(isRight(to), buildScope(db, target, user, now))})`,
    to: sql`(select ${to} from ${between} where ${between.id!} = ${getTable(entity)[ref]!})`,
  };
}

/** Rows whose text fits a pattern, by the index of the search text. */
export function fitsPattern(source: Source, pattern: TextPattern): SQL {
  const search = getTable(source.target).search!;
  if (source.ref === undefined) return fits(search, pattern);
  const place = pattern.place === 'atStart' ? 'within' : pattern.place;
  return and(fits(search, { ...pattern, place }), fits(getSearchText(source), pattern))!;
}

/** A text that is searched by its index: for a pattern, and for what has a good part of the letters of a word in threes. */
interface SearchedText {
  fits: (pattern: TextPattern) => SQL;
  isLike: (word: string) => SQL;
}

/** Rows with a good part of the letters of a word, in one of its spellings. */
const isLikeWord = (column: PgColumn | SQL, word: string): SQL =>
  or(...listSpellings(word).map((spelling) => sql`${spelling} <% ${column}`))!;

export const toSearchedText = (source: Source): SearchedText => ({
  fits: (pattern) => fitsPattern(source, pattern),
  isLike: (word) => isLikeWord(getTable(source.target).search!, word),
});
export const getFoldedText = (column: SQL): SearchedText => ({
  fits: (pattern) => fits(column, pattern),
  isLike: (word) => isLikeWord(column, word),
});

const within = (text: string): TextPattern => ({ place: 'within', parts: [text] });

/** Rows that resemble a word, or where it stands within others, one of its halves. */
function resemblesWord({ fits, isLike }: SearchedText, word: string): SQL {
  if (!isUnspaced(word)) return isLike(word);
  const signs = Array.from(word);
  const middle = Math.ceil(signs.length / 2);
  const halves = [signs.slice(0, middle), signs.slice(middle)].map((half) => fits(within(half.join(''))));
  return sql`(${halves[0]} or ${halves[1]})`;
}

/**
 * Rows that have a word, or what it may have been meant as where it is short: few of its letters in threes are left by an
 * error, and a threshold so low that these were enough would have rows in the thousands before them.
 */
function hasWordOrNear({ fits }: SearchedText, word: string): SQL | undefined {
  const { words, around } = listShortErrors(word);
  const patterns = [word, ...words].map(within);
  // Where a word begins, which the index knows.
  if (around) patterns.push({ place: 'behindSpace', parts: around }, { place: 'atStart', parts: around });
  return or(...patterns.map(fits));
}

/** Rows that may have each of some words with typing errors, as far as the index finds them by resemblance. */
export const buildAlike = (text: SearchedText, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => (countAllowedErrors(word) > 0 ? resemblesWord(text, word) : text.fits(within(word)))));

/** The others, of short words; undefined where there are none of these. */
export const buildShortErrors = (text: SearchedText, words: readonly string[]): SQL | undefined =>
  words.some((word) => listShortErrors(word).words.length > 0)
    ? and(...words.map((word) => hasWordOrNear(text, word)))
    : undefined;

/** One or two letters, which the index knows at the beginning of a word only. */
export const isShort = (text: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(text) && !isUnspaced(text);

/** The pattern of texts that have something in them; a letter or two, where a word begins with it. */
export const toPatternWithin = (text: string): TextPattern =>
  isShort(text) ? { place: 'behindSpace', parts: [text] } : within(text);
export const toPatternAtStart = (text: string): TextPattern => ({ place: 'atStart', parts: [text] });
