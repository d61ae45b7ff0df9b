/** On a book or on one of its chapters (domain.md section 3). */
export const commentTypes = ['book', 'chapter'] as const;

/** Words of what an author writes under a story: an answer, a review, a note to the editor (decisions.md, 'Community'). */
export const maxCommentWords = 140;
export const commentLimits = { perPage: 20, repliesShown: 3, savedReplies: 20 } as const;

/** Which comments a list shows; what is hidden stands in no other. */
export const commentFilters = ['all', 'unanswered', 'unread', 'pinned', 'hidden'] as const;
export type CommentFilter = (typeof commentFilters)[number];
export const commentOrders = ['unanswered', 'newest'] as const;

/** Who took a comment out of readers' sight. */
export const hiders = ['author', 'staff'] as const;
/** Why an author reports a comment to the editor, and what became of it. */
export const reportReasons = ['spam', 'abuse', 'spoiler', 'piracy', 'other'] as const;
export const reportStatuses = ['open', 'kept', 'removed'] as const;

interface Sender {
  /** Of an account that wrote it here. */
  user_id: number | null;
  /** As the reading app names its reader. */
  reader_id: string | null;
}
/** Is a comment of a reader, whom its author may block? */
export const canBlockReader = <C extends Sender>(comment: C): comment is C & { reader_id: string } =>
  comment.user_id === null && comment.reader_id !== null;
