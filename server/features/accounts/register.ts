import { getNameKey } from '#domain/accounts/nameKey.ts';
import type * as calls from '#domain/accounts/register.calls.ts';
import { entities } from '#domain/entities.ts';
import { fold } from '#domain/kit/fold.ts';
import { minutesAfter } from '#domain/shared/clock.ts';
import { tables } from '#server/db/schema.ts';
import { acceptAtRegistration } from '#server/features/articles/index.ts';
import { invalidField } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import { withPreparation, type HandlersOf } from '#server/kit/context.ts';
import { createSearchText } from '#server/kit/searchText.ts';
import { hashPassword } from '#server/platform/password.ts';
import { proveHuman } from './captcha.ts';
import { guessCode, useCode } from './codes.ts';
import { findAccount } from './emails.ts';
import { lockName, isNameTaken } from './names.ts';
import { sendCode } from './sendCode.ts';
import { openSession } from './session.ts';

const { user } = tables;
const describeCode = (email: string) => ({ flow: 'register', email }) as const;

export const register: HandlersOf<typeof calls> = {
  sendRegisterCode: withPreparation(
    async ({ body: { email, captcha } }, context) => {
      await proveHuman(context, captcha);
      const account = await findAccount(context.db, email);
      await sendCode(context, describeCode(email), { to: account?.email, instead: account && 'address_in_use' });
    },
    async () => null,
  ),

  register: withPreparation(
    async ({ body }, context) => {
      await guessCode(context, describeCode(body.email), body.code);
      return { ...body, password_hash: await hashPassword(body.password) };
    },
    async ({ user_name, email, code, password_hash, open_for }, context) => {
      const { db, now } = context;
      await useCode(context, describeCode(email), code);
      if (await findAccount(db, email)) throw invalidField('email', 'errors.email_in_use');
      const user_name_key = getNameKey(user_name);
      await lockName(db, user_name_key);
      if (await isNameTaken(db, user_name_key)) throw invalidField('user_name', 'validation.taken');
      const at = now.toISOString();
      const values = { user_name, email, role: 'author_unsigned' as const };
      const keys = { user_name_key, email_key: fold(email), search: createSearchText(entities.user, values) };
      const [account] = await db
        .insert(user)
        .values({ ...values, ...keys, password_hash, created_at: at, updated_at: at })
        .returning({ id: user.id });
      await audit({ ...context, user: account }, 'register', 'users', account!.id);
      await acceptAtRegistration(context, account!.id, minutesAfter(now, -open_for));
      return openSession(context, account!.id);
    },
  ),
};
