import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { idleDays } from '#domain/accounts/sessionLimits.ts';
import type { Call, Lacking } from '#domain/kit/call.ts';
import { can, type Role } from '#domain/roles.ts';
import { dayLong, addDaysToInstant } from '#domain/shared/clock.ts';
import { prepareOnce, type Db } from '#server/db/database.ts';
import { secondFactors, sessions, tables } from '#server/db/schema.ts';
import { forbidden, unauthorized } from './apiError.ts';
import type { SessionUser } from './context.ts';
import type { Services } from './services.ts';
import { hashSha256 } from './sha256.ts';

const touchEvery = 300_000;

/** What a token is kept as. */
export const hashToken = (token: string): string => hashSha256(token);

/** Sessions that neither idled too long nor reached their end. */
export const isLive = (now: Date) =>
  and(
    gte(sessions.seen_at, addDaysToInstant(now, -idleDays).toISOString()),
    gte(sessions.expires_at, now.toISOString()),
  );

/** The user whose session a request carries, read anew each time: a block or a new role acts on the next request. */
async function loadSession(db: Db, token: string, now: Date) {
  const [row] = await prepareOnce(db, 'session', (name) => {
    const { user } = tables;
    return db
      .select({
        id: user.id,
        role: user.role,
        status: user.status,
        session_id: sessions.id,
        since: sessions.created_at,
        seen_at: sessions.seen_at,
        expires_at: sessions.expires_at,
        proven_at: sessions.proven_at,
        confirmed_at: sessions.confirmed_at,
        second_factor: secondFactors.since,
      })
      .from(sessions)
      .innerJoin(user, eq(user.id, sessions.user_id))
      .leftJoin(secondFactors, and(eq(secondFactors.user_id, user.id), isNotNull(secondFactors.since)))
      .where(eq(sessions.token_hash, sql.placeholder('hash')))
      .prepare(name);
  }).execute({ hash: hashToken(token) });
  if (!row || row.status !== 'active') return undefined;
  const idle = now.getTime() - Date.parse(row.seen_at);
  if (idle > idleDays * dayLong || now.getTime() > Date.parse(row.expires_at)) return undefined;
  if (idle > touchEvery)
    await db.update(sessions).set({ seen_at: now.toISOString() }).where(eq(sessions.id, row.session_id));
  return row;
}

type Session = NonNullable<Awaited<ReturnType<typeof loadSession>>>;

/** What a session must get before it is good for anything else, whichever way it was opened. */
function findLacking({ second_factor, proven_at, role }: Session, required: readonly Role[]): Lacking | undefined {
  if (second_factor) return proven_at ? undefined : 'second_step';
  return can(role, required) ? 'second_factor' : undefined;
}

const refuseLacking = (lacking: Lacking) =>
  // Half a sign-in is none yet, and is told nothing.
  lacking === 'second_step' ? unauthorized() : forbidden('accounts.second.errors.due');

type GuardServices = Pick<Services, 'database' | 'secondFactorRoles'>;

/**
 * Who makes the call, or a refusal: 401 without a live session, 403 for a role that the call is not declared for, or that
 * must have a second factor and has none.
 */
export async function guard(
  call: Call,
  request: Request,
  { database, secondFactorRoles }: GuardServices,
  now: Date,
): Promise<SessionUser | undefined> {
  if (call.roles === 'anyone') return undefined;
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const session = token === undefined ? undefined : await loadSession(database.db, token, now);
  if (!session) throw unauthorized();
  const lacking = findLacking(session, secondFactorRoles);
  if (lacking && call.without !== lacking) throw refuseLacking(lacking);
  if (!can(session.role, call.roles)) throw forbidden();
  const { id, session_id, since, role, second_factor, confirmed_at } = session;
  return { id, session_id, since, role, ...(second_factor && { confirmed_at }) };
}
