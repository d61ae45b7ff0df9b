/** Counts the badges anew, after something that they count was done. The code that counts comes after the page. */
export function refreshBadges(): void {
  import('./badges.ts').then(
    ({ countBadges }) => countBadges(),
    () => undefined,
  );
}
