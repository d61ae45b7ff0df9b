export const earningKeys = {
  of: (period: object) => ['incomes', period],
  month: (month: string) => ['income-month', month],
  work: (storyId: number, query: object) => ['income-detail', storyId, query],
};

export const updateBonusKeys = { all: ['update-bonus'] };

export const worksRevenueKeys = { of: (place: object) => ['works-revenue', place] };
