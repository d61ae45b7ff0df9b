/** Where the focus goes from a cell: to another that is edited, to its row, or nowhere else. */
export type Step = 'next' | 'previous' | 'row' | 'stay';

/** The cells of a table that are edited, in their order. */
const listCells = (cell: Element) => [...(cell.closest('tbody')?.querySelectorAll<HTMLElement>('td[data-edit]') ?? [])];

/** The cell that a step leads to. */
export function findCell(cell: HTMLElement, step: Step): HTMLElement | undefined {
  const cells = listCells(cell);
  const at = cells.indexOf(cell);
  return step === 'next' ? cells[at + 1] : step === 'previous' ? cells[at - 1] : undefined;
}
