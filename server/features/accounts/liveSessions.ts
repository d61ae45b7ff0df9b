import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { sessions } from '#server/db/schema.ts';
import { isLive } from '#server/kit/guard.ts';

const { id, user_agent, address, created_at, seen_at } = sessions;

const listed = 100;

/** Where an account is signed in, last seen first. */
export const selectLiveSessions = (db: Db, now: Date, user_id: number) =>
  db
    .select({ id, user_agent, address, created_at, seen_at })
    .from(sessions)
    .where(and(eq(sessions.user_id, user_id), isLive(now)))
    .orderBy(desc(seen_at), desc(id))
    .limit(listed);
