import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import { userNameRule } from '#domain/accounts/names.ts';
import { user as entity } from '#domain/accounts/user.entity.ts';
import { fold } from '#domain/kit/fold.ts';
import * as t from '#domain/kit/types.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { CommandError } from '#server/commandError.ts';
import { lockStart } from '#server/db/migrate.ts';
import { tables } from '#server/db/schema.ts';
import { toApiError } from '#server/kit/databaseErrors.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import type { Services } from '#server/kit/services.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { hashPassword } from '#server/platform/password.ts';

const shape = t.object({
  user_name: userNameRule().required(),
  email: t.string().email().max(254).required(),
});
const optionHints: Record<string, string> = {
  user_name: 'give --user-name, 3 to 40 characters of one alphabet and no @',
  email: 'give --email, an email address',
};

/**
 * Makes a content manager where none is active, and answers the password. Throws a CommandError where there is one, or
 * where what is given is wrong or taken.
 */
export async function createAdmin({ database: { db }, clock, mail }: Services, options: object): Promise<string> {
  const { user_name, email } = await shape.validate(options).catch(({ path = '' }: t.ValidationError) => {
    throw new CommandError(optionHints[path]);
  });
  const { user } = tables;
  const password = `${randomBytes(12).toString('base64url')}7a`;
  const password_hash = await hashPassword(password);
  const at = clock().toISOString();
  const keys = {
    user_name_key: getNameKey(user_name),
    email_key: fold(email),
    search: createSearchText(entity, { user_name, email }),
  };
  const making = db.transaction(async (tx) => {
    // Typed twice at once, the second waits here and then finds the first one's.
    await lockStart(tx);
    if ((await tx.$count(user, and(eq(user.role, 'content_manager'), eq(user.status, 'active')))) > 0)
      throw new CommandError('There is a content manager already.');
    await tx
      .insert(user)
      .values({ user_name, email, role: 'content_manager', ...keys, password_hash, created_at: at, updated_at: at });
  });
  await making.catch((error: unknown) => {
    const fieldErrors = toApiError(error)?.errors ?? {};
    if ('user_name' in fieldErrors) throw new CommandError(`--user-name ${user_name}: it is taken`);
    if ('email' in fieldErrors) throw new CommandError(`--email ${email}: it is taken`);
    throw error;
  });
  await mail.send(writeEmailTo(email, defaultLanguage, 'admin_created', { user_name }));
  return password;
}
