import * as t from '#domain/kit/types.ts';

/** What an account is known by. */
export const accountInfo = {
  id: t.id().required(),
  username: t.string().required(),
  pen_name: t.string().nullable().defined(),
  email: t.string().required(),
  role_id: t.integer().required(),
  avatar: t.string().nullable().defined(),
};

/** portal.md section 3, 'User info', but for the token, which only a call that opens a session answers. */
export const userInfo = {
  ...accountInfo,
  /** The user name was made up, and may be replaced once. */
  username_generated: t.boolean().required(),
  /** The pen name was changed, so it stays. */
  pen_name_changed: t.boolean().required(),
  /** Nobody knows the password: the account was made by a sign-in at another provider. */
  password_generated: t.boolean().required(),
  /** An author is to be told that the user name gives its owner away, see `givesOwnerAway`. */
  name_risk_tip: t.boolean().required(),
  /** Of a second factor; `due`: the role must have one, and before that the account can do nothing else. */
  second_factor: t.string().oneOf(['on', 'off', 'due']).required(),
};

/** Who signed in, and the token of the new session. `second_step`: it is good for `takeSecondStep` only until that was made. */
export const sessionAnswer = () =>
  t.object({ ...userInfo, token: t.string().required(), second_step: t.boolean().required() });
