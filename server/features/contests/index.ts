// What other features of the server may use.
export { forgetEntries } from './entries.ts';
export { announceResults } from './prizes/announce.ts';
export { endClaims } from './prizes/endClaims.ts';
export { promoteEntries } from './promote.ts';
