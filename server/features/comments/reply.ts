import { canBlockReader } from '#domain/comments/comment.ts';
import type { Reply } from '#domain/comments/comments.calls.ts';
import type { CommentRow } from './scope.ts';

/** What a comment and an answer have in common, as its author is shown them. */
export const toReply = (row: CommentRow, me: number): Reply => ({
  id: row.id,
  reader_name: row.reader_name,
  content: row.content,
  mine: row.user_id === me,
  is_read: row.is_read,
  like_count: row.like_count + Number(row.liked),
  liked: row.liked,
  hidden: row.hidden !== null,
  removed: row.hidden === 'staff',
  report_status: row.report_status,
  blockable: canBlockReader(row),
  created_at: row.created_at,
});
