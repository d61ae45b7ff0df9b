/** What does something where it is clicked; text is typed wherever the pointer goes up. */
const clicked = 'a, button, label, input[type=checkbox], input[type=radio]';
let onTarget = false;

document.addEventListener(
  'pointerdown',
  ({ target }) => void (onTarget = target instanceof Element && target.closest(clicked) !== null),
  true,
);
for (const end of ['pointerup', 'pointercancel', 'keydown'])
  document.addEventListener(end, () => void (onTarget = false), true);

/** Is a link, a button or a choice being pressed? What moves it now would make the click miss it. */
export const isPressing = (): boolean => onTarget;
