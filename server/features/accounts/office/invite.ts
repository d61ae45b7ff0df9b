import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { invitationDays } from '#domain/accounts/management.ts';
import { message } from '#domain/kit/messages.ts';
import { addDaysToInstant } from '#domain/shared/clock.ts';
import { accountInvitations } from '#server/db/schema.ts';
import { conflict } from '#server/kit/apiError.ts';
import { audit } from '#server/kit/audit.ts';
import type { Context } from '#server/kit/context.ts';
import { hashToken } from '#server/kit/guard.ts';
import { createSentences } from '#server/kit/sentences.ts';
import { sweep } from '#server/kit/sweep.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { hashPassword } from '#server/platform/password.ts';
import type { Account } from './inCharge.ts';

/** For how long an invitation that is over says so. */
const keptDays = 30;

/** The hash of a password that nobody knows. */
export const hashUnknown = () => hashPassword(randomBytes(32).toString('base64url'));

/** Mails the owner of an invited account a link, in place of the one before, by which they choose its password. */
export async function invite(context: Context, account: Account): Promise<void> {
  const { db, now, origin, outbox } = context;
  if (!origin) throw conflict('accounts.office.errors.no_address');
  const token = randomBytes(32).toString('base64url');
  const expires_at = addDaysToInstant(now, invitationDays).toISOString();
  await sweep(context, accountInvitations.expires_at, keptDays);
  await db.delete(accountInvitations).where(eq(accountInvitations.user_id, account.id));
  await db.insert(accountInvitations).values({ token_hash: hashToken(token), user_id: account.id, expires_at });
  await audit(context, 'invite_account', 'users', account.id);
  const { email, user_name, role } = account;
  const language = account.language ?? context.locale;
  outbox.post(
    writeEmailTo(email, language, 'account_invited', {
      user_name,
      role: createSentences(language)(message(`common.role.${role}`)),
      url: `${origin}/#/login/login?invitation=${token}`,
      days: invitationDays,
    }),
  );
}
