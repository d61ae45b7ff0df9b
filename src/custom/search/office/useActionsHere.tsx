import Zap from 'lucide-react/icons/zap';
import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import type { Item } from './items.ts';

type ActionHere = Pick<Item, 'label' | 'facts' | 'pressed' | 'typedOnly'> & {
  group: string;
  button: HTMLElement;
  text: string;
};

/** Off, or in a part of the page that is not shown. */
const isOff = (button: HTMLElement): boolean =>
  button.matches(':disabled, [aria-disabled=true]') ||
  button.closest('[inert], fieldset:disabled, [hidden]:not([role=menu]), details:not([open])') !== null;

/** What a button says, without its key and what stands small beside it. */
function readLabel(button: HTMLElement): string {
  const label = button.getAttribute('aria-label');
  if (label) return label;
  const copy = button.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('kbd, small')) part.remove();
  return copy.textContent.trim();
}

const readKey = (button: HTMLElement): string | undefined =>
  button.querySelector('kbd')?.textContent ?? button.getAttribute('aria-keyshortcuts') ?? undefined;

/** Lines of a group stand together: marked rows, all that is shown, single rows. */
const getRank = ({ group, typedOnly }: ActionHere) => (group === '' ? 1 : typedOnly ? 2 : 0);

/**
 * What the buttons do that stand on the page in an element with `data-actions`, those of their menus too; its value says
 * what they do it with, if not with all that is shown. Buttons that are off are left out, and those of single rows unless
 * the row itself has the attribute: these are there once they are typed, since there may be many.
 */
function listActions(): ActionHere[] {
  const buttons = document.querySelectorAll<HTMLElement>('[data-actions] :is(button, a.button, [role=menuitem])');
  const actions = [...buttons].flatMap((button) => {
    const menu = button.closest('[role=menu]');
    const opener = menu && document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`);
    const isOpener = button.getAttribute('aria-haspopup') === 'menu';
    const place = button.closest<HTMLElement>('tr, li, [data-actions]')!;
    const group = place.dataset.actions;
    if (isOpener || isOff(button) || (opener && isOff(opener)) || group === undefined) return [];
    const small = button.querySelector('small')?.textContent;
    const text = readLabel(button);
    return {
      text,
      label: [opener && readLabel(opener), text].filter(Boolean).join(' · '),
      facts: small ? [small] : [],
      pressed: readKey(opener ?? button),
      group,
      button,
      ...(place.closest('tr, li') && { typedOnly: true as const }),
    };
  });
  // Who has marked rows most likely wants something with them.
  return actions.toSorted((one, other) => getRank(one) - getRank(other));
}

/** The palette is gone by then, which would take the focus back from what is opened. A button that has changed is left alone. */
const press = (button: HTMLElement, text: string) =>
  setTimeout(() => {
    if (isOff(button) || readLabel(button) !== text) return;
    button.focus();
    button.click();
  });

/** What can be done with what was on the screen when the palette was opened: the same buttons are pressed. */
export function useActionsHere(): Item[] {
  const t = useT();
  const [actions] = useState(listActions);
  return actions.map(({ group, button, text, ...line }, at) => ({
    ...line,
    key: `here ${at}`,
    group: group || t('search.office.here'),
    icon: <Zap />,
    run: () => void press(button, text),
  }));
}
