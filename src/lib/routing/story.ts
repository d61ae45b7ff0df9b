import type { AnswerOf } from '#domain/kit/call.ts';
import type * as calls from '#domain/stories/stories.calls.ts';

export type Story = AnswerOf<typeof calls.getStory>;

/** The form of a story, or of a new one (decisions.md, 'Routes and session'). */
export const getStoryFormPath = (id?: number): string => (id === undefined ? '/story/form' : `/story/form?id=${id}`);

/** A story's page, with its table of contents. */
export const getStoryPath = (id: number): string => `/story/detail?id=${id}`;

/** The contract of a story, or of several that are applied for together. */
export const getSignPath = (...ids: number[]): string => `/sign?${ids.map((id) => `id=${id}`).join('&')}`;

/** The editor with a chapter of a story, or with a new one. */
export const getChapterPath = (id: number, chapter_id?: number): string =>
  `/story/tiny?id=${id}${chapter_id === undefined ? '' : `&chapter_id=${chapter_id}`}`;

/** When a story's form or chapters changed last. */
export const getLastChange = ({ updated_at, written_at }: Pick<Story, 'updated_at' | 'written_at'>): string =>
  written_at && written_at > updated_at ? written_at : updated_at;
