import { useEffect } from 'react';

/** Pixels between the caret's line and a bar. */
const air = 12;

/**
 * Keeps what the page scrolls to clear of its sticky bars, which are marked by `data-bar`: the browser goes by the root's
 * `scroll-padding`, and the text by `caretRoom`.
 */
export function useCaretRoom(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const bars = document.querySelectorAll<HTMLElement>('[data-bar]');
    const measure = () => {
      for (const bar of bars)
        style.setProperty(
          `scroll-padding-${bar.dataset.bar === 'above' ? 'top' : 'bottom'}`,
          `${bar.offsetHeight + air}px`,
        );
    };
    const observer = new ResizeObserver(measure);
    for (const bar of bars) observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-top');
      style.removeProperty('scroll-padding-bottom');
    };
  }, []);
}

const paddingOf = (side: 'top' | 'bottom'): number =>
  Number.parseFloat(document.documentElement.style.getPropertyValue(`scroll-padding-${side}`)) || air;

/** The same for ProseMirror, which scrolls by itself to what is typed; read each time that it does. */
export const caretRoom = {
  left: air,
  right: air,
  get top() {
    return paddingOf('top');
  },
  get bottom() {
    return paddingOf('bottom');
  },
};
