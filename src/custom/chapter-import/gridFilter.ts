import type { RowFate } from './choices.ts';

/** The rows of an import that are shown. */
export type RowFilter = 'all' | RowFate | 'look';
