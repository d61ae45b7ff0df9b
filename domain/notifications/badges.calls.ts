import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { authors } from '#domain/roles.ts';

/** Messages that the author has not read. */
export const countUnreadMessages = call('GET /api/message/unread-count', {
  roles: authors,
  background: true,
  answer: t.object({ unread_count: t.integer().min(0).required() }),
});

/**
 * Server-sent events: `badges` with `{comments, messages}` as soon as the stream is open and whenever they change, and
 * `ping` every 20 seconds. The server ends it after ten minutes, or with the session; 411 where there are too many.
 */
export const streamBadges = call('GET /api/badges/stream', { roles: authors, background: true, answer: 'file' });
