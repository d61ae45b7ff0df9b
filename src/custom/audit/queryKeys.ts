/** What was done to all records. */
export const activityKeys = {
  of: (place: object) => ['activity', place],
  latest: (place: object) => ['activity', 'latest', place],
};
