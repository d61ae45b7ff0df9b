import * as t from '#domain/kit/types.ts';

/** What is told of a session. */
export const session = {
  id: t.id().required(),
  user_agent: t.string().defined(),
  address: t.string().defined(),
  created_at: t.string().required(),
  /** Noted at most once in five minutes. */
  seen_at: t.string().required(),
};
