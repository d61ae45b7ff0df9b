import { eq } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import type { Context } from './context.ts';

const { user } = tables;

/**
 * Holds an account's row until the call is done, as whoever locks or changes a profile does. All that changes a
 * contract holds its author first, then the story, then the application, so that nobody waits in a circle.
 */
export async function lockAuthor({ db }: Pick<Context, 'db'>, author_id: number): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.id, author_id)).for('no key update');
}
