import { and, or, sql, type SQL } from 'drizzle-orm';
import { getAccountPerson } from '#domain/accounts/accountPerson.calls.ts';
import { spellPlain } from '#domain/kit/plainLetters.ts';
import { can } from '#domain/roles.ts';
import { foldColumn } from '#server/db/foldColumn.ts';
import { identities, profiles } from '#server/db/schema.ts';
import { fits } from '#server/kit/textPattern.ts';
import { mostRows, selectAll, selectNearest, sortByNearness } from './candidates.ts';
import {
  buildAlike,
  buildShortErrors,
  getFoldedText,
  isShort,
  toPatternAtStart,
  toPatternWithin,
  type Reader,
} from './conditions.ts';

const realName = foldColumn(profiles.real_name);
const email = sql`lower(${identities.email})`;

/** A letter or two begin a word. */
const hasWord = (text: SQL, word: string) =>
  or(fits(text, toPatternWithin(word)), isShort(word) ? fits(text, toPatternAtStart(word)) : undefined);

const hasEach = (text: SQL, q: string) => and(...q.split(' ').map((word) => hasWord(text, word)));

/** Each half by an index of its own. */
export const selectByPerson = (q: string) => sql`
  (select ${profiles.user_id} as id, ${realName} as text from ${profiles} where ${hasEach(realName, q)} limit ${mostRows})
  union all
  (select ${identities.user_id} as id, ${email} as text from ${identities} where ${hasEach(email, q)} limit ${mostRows})`;

type Row = { id: string; text: string };

/**
 * Accounts by what is in no list: the real name of their owner, and the emails of what they sign in by. For those alone whom
 * the page of an account tells it. What is just that comes first, then the shortest; a letter or two are in too many names to
 * say whose.
 */
const mayFind = ({ user }: Reader, q: string): boolean => can(user.role, getAccountPerson.roles) && !isShort(q);

/** Those who have each word of `q`, in any order. */
export async function selectPeople(reader: Reader, q: string): Promise<number[]> {
  if (!mayFind(reader, q)) return [];
  const rows = await selectAll<Row>(reader.db, [selectByPerson(q)]);
  const plain = spellPlain(q);
  const isJustThat = ({ text }: Row) => spellPlain(text) === plain;
  const sorted = rows.toSorted(
    (one, other) =>
      Number(other.text === q) - Number(one.text === q) ||
      Number(isJustThat(other)) - Number(isJustThat(one)) ||
      one.text.length - other.text.length ||
      Number(one.id) - Number(other.id),
  );
  return [...new Set(sorted.map(({ id }) => Number(id)))];
}

/** Those whose real name has each word of `q` with typing errors in it, fewest first. */
export async function selectLikePeople(reader: Reader, q: string): Promise<{ id: number; rank: number }[]> {
  if (!mayFind(reader, q)) return [];
  const names = sql`select ${profiles.user_id} as id, ${realName} as text from ${profiles}`;
  // Names are few, and read at once.
  const selects = [buildAlike, buildShortErrors].flatMap((build) => {
    const condition = build(getFoldedText(realName), q.split(' '));
    return condition ? selectNearest(sql`${names} where ${condition}`, q, 0) : [];
  });
  const rows = await selectAll<Row>(reader.db, selects);
  const once = new Map(rows.map((row) => [row.id, { ...row, id: Number(row.id) }]));
  return sortByNearness([...once.values()], q).map(({ id, rank }) => ({ id, rank }));
}
