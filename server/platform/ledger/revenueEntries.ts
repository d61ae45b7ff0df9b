import { revenueKinds, type RevenueKind } from '#domain/earnings/ledger.ts';
import { computeShare } from '#domain/shared/money.ts';
import type { Posting } from './post.ts';

/** Net cents of a story by kind, and what its app kept of what readers paid. */
export interface Paid extends Record<RevenueKind, number> {
  fees: number;
}

/** The author's part of each kind, rounded by itself: each is a ledger line of its own. */
export const computeShares = (paid: Paid, proportion: number) =>
  revenueKinds.map((kind) => ({ kind, net: paid[kind], share: computeShare(paid[kind], proportion) }));

/** How what readers paid for a story is booked; the residue of the shares is the house's. */
export const buildRevenueEntries = (paid: Paid, author_id: number, proportion: number): Posting['entries'] => [
  ...computeShares(paid, proportion).flatMap(({ kind, net, share }) => [
    { account: 'partner' as const, kind, amount: -net },
    { account: `author:${author_id}` as const, kind, amount: share },
    { account: 'platform' as const, kind, amount: net - share },
  ]),
  { account: 'partner', kind: 'app_fee', amount: -paid.fees },
  { account: 'app_fees', kind: 'app_fee', amount: paid.fees },
];
