import type { BatchResult } from '#domain/shared/batch.ts';

/** A record of a batch, as a preview and its command answer it. */
export interface BatchItem {
  id: number;
  result: BatchResult;
  author: string | null;
  /** Cents. */
  amount: number;
}
