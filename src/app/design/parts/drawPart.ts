import type { ReactNode } from 'react';
import type { SampleTexts } from '../sampleTexts.ts';

/** Draws a part with words of a script; `id` tells the fields of the samples apart. */
export type DrawPart = (words: SampleTexts, id: string) => ReactNode;
