import type { AnswerOf } from '#domain/kit/call.ts';
import type { listAssignable } from '#domain/translation/tasks.calls.ts';

export type Assignable = AnswerOf<typeof listAssignable>;

/** Is there anything to give out of a chapter? */
export const isOpen = ({ is_taken, is_left }: Assignable['chapters'][number]): boolean => is_left && !is_taken;
