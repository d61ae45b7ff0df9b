import type { MessageKey } from '../../i18n/types.ts';

/** What whoever was signed out finds at the door. */
export interface Handover {
  /** To sign in with. */
  account: string;
  told: MessageKey;
}

let waiting: Handover | undefined;
let taker: ((handover: Handover) => void) | undefined;

/** Leaves it for the sign-in page, which may be there already: a session can end before what ended it is answered. */
export function handOver(handover: Handover): void {
  if (taker) taker(handover);
  else waiting = handover;
}

/** Takes what waits and what comes, until the answered function is called. */
export function onHandover(take: (handover: Handover) => void): () => void {
  taker = take;
  if (waiting) take(waiting);
  waiting = undefined;
  return () => void (taker = undefined);
}
