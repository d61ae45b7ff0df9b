import { and, eq, gte, sql } from 'drizzle-orm';
import { idleDays } from '#domain/accounts/sessionLimits.ts';
import type { Call } from '#domain/kit/call.ts';
import { can } from '#domain/roles.ts';
import { dayLong, daysAfter } from '#domain/shared/clock.ts';
import { prepared, type Db } from '#server/db/database.ts';
import { sessions, tables } from '#server/db/schema.ts';
import { forbidden, unauthorized } from './apiError.ts';
import type { SessionUser } from './context.ts';
import { hashSha256 } from './sha256.ts';

const touchEvery = 300_000;

/** What a token is kept as. */
export const hashToken = (token: string): string => hashSha256(token);

/** Sessions that neither idled too long nor reached their end. */
export const isLive = (now: Date) =>
  and(gte(sessions.seen_at, daysAfter(now, -idleDays).toISOString()), gte(sessions.expires_at, now.toISOString()));

/** The user whose session a request carries, read anew each time: a block or a new role acts on the next request. */
async function loadSessionUser(db: Db, token: string, now: Date): Promise<SessionUser | undefined> {
  const [row] = await prepared(db, 'session', (name) => {
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
      })
      .from(sessions)
      .innerJoin(user, eq(user.id, sessions.user_id))
      .where(eq(sessions.token_hash, sql.placeholder('hash')))
      .prepare(name);
  }).execute({ hash: hashToken(token) });
  if (!row || row.status !== 'active') return undefined;
  const idle = now.getTime() - Date.parse(row.seen_at);
  if (idle > idleDays * dayLong || now.getTime() > Date.parse(row.expires_at)) return undefined;
  if (idle > touchEvery)
    await db.update(sessions).set({ seen_at: now.toISOString() }).where(eq(sessions.id, row.session_id));
  const { id, session_id, since, role } = row;
  return { id, session_id, since, role };
}

/** Who makes the call, or a refusal: 401 without a live session, 403 for a role that the call is not declared for. */
export async function guard(call: Call, request: Request, db: Db, now: Date): Promise<SessionUser | undefined> {
  if (call.roles === 'anyone') return undefined;
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const user = token === undefined ? undefined : await loadSessionUser(db, token, now);
  if (!user) throw unauthorized();
  if (!can(user.role, call.roles)) throw forbidden();
  return user;
}
