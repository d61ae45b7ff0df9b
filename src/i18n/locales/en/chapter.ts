/** Where a chapter stands, and what is refused of it. */
export default {
  status: {
    draft: 'Draft',
    pending_review: 'Pending review',
    pending_publish: 'Pending publish',
    published: 'Published',
    rejected: 'Rejected',
  },
  errors: {
    in_review: 'This chapter is with the reviewers or waits for its release. Take it back before you change it.',
    changed: 'This chapter was saved somewhere else since you opened it.',
    unsigned:
      'Only chapters of a story under contract can be submitted or published. Your drafts count towards the application.',
    not_deletable: 'Only drafts and rejected chapters that no reader has seen can be deleted.',
    own_work: 'Nobody decides on their own work.',
    decided: 'This chapter was changed or decided on meanwhile. Open it again.',
    empty: 'This chapter has no words yet.',
  },
};
