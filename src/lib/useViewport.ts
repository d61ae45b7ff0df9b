import { useEffect } from 'react';

/** portal.md section 9; index.html says the same until the first page is drawn. */
const designWidth = 1280;

/**
 * Pages are laid out for 1280 px and scaled to narrower screens, where two fingers enlarge them; a narrow page is
 * laid out for the screen. A narrow window, or a wide one at 200 %, scales nothing: there the layout gives way.
 */
export function useViewport(narrow = false): void {
  useEffect(() => {
    const content = `width=${narrow ? 'device-width' : designWidth}`;
    document.querySelector('meta[name=viewport]')?.setAttribute('content', content);
  }, [narrow]);
}
