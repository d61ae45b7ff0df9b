import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { profiles } from '#server/db/schema.ts';

/** The personal data that contracts need; empty where an author saved none. */
export async function loadProfile(db: Db, user_id: number): Promise<Partial<typeof profiles.$inferSelect>> {
  const [row] = await db.select().from(profiles).where(eq(profiles.user_id, user_id));
  return row ?? {};
}
