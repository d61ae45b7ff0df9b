import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';
import { session } from './session.ts';

const ownSession = t.object({ ...session, current: t.boolean().required() });
/** A session as its user sees it. */
export type Session = t.InferType<typeof ownSession>;

/** The caller's live sessions, last seen first, a hundred at most. */
export const listSessions = call('GET /api/user/sessions', {
  roles,
  answer: t.object({ items: t.array(ownSession).required() }),
});

/** Ends one of the caller's sessions. */
export const endSession = call('DELETE /api/user/sessions/{id}', {
  roles,
  answer: t.object({ id: t.id().required() }),
});

/** Ends all of the caller's sessions but the one that asks. */
export const endOtherSessions = call('DELETE /api/user/sessions', { roles });
