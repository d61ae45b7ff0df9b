import { sql } from 'drizzle-orm';
import { getAccountPerson } from '#domain/accounts/accountPerson.calls.ts';
import { can } from '#domain/roles.ts';
import { foldColumn } from '#server/db/foldColumn.ts';
import { identities, profiles } from '#server/db/schema.ts';
import { toLikePattern } from '#server/kit/list.ts';
import { isShort, type Reader } from './conditions.ts';

/**
 * Each half by an index of its own, or in the order of the accounts where so many have the pattern that the first few are soon
 * there.
 */
export const selectByPerson = (pattern: string, most: number) => sql`
  (select ${profiles.user_id} as id from ${profiles} where ${foldColumn(profiles.real_name)} like ${pattern}
    order by ${profiles.user_id} limit ${most})
  union
  (select distinct ${identities.user_id} as id from ${identities} where lower(${identities.email}) like ${pattern}
    order by ${identities.user_id} limit ${most})
  order by id limit ${most}`;

/**
 * Accounts by what is in no list: the real name of their owner, and the emails of what they sign in by. For those alone whom
 * the page of an account tells it.
 */
export async function selectPeople({ db, user: me }: Reader, q: string, most: number): Promise<number[]> {
  if (!can(me.role, getAccountPerson.roles)) return [];
  // A letter or two are in too many names to say whose.
  if (isShort(q)) return [];
  const pattern = toLikePattern(q);
  const { rows } = await db.execute<{ id: string }>(selectByPerson(pattern, most));
  return rows.map(({ id }) => Number(id));
}
