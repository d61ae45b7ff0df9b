import * as t from '#domain/kit/types.ts';

/** portal.md section 3, 'User info', but for the token, which only a call that opens a session answers. */
export const userInfo = {
  id: t.id().required(),
  username: t.string().required(),
  pen_name: t.string().nullable().defined(),
  email: t.string().required(),
  role_id: t.integer().required(),
  avatar: t.string().nullable().defined(),
};

/** Who signed in, and the token of the new session. */
export const signedIn = () => t.object({ ...userInfo, token: t.string().required() });
