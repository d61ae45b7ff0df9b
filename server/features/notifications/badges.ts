import type * as calls from '#domain/notifications/badges.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { countUnreadMessages } from './unread.ts';

export const badges: HandlersOf<typeof calls> = {
  async countUnreadMessages(_, { db, user }) {
    return (await countUnreadMessages(db, [user.id]))(user.id);
  },

  streamBadges: async (_, { badges, user }) => badges.open(user),
};
