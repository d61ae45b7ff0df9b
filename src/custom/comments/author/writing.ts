import type { Comment, Reply } from '#domain/comments/comments.calls.ts';

/** What an author has begun to write or decide about a comment, or about an answer to one; one thing at a time. */
export type Writing = { what: 'reply'; comment: Comment } | { what: 'report' | 'block'; target: Reply };
