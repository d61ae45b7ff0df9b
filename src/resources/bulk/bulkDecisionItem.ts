import type { DecisionResult } from '#domain/shared/bulkDecision.ts';

/** A record of a bulk decision, as a preview and its command answer it. */
export interface BulkDecisionItem {
  id: number;
  result: DecisionResult;
  author: string | null;
  /** Cents. */
  amount: number;
}
