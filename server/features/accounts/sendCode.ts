import { codeMinutes } from '#domain/accounts/codes.ts';
import { toNetwork } from '#server/kit/address.ts';
import type { Context } from '#server/kit/context.ts';
import { attemptEach, returnAttempts } from '#server/kit/throttle.ts';
import { writeEmailTo } from '#server/platform/emails/index.ts';
import { createCode, type CodeFor } from './codes.ts';

interface Variant {
  /** The address as its account has it, which need not be as it was typed. */
  to?: string;
  /** What an email gets that may not get a code. */
  instead?: 'address_in_use' | 'no_account';
  /** Not its owner asks for it, but a content manager for them. */
  byManager?: boolean;
}

/**
 * Makes a code and mails it. There is a code and an email in every case, so that neither the answer nor its time tells
 * who has an account. Not for use in a transaction.
 */
export async function sendCode(
  context: Context<unknown>,
  of: CodeFor,
  { to = of.email, instead, byManager = false }: Variant,
): Promise<void> {
  const { outbox, locale, address } = context;
  const { flow, email } = of;
  const tries = [
    [byManager ? 'codesByManagers' : 'codesByEmail', `${flow} ${email.toLowerCase()}`],
    ['codesByAddress', toNetwork(address)],
  ] as const;
  await attemptEach(context, tries);
  const code = await createCode(context, of, !byManager).catch(async (error: unknown) => {
    // No code was made: whoever asks within the minute uses up none of the day's.
    await returnAttempts(context, tries);
    throw error;
  });
  outbox.post(
    instead
      ? writeEmailTo(to, locale, instead, {})
      : writeEmailTo(to, locale, `${flow}_code`, { code, minutes: codeMinutes }),
  );
}
