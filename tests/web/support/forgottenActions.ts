/** The page of a record, of its review, of its desk: any other has its heading in a `page-head`. */
export const recordPage = 'main:has(header:not(.page-head) h1)';

/**
 * What stands on a record's page in the back office as a button and is not offered by the palette, by what it says. Left out:
 * single rows (of texts, with small buttons), menus, turning pages, asking again, and questions, since there is no palette while one is open.
 */
export function listForgottenActions(): string[] {
  if (!location.hash.startsWith('#/office/')) return [];
  const buttons = document.querySelectorAll(`${recordPage} button.button:not(.small, [aria-haspopup=menu])`);
  return [...buttons]
    .filter((button) => !button.closest('[data-actions], tr, li, nav, [role=alert], dialog'))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}
