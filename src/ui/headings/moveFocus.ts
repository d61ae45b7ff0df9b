import type { KeyboardEvent } from 'react';

/** Up and down go to the same field of the row there. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const field = target instanceof HTMLInputElement ? target.dataset.field : undefined;
  const step = key === 'ArrowDown' || key === 'Enter' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (!field || step === 0 || event.altKey || event.ctrlKey || event.nativeEvent.isComposing) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[data-field=${field}]`)];
  const next = fields[fields.indexOf(target as HTMLInputElement) + step];
  event.preventDefault();
  if (next) {
    next.focus();
    next.select();
  } else if (key === 'Enter') {
    (target as HTMLInputElement).blur();
    (target as HTMLInputElement).focus();
  }
}
