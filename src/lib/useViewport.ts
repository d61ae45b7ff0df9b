import { useEffect } from 'react';
import { isFitted, useFitted } from './fit.ts';

/** portal.md section 9; index.html says the same until `startViewport`. */
export const designWidth = 1280;

const setWidth = (fitted: boolean) =>
  document
    .querySelector('meta[name=viewport]')
    ?.setAttribute('content', `width=${fitted ? 'device-width' : designWidth}`);

/** Before anything is drawn: who chose a page for the screen sees no other first. */
export const startViewport = (): void => setWidth(isFitted());

/**
 * Pages are laid out for 1280 px and scaled to narrower screens, where two fingers enlarge them; a narrow page, and
 * each on a device where that was chosen, is laid out for the screen. A narrow window, or a wide one at 200 %, scales
 * nothing: there the layout gives way.
 */
export function useViewport(narrow = false): void {
  const fitted = useFitted() || narrow;
  useEffect(() => setWidth(fitted), [fitted]);
}
