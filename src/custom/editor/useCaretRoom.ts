import { useEffect } from 'react';

/** Pixels between the caret's line and a bar. */
const air = 12;
const nameOf = (bar: string) => `--room-${bar}`;

/**
 * Keeps what the text scrolls to clear of the page's sticky bars, which are marked by `data-bar`: the browser goes by the
 * root's scroll padding (Writing.module.css), and ProseMirror by `caretRoom`.
 */
export function useCaretRoom(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const bars = [...document.querySelectorAll<HTMLElement>('[data-bar]')];
    const observer = new ResizeObserver(() => {
      for (const bar of bars) style.setProperty(nameOf(bar.dataset.bar!), `${bar.offsetHeight + air}px`);
    });
    for (const bar of bars) observer.observe(bar);
    return () => {
      observer.disconnect();
      for (const bar of bars) style.removeProperty(nameOf(bar.dataset.bar!));
    };
  }, []);
}

const roomAt = (bar: string): number =>
  Number.parseFloat(document.documentElement.style.getPropertyValue(nameOf(bar))) || air;

/** The same for ProseMirror, which scrolls by itself to what is typed; read each time that it does. */
export const caretRoom = {
  left: air,
  right: air,
  get top() {
    return roomAt('above');
  },
  get bottom() {
    return roomAt('below');
  },
};
