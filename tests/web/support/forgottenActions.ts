/** Whose page has a heading of its own in a header: that of a record, of its review, of its desk. */
export const recordPage = 'main:has(header h1)';

/**
 * What stands on a record's page in the back office as a button and is not offered by the palette, by what it says. Left out:
 * single rows, menus, turning pages, asking again, and questions, since there is no palette while one is open.
 */
export function listForgottenActions(): string[] {
  if (!location.hash.startsWith('#/office/')) return [];
  const buttons = document.querySelectorAll(`${recordPage} button.button:not([aria-haspopup=menu])`);
  return [...buttons]
    .filter((button) => !button.closest('[data-actions], tr, li, nav, [role=alert], [role=dialog]'))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}
