import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { isLong } from '../../support/long.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

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
  const inLight = await violations(page, look);
  const inDark = look.inLight ? [] : await violationsInDark(page, look);
  const problems = [...inLight, ...inDark].map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect.soft(problems, where).toEqual([]);
}

/** As `expectAccessible`, at a state within a journey: in the long run, since pages as they open have their own test. */
export const expectAccessibleStep = async (page: Page, where?: string, look?: Look): Promise<void> => {
  if (isLong) await expectAccessible(page, where, look);
};

/** Runs axe in the page itself, which takes a quarter of what a builder takes that brings it anew each time. */
async function violations(page: Page, { within }: Look, rules?: string[]): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, rules }) => {
      const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
      return (await window.axe.run(within ?? document, options)).violations;
    },
    { within, rules },
  );
}

async function violationsInDark(page: Page, look: Look): Promise<Result[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  const results = await violations(page, look, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return results;
}
