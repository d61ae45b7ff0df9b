import { expect, type Locator } from '@playwright/test';

const isFocused = (locator: Locator) =>
  locator.evaluateAll((elements) => elements.length > 0 && elements.includes(document.activeElement as HTMLElement));

/** Goes on by Tab until something has the focus, in a few steps at most, as a person without a mouse does. */
export async function tabTo(locator: Locator, { most = 40, key = 'Tab' } = {}): Promise<void> {
  const { keyboard } = locator.page();
  await locator.first().waitFor();
  for (let step = 0; step < most && !(await isFocused(locator)); step++) await keyboard.press(key);
  await expect(locator).toBeFocused();
}

/** The same, and presses it. */
export async function pressAt(locator: Locator, key = 'Enter'): Promise<void> {
  await tabTo(locator);
  await locator.page().keyboard.press(key);
}
