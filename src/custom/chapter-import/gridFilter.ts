import type { Fate } from './choices.ts';

/** The rows of an import that are shown. */
export type RowFilter = 'all' | Fate | 'look';
