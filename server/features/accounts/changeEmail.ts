import { eq } from 'drizzle-orm';
import type * as calls from '#domain/accounts/changeEmail.calls.ts';
import { entities } from '#domain/entities.ts';
import { fold } from '#domain/kit/fold.ts';
import { resetTokens, tables } from '#server/db/schema.ts';
import { invalidField } from '#server/kit/apiError.ts';
import { withPreparation, type Context, type HandlersOf } from '#server/kit/context.ts';
import { updateRecords } from '#server/kit/crud.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { guessCode, useCode } from './codes.ts';
import { findAccount } from './emails.ts';
import { proveRecently, refuseGiven } from './ownPassword.ts';
import { forgetConfirmed, keepConfirmed } from './secondFactor/confirmed.ts';
import { sendCode } from './sendCode.ts';
import { loadUserInfo } from './session.ts';

const { user } = tables;
const describeCode = (email: string, { user: me }: Context) =>
  ({ flow: 'change_email', email, user_id: me.id }) as const;

export const changeEmail: HandlersOf<typeof calls> = {
  sendChangeEmailCode: withPreparation(
    async ({ body: { email, password } }, context: Context) => {
      await proveRecently(context, password, 'password');
      keepConfirmed(context, 'second_code', 'email');
      await refuseGiven(context);
      const account = await findAccount(context.db, email);
      if (account?.id === context.user.id) throw invalidField('email', 'validation.taken');
      await sendCode(context, describeCode(email, context), {
        to: account?.email,
        instead: account && 'address_in_use',
      });
    },
    async () => null,
  ),

  verifyChangeEmailCode: withPreparation(
    async ({ body }, context: Context) => {
      await guessCode(context, describeCode(body.email, context), body.code);
      return body;
    },
    async ({ email, code }, context) => {
      const { db, user: me, locale, outbox } = context;
      await refuseGiven(context);
      await useCode(context, describeCode(email, context), code);
      if (await findAccount(db, email)) throw invalidField('email', 'errors.email_in_use');
      const before = await loadUserInfo(context, me.id);
      await updateRecords(context, entities.user, eq(user.id, me.id), { email, email_key: fold(email) });
      await db.delete(resetTokens).where(eq(resetTokens.user_id, me.id));
      await forgetConfirmed(context);
      outbox.notify(writeEmailTo(before.email, locale, 'email_changed', { user_name: before.username }));
      return loadUserInfo(context, me.id);
    },
  ),
};
