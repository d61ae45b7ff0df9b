// What other features of the server may use.
export { forgetEntries } from './entries.ts';
export { promoteEntries } from './promote.ts';
