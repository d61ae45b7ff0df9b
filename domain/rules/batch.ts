/** Records that one call decides at most. */
export const maxBatch = 100;

/**
 * What becomes of a record of a batch: it is `ready`, later `done`, or is left as it is, since it stands elsewhere by
 * now, was carried forward, has money that the caller entered, is not what was closed, has no amount or a fee above it,
 * was not handed over, or is not there.
 */
export const batchResults = [
  'ready',
  'done',
  'state',
  'carried',
  'own_money',
  'unsound',
  'no_amount',
  'high_fee',
  'not_exported',
  'missing',
] as const;
export type BatchResult = (typeof batchResults)[number];
