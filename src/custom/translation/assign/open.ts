import type { Assignable } from './Range.tsx';

/** Is there anything to give out of a chapter? */
export const isOpen = ({ is_taken, state, words }: Assignable['chapters'][number]): boolean =>
  !is_taken && (words > 0 || (state !== 'approved' && state !== 'released'));
