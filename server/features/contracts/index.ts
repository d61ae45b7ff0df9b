// What other features of the server may use.
export { factsOf } from './eligible.ts';
export { lateApplications, pendingSince } from './pendingSince.ts';
