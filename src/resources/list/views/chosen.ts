import type { Shown } from './shown.ts';

/** The view that was chosen last, as far as it was known then. */
export type Chosen = Shown & { id: number; name: string };
