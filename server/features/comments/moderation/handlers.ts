import type * as calls from '#domain/comments/moderation.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { deciding } from './decide.ts';
import { listReported } from './list.ts';

export const moderation: HandlersOf<typeof calls> = { listReportedComments: listReported, ...deciding };
