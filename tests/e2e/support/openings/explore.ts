import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { openAddress, settle } from '../openAddress.ts';
import { listOpen } from './overlays.ts';

type Opener = ElementHandle<HTMLElement>;

/** What says of itself that it opens something. */
const openers =
  'button[aria-haspopup], [role=menuitem][aria-haspopup], button[aria-expanded], [role=combobox], summary';
/** Of openers in openers, as far as anybody goes. */
const deepest = 4;

export interface Walk {
  page: Page;
  url: string;
  /** Places of the source that were open. */
  opened: Set<string>;
  /** Openers of the frame, which every page has. */
  ofFrame: Set<string>;
  /** What was opened. */
  count: number;
}

export const createWalk = (page: Page, url: string): Walk => ({
  page,
  url,
  opened: new Set(),
  ofFrame: new Set(),
  count: 0,
});

/** Many alike, as those of rows, have one name but for a number. */
const getName = (opener: Opener) =>
  opener.evaluate((element) => (element.ariaLabel ?? element.textContent ?? '').replaceAll(/\d+/g, '#').trim());

const isExpanded = (opener: Opener) =>
  opener.evaluate((element) => element.ariaExpanded === 'true' || element.closest('details')?.open === true);

/** Whether something is so within some seconds. */
async function comesTrue(is: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await is()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

const countDialogs = (page: Page) => page.locator('dialog[open]').count();

/** Those of a place that can be pressed, by their names; of many alike the first. */
async function findOpeners(place: Locator): Promise<Map<string, Opener>> {
  const byName = new Map<string, Opener>();
  for (const opener of (await place.locator(openers).elementHandles()) as Opener[]) {
    const name = await getName(opener);
    if (!byName.has(name) && (await opener.isVisible()) && (await opener.isEnabled())) byName.set(name, opener);
  }
  return byName;
}

/** Has axe look at what is open: at the whole page the first time that this part of the source is. */
export async function lookAt(walk: Walk, trail: string, within?: string): Promise<void> {
  const open = await listOpen(walk.page);
  const isNew = open.some((place) => !walk.opened.has(place));
  for (const place of open) walk.opened.add(place);
  walk.count += 1;
  const isThere = within && (await walk.page.locator(within).count()) > 0;
  await expectAccessible(walk.page, trail, { inLight: true, ...(!isNew && isThere && { within }) });
}

/** Names what has just been opened, so that one can look for more in it; a dialog, or what stands at its opener. */
const nameOpened = (opener: Opener, name: string) =>
  opener.evaluate((element, name) => {
    const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]:not([data-walk])')];
    const controlled = element.getAttribute('aria-controls');
    const opened =
      dialogs.at(-1) ??
      (controlled ? document.getElementById(controlled) : undefined) ??
      (element.nextElementSibling as HTMLElement | null);
    if (!opened) return false;
    opened.dataset.walk = name;
    return true;
  }, name);

/** Closes what an opener opened; what is folded out in a page stays. */
async function close(page: Page, dialogs: number, trail: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => countDialogs(page), `${trail} is closed`).toBeLessThanOrEqual(dialogs);
  await expect(page.locator('[role=menu]:visible'), trail).toHaveCount(0);
}

/**
 * Opens all that opens in a place, one after another, and what opens in that. `reopen` opens the place itself, which closes
 * with some of it.
 */
async function exploreIn(
  walk: Walk,
  place: Locator,
  trail: string,
  {
    seen = new Set<string>(),
    reopen,
    depth = 1,
  }: { seen?: Set<string>; reopen?: () => Promise<void>; depth?: number } = {},
): Promise<void> {
  const { page } = walk;
  for (;;) {
    await reopen?.();
    const next = [...(await findOpeners(place))].find(([name]) => !seen.has(name));
    if (!next) return;
    const [name, opener] = next;
    seen.add(name);
    if (await isExpanded(opener)) continue;
    const inner = `${trail} › ${name}`;
    const dialogs = await countDialogs(page);
    const isOpen = async () => (await countDialogs(page)) > dialogs || (await isExpanded(opener).catch(() => false));
    await opener.click();
    if (!(await comesTrue(isOpen))) {
      expect.soft(false, `${inner} is open`).toBe(true);
      continue;
    }
    const walkName = `w${walk.count}`;
    const isNamed = await nameOpened(opener, walkName).catch(() => false);
    await settle(page, inner);
    await lookAt(walk, inner, isNamed ? `[data-walk=${walkName}]` : undefined);
    if (isNamed && depth < deepest)
      await exploreIn(walk, page.locator(`[data-walk=${walkName}]`), inner, {
        depth: depth + 1,
        reopen: async () => {
          if (await page.locator(`[data-walk=${walkName}]`).isVisible()) return;
          await reopen?.();
          const again = (await findOpeners(place)).get(name);
          await again!.click();
          await comesTrue(async () => (await countDialogs(page)) > dialogs || (await isExpanded(again!)));
          await nameOpened(again!, walkName);
        },
      });
    await close(page, dialogs, inner);
  }
}

/** Opens all that opens on the page that is shown. */
export async function explorePage(walk: Walk, trail: string, seen = new Set<string>()): Promise<void> {
  const { page } = walk;
  await exploreIn(walk, page.getByRole('banner'), trail, { seen: walk.ofFrame });
  await exploreIn(walk, page.getByRole('navigation'), trail, { seen: walk.ofFrame });
  await exploreIn(walk, page.getByRole('main'), trail, { seen });
  await exploreIn(walk, page.getByRole('contentinfo'), trail, { seen: walk.ofFrame });
}

/** The same at an address; where rows can be marked, also with the first one marked. */
export async function exploreAddress(walk: Walk, address: string): Promise<void> {
  const { page, url } = walk;
  await openAddress(page, url, address);
  const seen = new Set<string>();
  await explorePage(walk, address, seen);
  const marks = page.getByRole('main').locator('tbody, [role=rowgroup]').locator('input[type=checkbox]:enabled');
  if (address.includes('/create') || !(await marks.first().isVisible())) return;
  await marks.first().check();
  await explorePage(walk, `${address}, marked`, seen);
}
