export const payoutKeys = {
  totals: ['payroll-sums'],
  allBatches: ['payroll-batches'],
  batches: (page: number) => ['payroll-batches', page],
};

/** All that shows how far payouts are beside their list. */
export const payoutChanges = [payoutKeys.totals, payoutKeys.allBatches];
