import { eq } from 'drizzle-orm';
import { fold } from '#domain/rules/fold.ts';
import type { Db } from '#server/db/database.ts';
import { tables } from '#server/db/schema.ts';

const { user } = tables;

/** Has an account this email, in any case of letters? */
export const emailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.$count(user, eq(user.email_key, fold(email)))) > 0;
