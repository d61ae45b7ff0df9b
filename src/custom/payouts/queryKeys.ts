export const payoutKeys = {
  totals: ['payroll-sums'],
  batches: (page: number) => ['payroll-batches', page],
};
