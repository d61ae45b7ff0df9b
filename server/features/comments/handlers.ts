import type * as calls from '#domain/comments/comments.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { lists } from './list.ts';
import { moderation } from './moderate.ts';
import { saved } from './savedReplies.ts';
import { unread } from './unread.ts';
import { writing } from './write.ts';

export const comments: HandlersOf<typeof calls> = { ...lists, ...moderation, ...saved, ...unread, ...writing };
