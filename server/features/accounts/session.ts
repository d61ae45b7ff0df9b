import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { givesOwnerAway } from '#domain/accounts/nameRisk.ts';
import { secondStepMinutes } from '#domain/accounts/secondFactor.ts';
import { idleDays, sessionDays } from '#domain/accounts/sessionLimits.ts';
import { can, isAuthor, roleIds, type Role } from '#domain/roles.ts';
import { addDaysToInstant, minutesAfter } from '#domain/shared/clock.ts';
import { findZone } from '#domain/shared/zones.ts';
import { profiles, secondFactors, sessions, tables } from '#server/db/schema.ts';
import { unauthorized } from '#server/kit/apiError.ts';
import type { Context } from '#server/kit/context.ts';
import { hashToken } from '#server/kit/guard.ts';
import { sweep } from '#server/kit/sweep.ts';

const { user } = tables;

/** The columns that an account is known by. */
export const accountColumns = {
  id: user.id,
  username: user.user_name,
  pen_name: user.pen_name,
  email: user.email,
  role: user.role,
  avatar: user.avatar,
};
const flagColumns = {
  username_generated: user.user_name_generated,
  pen_name_changed: user.pen_name_changed,
  password_generated: user.password_generated,
};
const tipColumns = {
  real_name: profiles.real_name,
  user_name_key: user.user_name_key,
  read_for: user.name_tip_read,
  ignored: user.name_tip_ignored,
};

/** An account as the API tells it: by the role's number. */
export const toAccountResponse = <U extends { role: Role }>({ role, ...rest }: U) => ({
  ...rest,
  role_id: roleIds[role],
});

/** The second factor of an account that has confirmed one. */
const isFactorOf = and(eq(secondFactors.user_id, user.id), isNotNull(secondFactors.since));

type InfoContext = Pick<Context, 'db' | 'secondFactorRoles'>;

/** What an account's owner is shown of it; 401 where it is gone. */
export async function loadUserInfo({ db, secondFactorRoles }: InfoContext, id: number) {
  const [row] = await db
    .select({ ...accountColumns, ...flagColumns, tip: tipColumns, factor: secondFactors.since })
    .from(user)
    .leftJoin(profiles, eq(profiles.user_id, user.id))
    .leftJoin(secondFactors, isFactorOf)
    .where(eq(user.id, id));
  if (!row) throw unauthorized();
  const { tip, factor, ...account } = row;
  const withoutFactor = can(account.role, secondFactorRoles) ? ('due' as const) : ('off' as const);
  const hidden = tip.ignored || tip.read_for === tip.user_name_key || !isAuthor(account.role);
  const { real_name } = tip;
  return {
    ...toAccountResponse(account),
    second_factor: factor ? ('on' as const) : withoutFactor,
    name_risk_tip: !hidden && givesOwnerAway(account.username, { ...account, real_name }),
  };
}

/** In what language, and by whose clock, the account is written to from now on. */
export async function rememberReader(
  { db, locale, zone }: Pick<Context, 'db' | 'locale' | 'zone'>,
  id: number,
): Promise<void> {
  const time_zone = zone && findZone(zone);
  const set = { language: locale, ...(time_zone && { time_zone }) };
  const differs = or(
    sql`${user.language} is distinct from ${locale}`,
    time_zone ? sql`${user.time_zone} is distinct from ${time_zone}` : undefined,
  );
  await db
    .update(user)
    .set(set)
    .where(and(eq(user.id, id), differs));
}

/**
 * Begins a session of an account; its token is answered this once and kept as a hash. Where the account has a second
 * factor the session is good for the second step only, and soon for nothing, and who is known by it is told little; `proven`: it was made with the first.
 */
export async function openSession(context: Context<unknown>, user_id: number, { proven = false } = {}) {
  const { db, now, userAgent, address } = context;
  const token = randomBytes(32).toString('base64url');
  const at = now.toISOString();
  const info = await loadUserInfo(context, user_id);
  const second_step = info.second_factor === 'on' && !proven;
  const end = second_step ? minutesAfter(now, secondStepMinutes) : addDaysToInstant(now, sessionDays);
  const session = { user_id, token_hash: hashToken(token), created_at: at, seen_at: at, expires_at: end.toISOString() };
  // One that reached its end is idle from then on, so this finds it too.
  await sweep(context, sessions.seen_at, idleDays + 1);
  await db.insert(sessions).values({ ...session, user_agent: userAgent, address, proven_at: proven ? at : null });
  if (second_step) return { ...info, email: hiddenEmail, token, second_step };
  await rememberReader(context, user_id);
  return { ...info, token, second_step };
}

const hiddenEmail = '•••';
