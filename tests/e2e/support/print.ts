import { expect, type Page } from '@playwright/test';

/** As wide as A4 at 96 pixels an inch, within its margins. */
export const sheet = { width: 700, height: 1000 };

/** The page that is open, on paper: as wide as the sheet, with all its text and nothing to press. */
export async function expectPrinted(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'searchbox'] as const)
    await expect.soft(page.getByRole(role), `${role} on paper at ${where}`).toHaveCount(0);
  const faults = await page.evaluate(() => {
    const answers = [...document.querySelectorAll('main details > :not(summary)')];
    const boxes = [...document.querySelectorAll('main *')].filter((one) => one.clientWidth > 0);
    return {
      closed: answers.filter((one) => one.parentElement!.checkVisibility() && !one.checkVisibility()).length,
      // Nothing scrolls on paper.
      cutOff: boxes.filter((one) => one.scrollWidth > one.clientWidth + 1).length,
      over: document.documentElement.scrollWidth - innerWidth,
    };
  });
  expect.soft(faults, `on paper at ${where}`).toEqual({ closed: 0, cutOff: 0, over: 0 });
  await page.emulateMedia({ media: 'screen' });
}
