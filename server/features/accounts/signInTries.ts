import { captchaAfter } from '#domain/accounts/captcha.ts';
import { getNameKey } from '#domain/accounts/nameKey.ts';
import { isEmail } from '#domain/accounts/names.ts';
import { fold } from '#domain/kit/fold.ts';
import { toNetwork } from '#server/kit/address.ts';
import type { Context } from '#server/kit/context.ts';
import { attemptEach, forget, keepWithin, returnAttempt, returnAttempts } from '#server/kit/throttle.ts';
import { proveHuman } from './captcha.ts';

type TryContext = Context<unknown>;

/**
 * Both names of an account lead to its id; what is no account is counted by what was typed, folded as it is looked up: an
 * email that only looks like another would else tell by the count whether that one has an account.
 */
function getKey(account: number | string): number | string {
  if (typeof account === 'number') return account;
  return isEmail(account) ? `unknown email ${fold(account)}` : `unknown ${getNameKey(account)}`;
}

/**
 * Counts a try to sign in before the password is looked at, so that parallel ones count too: 429 past the limit of the
 * account or the address. After some failures the try needs a captcha; without it, nothing was tried and nothing counts, not
 * for a moment either, or a stream of such tries would keep the owner at 429.
 */
export async function countTry(context: TryContext, account: number | string, captcha?: string): Promise<void> {
  const own = ['signInByAccount', getKey(account)] as const;
  const address = ['signInByAddress', toNetwork(context.address)] as const;
  const needsCaptcha = (await keepWithin(context, ...own)) >= captchaAfter;
  if (needsCaptcha) await proveHuman(context, captcha);
  const [tries = 0] = await attemptEach(context, [own, address]);
  if (needsCaptcha || tries <= captchaAfter) return;
  // Others were counted since it was read.
  try {
    await proveHuman(context, captcha);
  } catch (error) {
    await returnAttempts(context, [own, address]);
    throw error;
  }
}

/** The password was right: what failed before is forgotten, and this try was no failure of the address. */
export async function forgetTries(context: TryContext, account: number): Promise<void> {
  await forget(context, 'signInByAccount', account);
  await returnAttempt(context, 'signInByAddress', toNetwork(context.address));
}
