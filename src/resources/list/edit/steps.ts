import css from '../table.module.css';

/** Where the focus goes from a cell: to another that is edited, to its row, or nowhere else. */
export type Step = 'next' | 'previous' | 'row' | 'stay';

/** The cell that a step leads to, in the order of the table. */
function findCell(cell: Element, step: Step): Element | undefined {
  const cells = [...(cell.closest('tbody')?.querySelectorAll('td[data-edit]') ?? [])];
  const at = cells.indexOf(cell);
  return step === 'next' ? cells[at + 1] : step === 'previous' ? cells[at - 1] : undefined;
}

/** Goes on from a cell that is left, once that is drawn. */
export function goOn(cell: Element | null | undefined, step: Step): void {
  if (step === 'stay' || !cell) return;
  const next = findCell(cell, step);
  if (next) next.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  else setTimeout(() => cell.closest('tr')?.querySelector<HTMLElement>(`.${css.opens}`)?.focus());
}
