import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { secondStepMinutes } from '#domain/accounts/secondFactor.ts';
import { idleDays } from '#domain/accounts/sessionLimits.ts';
import type { Call, Lacking } from '#domain/kit/call.ts';
import { can, type Role } from '#domain/roles.ts';
import { dayLong, addDaysToInstant, minutesAfter } from '#domain/shared/clock.ts';
import { prepareOnce, type Db } from '#server/db/database.ts';
import { secondFactors, sessions, tables } from '#server/db/schema.ts';
import { forbidden, unauthorized } from './apiError.ts';
import type { SessionUser } from './context.ts';
import { readTogether } from './readTogether.ts';
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

const viewers = alias(tables.user, 'viewers');
const viewerSessions = alias(sessions, 'viewer_sessions');
const viewerColumns = { role: viewers.role, status: viewers.status };

/** With `array`, PostgreSQL plans it once: of a list of its own it looks how long that is, and plans anew each time. */
const selectSessions = (db: Db, hashes: string[]) =>
  prepareOnce(db, 'sessions', (name) => {
    const { user } = tables;
    return db
      .select({
        hash: sessions.token_hash,
        id: user.id,
        role: user.role,
        status: user.status,
        session_id: sessions.id,
        since: sessions.created_at,
        seen_at: sessions.seen_at,
        expires_at: sessions.expires_at,
        proven_at: sessions.proven_at,
        confirmed_at: sessions.confirmed_at,
        confirmed_for: sessions.confirmed_for,
        second_factor: secondFactors.since,
        viewer_id: sessions.viewer_id,
        viewer: viewerColumns,
        viewer_end: viewerSessions.expires_at,
      })
      .from(sessions)
      .innerJoin(user, eq(user.id, sessions.user_id))
      .leftJoin(secondFactors, and(eq(secondFactors.user_id, user.id), isNotNull(secondFactors.since)))
      .leftJoin(viewers, eq(viewers.id, sessions.viewer_id))
      .leftJoin(viewerSessions, eq(viewerSessions.id, sessions.viewer_session_id))
      .where(sql`${sessions.token_hash} = any(array(select unnest(${sql.placeholder('hashes')}::text[])))`)
      .prepare(name);
  }).execute({ hashes });

const readSession = readTogether(
  async (db, hashes) => new Map((await selectSessions(db, hashes)).map(({ hash, ...session }) => [hash, session])),
);

/** The session that a token is of, read anew each time: a block or a new role acts on the next request. */
async function loadSession(db: Db, token: string, now: Date): Promise<Session | undefined> {
  const row = await readSession(db, hashToken(token));
  if (!row || row.status !== 'active') return undefined;
  const idle = now.getTime() - Date.parse(row.seen_at);
  if (idle > idleDays * dayLong || now.getTime() > Date.parse(row.expires_at)) return undefined;
  if (row.viewer_id !== null) return isViewing(row, now) ? row : undefined;
  // However long it was opened for: half a sign-in waits for its second step and no longer.
  if (row.second_factor && !row.proven_at && now > minutesAfter(new Date(row.since), secondStepMinutes))
    return undefined;
  if (idle > touchEvery)
    await db.update(sessions).set({ seen_at: now.toISOString() }).where(eq(sessions.id, row.session_id));
  return row;
}

/** Those of some sessions that are still open, by what the guard goes by. */
export async function findOpenSessions(db: Db, ids: readonly number[], now: Date): Promise<Set<number>> {
  const { user } = tables;
  const rows = await db
    .select({
      id: sessions.id,
      viewer_id: sessions.viewer_id,
      viewer: viewerColumns,
      viewer_end: viewerSessions.expires_at,
    })
    .from(sessions)
    .innerJoin(user, and(eq(user.id, sessions.user_id), eq(user.status, 'active')))
    .leftJoin(viewers, eq(viewers.id, sessions.viewer_id))
    .leftJoin(viewerSessions, eq(viewerSessions.id, sessions.viewer_session_id))
    .where(and(inArray(sessions.id, [...ids]), isLive(now)));
  return new Set(rows.filter((row) => row.viewer_id === null || isViewing(row, now)).map(({ id }) => id));
}

type Session = NonNullable<Awaited<ReturnType<typeof readSession>>>;

/** Is whoever sees the portal as an author still a content manager, and signed in by the session that opened it? */
const isViewing = ({ viewer, viewer_end }: Pick<Session, 'viewer' | 'viewer_end'>, now: Date): boolean =>
  viewer?.status === 'active' &&
  can(viewer.role, viewerRoles) &&
  viewer_end !== null &&
  now.getTime() <= Date.parse(viewer_end);
const viewerRoles: readonly Role[] = ['content_manager'];

/**
 * The one place that keeps who sees the portal as an author from everything but reading: no call but GET, and of
 * these only what is declared for it. The transaction that such a read runs in refuses to write besides.
 */
function refuseViewing(call: Call): void {
  if (call.method !== 'GET' || !call.viewable) throw forbidden('accounts.shared.viewing.refused');
}

/** What a session must get before it is good for anything else, whichever way it was opened. */
function findLacking(
  { second_factor, proven_at, role, viewer_id }: Session,
  required: readonly Role[],
): Lacking | undefined {
  if (viewer_id) return undefined;
  if (second_factor) return proven_at ? undefined : 'second_step';
  return can(role, required) ? 'second_factor' : undefined;
}

const refuseLacking = (lacking: Lacking) =>
  // Half a sign-in is none yet, and is told nothing.
  lacking === 'second_step' ? unauthorized() : forbidden('accounts.shared.second.errors.due');

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
  const isOpen = call.roles === 'anyone';
  if (isOpen && call.method === 'GET') return undefined;
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const session = token === undefined ? undefined : await loadSession(database.db, token, now);
  if (session?.viewer_id) refuseViewing(call);
  if (isOpen) return undefined;
  if (!session) throw unauthorized();
  const lacking = findLacking(session, secondFactorRoles);
  if (lacking && call.without !== lacking) throw refuseLacking(lacking);
  if (!can(session.role, call.roles)) throw forbidden();
  const { id, session_id, since, role, second_factor, confirmed_at, confirmed_for, viewer_id } = session;
  const confirmed = second_factor && { confirmed_at, confirmed_for };
  const half = lacking === 'second_step' && { half: true as const };
  return { id, session_id, since, role, ...confirmed, ...half, ...(viewer_id && { viewer_id }) };
}
