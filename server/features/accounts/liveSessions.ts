import { and, desc, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { secondFactors, sessions } from '#server/db/schema.ts';
import { isLive } from '#server/kit/guard.ts';

const { id, user_agent, address, created_at, seen_at } = sessions;

/** Whoever made half a sign-in is not signed in. */
const isComplete = (db: Db) =>
  or(
    isNotNull(sessions.proven_at),
    notExists(
      db
        .select()
        .from(secondFactors)
        .where(and(eq(secondFactors.user_id, sessions.user_id), isNotNull(secondFactors.since))),
    ),
  );

const listed = 100;

/** Where an account is signed in, last seen first. */
export const selectLiveSessions = (db: Db, now: Date, user_id: number) =>
  db
    .select({ id, user_agent, address, created_at, seen_at })
    .from(sessions)
    .where(and(eq(sessions.user_id, user_id), isLive(now), isNull(sessions.viewer_id), isComplete(db)))
    .orderBy(desc(seen_at), desc(id))
    .limit(listed);
