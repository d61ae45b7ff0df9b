import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Entity } from '#domain/kit/entity.ts';
import { spellPlain } from '#domain/kit/plainLetters.ts';
import { computeNearness } from '#domain/search/nearness.ts';
import type { Source } from '#domain/search/searchOfEntities.ts';
import type { Db } from '#server/db/database.ts';
import { buildScope, getTable } from '#server/kit/list.ts';
import { hasWords, listWords } from '#server/kit/longText.ts';
import type { TextPattern } from '#server/kit/textPattern.ts';
import {
  fitsPattern,
  isShort,
  toPatternAtStart,
  toPatternWithin,
  isReachable,
  toSearchedText,
  buildAlike,
  buildShortErrors,
  getSearchText,
  type Reader,
} from './conditions.ts';

/** A row that was found: the record itself, or what its ref points to; the lower its rank the better. */
export interface Candidate {
  source: number;
  id: number;
  rank: number;
  /** It was found by what no list has. */
  hidden?: true;
}

/** Rows of a source that are looked at: of what half of a table has in it, the best are not looked for any further. */
export const mostRows = 500;
const mostAlike = 2000;
/** With fewer found, what costs more is looked for too. */
export const fewAtAll = 5;
const mostCompared = 50;

/** What records point to is looked for further: their list is filtered by all of it. */
export const mostTargets = 100;

/** What has the words somewhere in a long text comes after what has them as they were typed. */
const wordsRank = 2.5;
/** What is typed like the words and spelled otherwise. */
const spelledRank = 2.25;

/** The answers of several selects of the same columns, asked together. */
export async function selectAll<R>(db: Db, selects: readonly SQL[]): Promise<R[]> {
  if (selects.length === 0) return [];
  const { rows } = await db.execute(
    sql.join(
      selects.map((select) => sql`(${select})`),
      sql` union all `,
    ),
  );
  return rows as R[];
}

const toCandidate = ({ source, id, rank }: Record<'source' | 'id' | 'rank', unknown>): Candidate => ({
  source: Number(source),
  id: Number(id),
  rank: Number(rank),
});

/** The rows that have `q` in their text, first those that begin with it, then the shortest; `most` of each source. */
export async function selectContaining(reader: Reader, sources: readonly Source[], q: string, most: number) {
  // Who has the key of a letter means that letter: what is spelled otherwise comes after it.
  const exact = spellPlain(q) !== q;
  const selects = sources.flatMap((source, at) => {
    if (source.text !== undefined) return [];
    const { id } = getTable(source.target);
    const selectMatches = (rank: number, pattern: TextPattern) =>
      sql`(select ${id} as id, ${rank}::float8 as rank, length(${getSearchText(source)}) as size from ${getTable(source.target)}
        where ${and(isReachable(reader, source), fitsPattern(source, pattern))} limit ${mostRows})`;
    const patterns: (readonly [rank: number, pattern: TextPattern])[] = [
      ...(source.isLine ? [[1, { ...toPatternAtStart(q), exact }] as const] : []),
      [2, { ...toPatternWithin(q), exact }],
      ...(exact ? [[spelledRank, toPatternWithin(q)] as const] : []),
    ];
    const either = sql.join(
      patterns.map(([rank, pattern]) => selectMatches(rank, pattern)),
      sql` union all `,
    );
    return sql`select ${at}::int as source, id, min(rank) as rank from (${either}) as found
      group by id order by min(rank), min(size), id desc limit ${source.ref === undefined ? most : mostTargets + 1}`;
  });
  return (await selectAll<Record<'source' | 'id' | 'rank', unknown>>(reader.db, selects)).map(toCandidate);
}

/** The rows whose long text has each word of `q`, in any order, the newest first; `most` of each source. */
export async function selectHavingWords(reader: Reader, sources: readonly Source[], q: string, most: number) {
  if (listWords(q).every(isShort)) return [];
  const selects = sources.flatMap((source, at) => {
    if (source.text === undefined) return [];
    const table = getTable(source.target);
    return sql`select ${at}::int as source, id, ${wordsRank}::float8 as rank from (
        select ${table.id!} as id from ${table}
        where ${and(isReachable(reader, source), hasWords(table[source.text]!, q))} limit ${mostRows}) as found
      order by id desc limit ${most}`;
  });
  return (await selectAll<Record<'source' | 'id' | 'rank', unknown>>(reader.db, selects)).map(toCandidate);
}

/** Rows as they resemble the words of `q`, the nearest first; those that have too many errors in them are left out. */
export function sortByNearness<R extends { id: number; text: string }>(rows: readonly R[], q: string) {
  const words = spellPlain(q).split(' ');
  return rows
    .map((row) => ({ ...row, rank: computeNearness(words, spellPlain(row.text)) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank || one.text.length - other.text.length || other.id - one.id);
}

/** What is compared with `q` of the rows that may resemble it, which `rows` selects as `id` and `text`. */
export const selectNearest = (rows: SQL, q: string, source: number) =>
  sql`select ${source}::int as source, id, text from (${rows} limit ${mostAlike}) as alike
    order by word_similarity(${q}, text) desc limit ${mostCompared}`;

/**
 * The rows that have each word of `q`, in any order and with typing errors, fewest first. Those that the index does not find by
 * resemblance cost as much again, and are looked for where few others are there.
 */
export async function selectResembling(reader: Reader, sources: readonly Source[], q: string): Promise<Candidate[]> {
  const words = q.split(' ');
  const read = (build: typeof buildAlike) =>
    selectAll<{ source: number; id: string; text: string }>(
      reader.db,
      sources.flatMap((source, at) => {
        const condition = source.isLine && build(toSearchedText(source), words);
        if (!condition) return [];
        const table = getTable(source.target);
        const rows = sql`select ${table.id!} as id, ${getSearchText(source)} as text from ${table}`;
        return selectNearest(sql`${rows} where ${and(isReachable(reader, source), condition)}`, q, at);
      }),
    );
  const sort = (rows: Awaited<ReturnType<typeof read>>) => {
    const once = new Map(rows.map((row) => [`${row.source} ${row.id}`, { ...row, id: Number(row.id) }]));
    return sortByNearness([...once.values()], q).map(toCandidate);
  };
  const alike = await read(buildAlike);
  const resembling = sort(alike);
  return resembling.length >= fewAtAll ? resembling : sort([...alike, ...(await read(buildShortErrors))]);
}

/** The records with an id, of all entities. */
export async function selectById({ db, user, now }: Reader, searched: readonly Entity<any>[], id: number) {
  const selects = searched.map((entity, at) => {
    const table = getTable(entity);
    return sql`select ${at}::int as at from ${table} where ${and(eq(table.id!, id), buildScope(db, entity, user, now))}`;
  });
  return (await selectAll<{ at: number }>(db, selects)).map(({ at }) => searched[at]!);
}
