// What other features of the server may use.
export { loadEligibilityFacts } from './eligible.ts';
export { lateApplications, pendingSince } from './pendingSince.ts';
