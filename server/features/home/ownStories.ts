import { eq } from 'drizzle-orm';
import { tables } from '#server/db/schema.ts';
import type { Context } from '#server/kit/context.ts';

/** A story is of the author who asks. */
export const isMine = ({ user }: Context) => eq(tables.fiction.author_id, user.id);
