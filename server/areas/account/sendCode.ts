import { codeMinutes } from '#domain/rules/codes.ts';
import type { Context } from '#server/kit/context.ts';
import { attempt } from '#server/kit/throttle.ts';
import { letterTo } from '#server/letters/index.ts';
import { newCode, type CodeFor } from './codes.ts';

/**
 * Makes a code and mails it. Where the email may not get one, it gets the letter `instead`: there is a code and a
 * letter in every case, so that neither answer nor time tells who has an account. Not for use in a transaction.
 */
export async function sendCode(
  context: Context<unknown>,
  of: CodeFor,
  instead?: 'address_in_use' | 'no_account',
): Promise<void> {
  const { letters, reader, address } = context;
  const { flow, email } = of;
  await attempt(context, 'codesByAddress', address);
  await attempt(context, 'codesByEmail', `${flow} ${email.toLowerCase()}`);
  const code = await newCode(context, of);
  letters.post(
    instead
      ? letterTo(email, reader, instead, {})
      : letterTo(email, reader, `${flow}_code`, { code, minutes: codeMinutes }),
  );
}
