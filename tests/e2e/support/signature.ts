import type { Page } from '@playwright/test';

/** Writes a name into the field as a hand does. */
export async function signByHand(page: Page): Promise<void> {
  const { x, y } = (await page.getByRole('img', { name: 'Field for your signature' }).boundingBox())!;
  await page.mouse.move(x + 60, y + 110);
  await page.mouse.down();
  for (let step = 0; step < 40; step++) await page.mouse.move(x + 60 + step * 8, y + 110 + Math.sin(step / 2) * 60);
  await page.mouse.up();
}
