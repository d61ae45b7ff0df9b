import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { recoveryCodes, secondFactors } from '#server/db/schema.ts';

/** Takes the app of an account away, and its recovery codes; false where it had none. */
export async function removeFactor(db: Db, user_id: number): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id));
  const removed = await db
    .delete(secondFactors)
    .where(eq(secondFactors.user_id, user_id))
    .returning({ since: secondFactors.since });
  return removed.some(({ since }) => since !== null);
}
