import { todoKeys } from '../../lib/api/queryKeys.ts';

export const commentKeys = {
  all: ['comments'],
  list: (query: object) => ['comments', query],
};

/** Stories that have comments, and their chapters, with the numbers of what is unread. */
export const commentedKeys = {
  all: ['commented'],
  chapters: (storyId: number | undefined) => ['commented', storyId],
};

/** What counts what is unread, and with it all that shows comments. */
export const commentCounts = [commentedKeys.all, todoKeys.all];
export const commentChanges = [commentKeys.all, ...commentCounts];

export const savedReplyKeys = { all: ['saved-replies'] };

export const blockedReaderKeys = { all: ['blocked-readers'] };

/** Comments that were reported. */
export const reportKeys = { list: (filters: object) => ['comment-reports', filters] };
