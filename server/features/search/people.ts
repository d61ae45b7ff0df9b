import { and, eq, exists, or, sql } from 'drizzle-orm';
import { getAccountPerson } from '#domain/accounts/accountPerson.calls.ts';
import { can } from '#domain/roles.ts';
import { identities, profiles, tables } from '#server/db/schema.ts';
import { toLikePattern } from '#server/kit/list.ts';
import { foldColumn, isShort, type Reader } from './conditions.ts';

const { user } = tables;

/**
 * Accounts by what is in no list: the real name of their owner, and the emails of what they sign in by. For those alone whom
 * the page of an account tells it.
 */
export async function selectPeople({ db, user: me }: Reader, q: string, most: number): Promise<number[]> {
  if (!can(me.role, getAccountPerson.roles)) return [];
  // A letter or two are in too many names to say whose.
  if (isShort(q)) return [];
  const pattern = toLikePattern(q);
  const named = db
    .select({ id: profiles.user_id })
    .from(profiles)
    .where(and(eq(profiles.user_id, user.id), sql`${foldColumn(profiles.real_name)} like ${pattern}`));
  const linked = db
    .select({ id: identities.id })
    .from(identities)
    .where(and(eq(identities.user_id, user.id), sql`lower(${identities.email}) like ${pattern}`));
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(or(exists(named), exists(linked)))
    .orderBy(user.id)
    .limit(most);
  return rows.map(({ id }) => id);
}
