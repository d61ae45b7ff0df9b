// What other features of the server and its reference data may use.
export { forgetEntries } from './entries.ts';
export { countWaitingJudgings } from './judging/judgings.ts';
export { announceResults } from './prizes/announce.ts';
export { endClaims } from './prizes/endClaims.ts';
export { listPrizesToClaim } from './prizes/toClaim.ts';
export { countContestsToActOn } from './toActOn.ts';
export { promoteEntries } from './promote.ts';
export { promoteLate } from './promoteLate.ts';
export { notifyEntrants } from './notifyEntrants.ts';
export { readShippedContests as shippedContests } from './shipped.ts';
