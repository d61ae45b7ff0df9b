/** Filters of a list, and what a record is chosen from. */
export default {
  all: 'All',
  none: 'Nothing found',
  excel: 'Export for Excel',
};
