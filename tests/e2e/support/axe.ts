import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Tests that look at pages with axe run without motion, so that no colour is on its way to another. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * Has axe look at the page once it is drawn, in light colours and then at the contrast of the dark ones; `where` names it
 * in a complaint, after which the test goes on.
 */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  // A page whose code is on its way has no heading yet; focus mode hides it.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // There are no frames of others here: axe need not gather its results in a window of its own.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const inLight = await axe().analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  const inDark = await axe().withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const violations = [...inLight.violations, ...inDark.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect.soft(violations, where).toEqual([]);
}
