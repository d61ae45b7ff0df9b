export const commentKeys = {
  all: ['comments'],
  list: (query: object) => ['comments', query],
};

/** Stories that have comments, and their chapters, with the numbers of what is unread. */
export const commentedKeys = {
  all: ['commented'],
  chapters: (storyId: number | undefined) => ['commented', storyId],
};

export const savedReplyKeys = { all: ['saved-replies'] };

export const blockedReaderKeys = { all: ['blocked-readers'] };

/** Comments that were reported. */
export const reportKeys = { list: (filters: object) => ['comment-reports', filters] };
