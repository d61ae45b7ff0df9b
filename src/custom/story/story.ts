import type * as calls from '#domain/calls/fictions.ts';
import type { AnswerOf } from '#domain/kit/call.ts';

export type Story = AnswerOf<typeof calls.getFiction>;

/** The form of a story, or of a new one (decisions.md, 'Routes and session'). */
export const storyPath = (id?: number): string => (id === undefined ? '/story/form' : `/story/form?id=${id}`);
