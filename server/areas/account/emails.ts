import { eq } from 'drizzle-orm';
import { fold } from '#domain/rules/fold.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { user } = tables;

/** The account that has an email, in any case of letters. */
export async function accountOf(db: Db, email: string): Promise<{ id: number; email: string } | undefined> {
  const [found] = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(eq(user.email_key, fold(email)));
  return found;
}
