import { getFrameIds } from './FieldFrame.tsx';

const focusable = 'input:not([hidden], [type="file"]), select, textarea, button:not([tabindex="-1"])';

/** Goes to what a field is filled in with; of a group or a picture that is the first thing to press in it. */
export function focusField(name: string): void {
  const { control, label } = getFrameIds(name);
  const input = document.getElementById(control);
  input?.focus();
  if (document.activeElement === input) return;
  document.getElementById(label)?.closest('.field')?.querySelector<HTMLElement>(focusable)?.focus();
}
