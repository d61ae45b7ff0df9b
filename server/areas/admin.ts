import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { user as entity } from '#domain/entities/user.ts';
import * as t from '#domain/kit/types.ts';
import { fold } from '#domain/rules/fold.ts';
import { tables } from '#server/db/schema.ts';
import { searchText } from '#server/kit/crud.ts';
import { hashPassword } from '#server/password.ts';
import type { Services } from '#server/services.ts';

const shape = t.object({
  user_name: t.string().min(3, 'give --user-name, 3 to 40 characters').max(40).required('give --user-name'),
  email: t.string().email('--email is not an email address').max(254).required('give --email'),
});

/** Makes the first content manager, who makes all other accounts, and answers the password. Throws a text where there is one already. */
export async function createAdmin({ database: { db }, clock, mail }: Services, given: object): Promise<string> {
  const { user_name, email } = await shape.validate(given);
  const { user } = tables;
  const password = `${randomBytes(12).toString('base64url')}7a`;
  const password_hash = await hashPassword(password);
  const at = clock().toISOString();
  await db.transaction(async (tx) => {
    if ((await tx.$count(user, eq(user.role, 'content_manager'))) > 0)
      throw new Error('There is a content manager already, who can make accounts.');
    const keys = {
      user_name_key: fold(user_name),
      email_key: fold(email),
      search: searchText(entity, { user_name, email }),
    };
    await tx
      .insert(user)
      .values({ user_name, email, role: 'content_manager', ...keys, password_hash, created_at: at, updated_at: at });
  });
  const text = `You are the first content manager of this Quillhouse. Sign in as ${user_name}.`;
  await mail.send({ to: email, subject: 'Your Quillhouse account', text });
  return password;
}
