export const earningsKeys = {
  all: ['earnings'],
  of: (period: object) => ['earnings', period],
  month: (month: string) => ['earnings', 'month', month],
  story: (storyId: number, query: object) => ['earnings', 'story', storyId, query],
};

export const storyRevenueKeys = { of: (place: object) => ['works-revenue', place] };
