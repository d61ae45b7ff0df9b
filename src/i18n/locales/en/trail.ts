/** Who did what to a record. */
export default {
  title: 'History of changes',
  empty: 'Nothing has been noted yet.',
  platform: 'The platform',
  reason: 'Reason',
  none: 'none',
  action: {
    create: 'Created',
    update: 'Changed',
    release: 'Released',
    set_share: 'Author share set',
    apply: 'Applied',
    take: 'Review begun',
    approve: 'Approved',
    sign: 'Signed',
    confirm: 'Confirmed',
    reject: 'Rejected',
    cancel: 'Cancelled',
    expire: 'Expired',
  },
};
