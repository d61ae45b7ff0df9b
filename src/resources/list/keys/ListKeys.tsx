import { useState } from 'react';
import { makePreloadable } from '../../../lib/lazy/preloadable.ts';
import { useKeysOn, useSingleKeys } from '../../../lib/singleKeys.ts';
import { lazyWithPreload } from '../../../ui/lazy/lazyWithPreload.tsx';
import { filterButtonId, listKeys } from './listKeys.ts';
import css from '../table.module.css';

const Help = lazyWithPreload(
  makePreloadable(async () => (await import('./ListKeysDialog.tsx')).ListKeysDialog),
  'dialog',
);

const listRows = () => [...document.querySelectorAll<HTMLElement>('tr[data-path]')];
const getLink = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>(`.${css.opens}`);
/** The row that has the focus. */
const findRow = (within = document.activeElement) => within?.closest<HTMLElement>('tr[data-path]') ?? undefined;

/** Gives the focus to the row some places on, or to the first. */
function move(by: 1 | -1) {
  const rows = listRows();
  const row = findRow();
  const at = row ? rows.indexOf(row) + by : 0;
  getLink(rows[Math.min(Math.max(at, 0), rows.length - 1)])?.focus();
}

function openFilters() {
  const button = document.getElementById(filterButtonId);
  if (button?.getAttribute('aria-expanded') === 'false') button.click();
  // What it opens is drawn by then.
  setTimeout(() => button?.parentElement?.querySelector('input')?.focus());
}

const actions = {
  next: () => move(1),
  previous: () => move(-1),
  open: () => getLink(findRow())?.click(),
  new_tab: () => void window.open(`#${findRow()?.dataset.path}`, '_blank', 'noopener'),
  mark: () => findRow()?.querySelector<HTMLElement>(`.${css.selection} input`)?.click(),
  edit: () =>
    void findRow()
      ?.querySelector('td[data-edit]')
      ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })),
  filter: openFilters,
};
/** Without a row there is nothing to open, to mark or to edit. */
const ofRow: ReadonlySet<string> = new Set(['open', 'new_tab', 'mark', 'edit']);

/** The rows of a list by single keys; arrows scroll the page until a row has the focus. */
export function ListKeys() {
  const [on] = useKeysOn();
  const [helps, setHelps] = useState(false);
  useSingleKeys(on, listKeys, { ...actions, help: () => setHelps(true) }, (action, target, key) => {
    const needsRow = ofRow.has(action) || key.startsWith('Arrow');
    return !needsRow || findRow(target) !== undefined;
  });
  return helps && <Help onClose={() => setHelps(false)} />;
}
