import type { ContractStatus } from '../contracts/contract.ts';

/** Stories whose share one call sets at most. */
export const maxShares = 200;

/**
 * What became of a story: its share was set, was as asked already, is another by now, is held by a contract, or there
 * is no such story.
 */
export const shareResults = ['set', 'same', 'changed', 'held', 'missing'] as const;

/** A contract that names the share is drawn up and not yet in force: what its author signs stays what was agreed. */
export const isShareLocked = (status: ContractStatus): boolean =>
  status === 'signature_verification' || status === 'contract_review';
