import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { reason } from '#domain/shared/reason.ts';
import { userInfo } from './userInfo.calls.ts';

const roles = ['content_manager'] as const;

/**
 * Opens the portal as an author sees it, for 30 minutes: with `token` the author's reads may be made that are
 * `viewable`, and nothing else. It ends with the session that opened it. The reason is kept in the author's history.
 */
export const openAsAuthor = call('POST /api/office/users/{id}/views', {
  roles,
  body: t.object({ reason: reason() }),
  answer: t.object({ user: t.object(userInfo).required(), token: t.string().required(), until: t.string().required() }),
});

/** Ends what the caller opened as an author. */
export const endViewing = call('DELETE /api/office/users/{id}/views', { roles });
