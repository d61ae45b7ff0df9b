import { stripQuery } from './routes.ts';

const editor = '/story/tiny';

/** A story as readers see it, or one of its chapters (decisions.md, 'Routes and session'). */
export const getPreviewPath = (id: number, chapterId?: number): string =>
  chapterId === undefined ? `/story/preview?id=${id}` : `/story/preview/chapter?id=${id}&chapter_id=${chapterId}`;

/** The editor of a chapter, or of a new one. */
export const writePath = (id: number, chapterId?: number): string =>
  chapterId === undefined ? `${editor}?id=${id}` : `${editor}?id=${id}&chapter_id=${chapterId}`;

/** Is one at writing a chapter, where nobody is interrupted? */
export const isWriting = (address: string): boolean => stripQuery(address) === editor;
