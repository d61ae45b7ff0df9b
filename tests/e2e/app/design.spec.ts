import path from 'node:path';
import { expect, test } from '@playwright/test';
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
test('every shared part looks as it did, by day and by night, in three scripts', long, async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, url, 'editor');
  await page.goto(`${url}/#/office/design`);
  const headings = page.getByRole('main').locator('section > h2[id]');
  await expect(headings.first()).toBeVisible();
  // The bar that stays in sight would lie over the parts.
  await page.getByRole('banner').evaluate((bar) => {
    for (let at: HTMLElement | SVGElement | null = bar; at; at = at.parentElement) at.style.position = 'static';
  });
  for (const part of await headings.allTextContents()) {
    const region = page.getByRole('region', { name: part, exact: true });
    await expect.soft(region, part).toHaveScreenshot(`${part}.png`, { maxDiffPixelRatio: 0.01 });
  }
});
