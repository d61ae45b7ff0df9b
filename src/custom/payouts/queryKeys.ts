export const payoutKeys = {
  sums: ['payroll-sums'],
  batches: (page: number) => ['payroll-batches', page],
};
