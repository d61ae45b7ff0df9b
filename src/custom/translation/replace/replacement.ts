import type { AnswerOf } from '#domain/kit/call.ts';
import type { getTermReplacement } from '#domain/translation/termReplacement.calls.ts';

export type Replacement = AnswerOf<typeof getTermReplacement>;
export type Place = Replacement['items'][number];

/** What a place is known by among all. */
export const formatPlaceKey = ({ id, segment }: Pick<Place, 'id' | 'segment'>): string => `${id} ${segment}`;
