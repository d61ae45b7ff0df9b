let onTarget = false;

document.addEventListener(
  'pointerdown',
  ({ target }) => void (onTarget = target instanceof Element && target.closest('a, button') !== null),
  true,
);
for (const end of ['pointerup', 'pointercancel', 'keydown'])
  document.addEventListener(end, () => void (onTarget = false), true);

/** Is a link or a button being pressed? What moves it now would make the click miss it. */
export const isPressing = (): boolean => onTarget;
