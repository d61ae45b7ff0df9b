import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';

/** Pixels between the caret's line and a bar. */
const air = 12;
const getName = (bar: string) => `--room-${bar}`;

/**
 * Keeps what the text scrolls to clear of the page's sticky bars, which are marked by `data-bar`: the browser goes by the
 * root's scroll padding (Writing.module.css), and ProseMirror by `caretRoom`.
 */
export function useCaretRoom(editor: Editor | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const bars = [...document.querySelectorAll<HTMLElement>('[data-bar]')];
    const measure = () => {
      for (const bar of bars) {
        const name = getName(bar.dataset.bar!);
        const room = getRoomFor(bar);
        const grown = room - Number.parseFloat(style.getPropertyValue(name));
        style.setProperty(name, `${room}px`);
        if (bar.dataset.bar === 'below' && editor?.isFocused) uncover(editor, bar, grown);
      }
    };
    const observer = new ResizeObserver(measure);
    for (const bar of bars) observer.observe(bar);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      for (const bar of bars) style.removeProperty(getName(bar.dataset.bar!));
    };
  }, [editor]);
}

/** In a short window a bar scrolls away with the page. */
const getRoomFor = (bar: HTMLElement): number =>
  getComputedStyle(bar).position === 'static' ? air : bar.offsetHeight + air;

/** Scrolls the caret's line out from under a bar that has just grown over it; one that was out of view stays there. */
function uncover({ view, state }: Editor, bar: HTMLElement, grown: number): void {
  const under = view.coordsAtPos(state.selection.head).bottom - bar.getBoundingClientRect().top;
  if (under > 0 && under <= grown) window.scrollBy(0, under + air);
}

const getRoomAt = (bar: string): number =>
  Number.parseFloat(document.documentElement.style.getPropertyValue(getName(bar))) || air;

/** The same for ProseMirror, which scrolls by itself to what is typed; read each time that it does. */
export const caretRoom = {
  left: air,
  right: air,
  get top() {
    return getRoomAt('above');
  },
  get bottom() {
    return getRoomAt('below');
  },
};
