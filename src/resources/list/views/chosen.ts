import type { ListState } from './listState.ts';

/** The view that was chosen last, as far as it was known then. */
export type Chosen = ListState & { id: number; name: string };
