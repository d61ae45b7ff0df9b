/** Records of a queue that stand on one page, as cards with `data-card` that take the focus. */
const listCards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];

/** Gives the focus to the card some places on, or to the first; its own fields and buttons come after it. */
export function moveToCard(by: 1 | -1): void {
  const cards = listCards();
  const card = document.activeElement?.closest<HTMLElement>('[data-card]');
  const at = card ? cards.indexOf(card) + by : 0;
  cards[Math.min(Math.max(at, 0), cards.length - 1)]?.focus();
}

/** Gives it to the card after one that is done with, or before the last, unless its reader is at another by then. */
export function leaveCard(id: number): void {
  const cards = listCards();
  const at = cards.findIndex(({ dataset }) => dataset.card === String(id));
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== null && activeElement !== body && !cards[at]?.contains(activeElement);
  if (at >= 0 && !isElsewhere) (cards[at + 1] ?? cards[at - 1])?.focus();
}
