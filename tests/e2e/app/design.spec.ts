import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { findFreePort } from '#scripts/freePort.ts';
import { long } from '../support/long.ts';
import { signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const server = serverOfFile();
let web: ViteDevServer;
let url: string;

// Only the application as one develops it has this page.
test.beforeAll(async () => {
  const port = await findFreePort();
  web = await createServer({ root, server: { port, host: '127.0.0.1', proxy: { '/api': server.url } } });
  await web.listen();
  url = `http://127.0.0.1:${port}`;
});
test.afterAll(() => web?.close());

/** `npx playwright test design --update-snapshots` draws the pictures anew, to be looked at before they are kept. */
const look = (place: Locator, name: string) =>
  expect.soft(place, name).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.01 });

const nameSample = (sample: Locator) => sample.evaluate(({ dataset, lang }: HTMLElement) => `${dataset.mode}-${lang}`);

async function openDesign(page: Page): Promise<Locator> {
  await signIn(page, url, 'editor');
  await page.goto(`${url}/#/office/design`);
  const headings = page.getByRole('main').locator('section > h2[id]');
  await expect(headings.first()).toBeVisible();
  // The bar that stays in sight would lie over the parts.
  await page.getByRole('banner').evaluate((bar) => {
    for (let at: HTMLElement | SVGElement | null = bar; at; at = at.parentElement) at.style.position = 'static';
  });
  return headings;
}

test('every shared part looks as it did, by day and by night, in three scripts', long, async ({ page }) => {
  test.setTimeout(240_000);
  const headings = await openDesign(page);
  for (const part of await headings.allTextContents()) {
    // Alone, so that its picture is the same whatever stands before it.
    await headings.evaluateAll((all, part) => {
      for (const { id, parentElement } of all) parentElement!.hidden = id !== part;
    }, part);
    await look(page.getByRole('region', { name: part, exact: true }), part);
  }
});

test('so does what opens over a page', long, async ({ page }) => {
  test.setTimeout(240_000);
  await openDesign(page);
  const listSamples = (part: string) => page.getByRole('region', { name: part, exact: true }).locator('[data-mode]');
  for (const sample of await listSamples('menus').all()) {
    const name = await nameSample(sample);
    await sample.getByRole('button').first().click();
    await look(sample.getByRole('menu'), `menu-${name}`);
    await sample.getByRole('button').last().click();
    await look(sample.locator('[aria-expanded=true] + *'), `popover-${name}`);
  }
  for (const sample of await listSamples('dialogs').all()) {
    const name = await nameSample(sample);
    const openers = await sample.getByRole('button').all();
    for (const opener of name === 'light-en' ? openers : openers.slice(1, 3)) {
      const kind = await opener.textContent();
      await opener.click();
      await look(page.getByRole('dialog'), `dialog-${kind}-${name}`);
      await page.keyboard.press('Escape');
    }
  }
});
