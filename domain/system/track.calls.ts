import { call } from '#domain/kit/call.ts';
import * as t from '#domain/kit/types.ts';
import { roles } from '#domain/roles.ts';
import { platforms } from '#domain/system/platforms.ts';

/** A user's first profile load of a session (portal.md section 2): who, on what, and nothing else. */
export const track = call('POST /api/track', {
  roles,
  body: t.object({ user_id: t.id().required(), platform: t.string().oneOf(platforms).required() }),
});
