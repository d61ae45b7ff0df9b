import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Tests that look at pages with axe run without motion, so that no colour is on its way to another. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

interface Look {
  /** The part that changed since the page around it was looked at. */
  within?: string;
  /** In light colours only: tests/web/ui/contrast.test.ts has the colours themselves. */
  inLight?: boolean;
}

/**
 * Has axe look at the page once it is drawn, in light colours and then at the contrast of the dark ones; `where` names it
 * in a complaint, after which the test goes on.
 */
export async function expectAccessible(page: Page, where = page.url(), look: Look = {}): Promise<void> {
  // A page whose code is on its way has no heading yet; focus mode hides it.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // There are no frames of others here: axe need not gather its results in a window of its own.
  const axe = () => {
    const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    return look.within ? builder.include(look.within) : builder;
  };
  const { violations } = await axe().analyze();
  const inDark = look.inLight ? [] : await violationsInDark(page, axe);
  const problems = [...violations, ...inDark].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect.soft(problems, where).toEqual([]);
}

async function violationsInDark(page: Page, axe: () => AxeBuilder) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  const { violations } = await axe().withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  return violations;
}
