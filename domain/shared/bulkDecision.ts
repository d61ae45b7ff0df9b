/** Records that one call decides at most. */
export const maxDecisions = 100;

/**
 * What becomes of a record of a bulk decision: it is `ready`, later `done`, or is left as it is, since it stands elsewhere by
 * now, was carried forward, has money that the caller entered, is of a statement that the caller approved, is not what was
 * closed, has no amount, a fee above it or no reason where it needs one, was not handed over, or is not there.
 */
export const decisionResults = [
  'ready',
  'done',
  'state',
  'carried',
  'own_money',
  'own_approval',
  'unsound',
  'no_amount',
  'no_reason',
  'high_fee',
  'not_exported',
  'missing',
] as const;
export type DecisionResult = (typeof decisionResults)[number];
