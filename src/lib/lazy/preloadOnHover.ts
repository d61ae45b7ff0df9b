/** Asks for what something leads to while a pointer or the keyboard is at it, before it is pressed. */
export const preloadOnHover = (ask: () => unknown) => ({ onPointerEnter: () => void ask(), onFocus: () => void ask() });
