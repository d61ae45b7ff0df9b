import type { ReactNode } from 'react';
import type { Words } from '../words.ts';

/** Draws a part with words of a script; `id` tells the fields of the samples apart. */
export type DrawPart = (words: Words, id: string) => ReactNode;
