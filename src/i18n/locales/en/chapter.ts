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
    contract_words:
      'Your application for a contract needs more than %{more_than} words, and the story would have only %{left} left. Take the application back first, or keep these words.',
    numbered:
      '%{count} chapter has its number in the title or at the head of the text, where it already stands. Remove it first. |||| %{count} chapters have their number in the title or at the head of the text, where it already stands. Remove it first.',
    flagged:
      '%{count} chapter has restricted content or contact info. Confirm that you keep submitting. |||| %{count} chapters have restricted content or contact info. Confirm that you keep submitting.',
  },
};
