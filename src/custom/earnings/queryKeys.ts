export const earningsKeys = {
  all: ['earnings'],
  of: (period: object) => ['earnings', period],
  month: (month: string) => ['earnings', 'month', month],
  work: (storyId: number, query: object) => ['earnings', 'work', storyId, query],
};

export const storyRevenueKeys = { of: (place: object) => ['works-revenue', place] };
