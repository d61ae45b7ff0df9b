import type * as calls from '#domain/articles/clauses.calls.ts';
import type { HandlersOf } from '#server/kit/context.ts';
import { acceptances } from './accept.ts';
import { publications } from './publish.ts';
import { withdrawals } from './withdraw.ts';

export const clauses: HandlersOf<typeof calls> = { ...acceptances, ...publications, ...withdrawals };
