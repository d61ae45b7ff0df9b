/** What was done to all records. */
export const activityKeys = {
  of: (query: object) => ['activity', query],
  latest: (query: object) => ['activity', 'latest', query],
};
