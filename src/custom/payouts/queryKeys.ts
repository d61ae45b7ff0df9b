export const payoutKeys = {
  totals: ['payouts', 'totals'],
  allBatches: ['payouts', 'batches'],
  author: (id: number) => ['payouts', 'author', id],
  batches: (page: number) => ['payouts', 'batches', page],
};

/** All that shows how far payouts are beside their list. */
export const payoutChanges = [payoutKeys.totals, payoutKeys.allBatches];
