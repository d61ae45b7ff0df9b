import type * as calls from '#domain/calls/moderation.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { deciding } from './decide.ts';
import { listReported } from './list.ts';

export const moderation: HandlersOf<typeof calls> = { listReportedComments: listReported, ...deciding };
