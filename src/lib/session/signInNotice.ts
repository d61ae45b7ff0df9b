import type { MessageKey } from '../../i18n/types.ts';

/** What whoever was signed out finds at the sign-in. */
export interface SignInNotice {
  /** To sign in with. */
  account: string;
  message: MessageKey;
}

let waiting: SignInNotice | undefined;
let taker: ((notice: SignInNotice) => void) | undefined;

/** Leaves it for the sign-in page, which may be there already: a session can end before what ended it is answered. */
export function leaveSignInNotice(notice: SignInNotice): void {
  if (taker) taker(notice);
  else waiting = notice;
}

/** Takes what waits and what comes, until the answered function is called. */
export function onSignInNotice(take: (notice: SignInNotice) => void): () => void {
  taker = take;
  if (waiting) take(waiting);
  waiting = undefined;
  return () => void (taker = undefined);
}
