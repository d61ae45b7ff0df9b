import { expect, test, type Page } from '@playwright/test';
import { can } from '#domain/roles.ts';
import { routes } from '../../src/resources/routes.ts';
import { expectAccessible } from './support/axe.ts';
import { signIn } from './support/people.ts';
import { serverOfFile } from './support/serverOfFile.ts';

const server = serverOfFile();

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}/#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toBeHidden();
  await expectAccessible(page, path);
}

const nowhere = '/no/such/page';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('on any page of a visitor', async ({ page }) => {
      for (const { path, who } of routes) if (who === 'anyone') await visit(page, path);
      await visit(page, nowhere);
      await page.goto(`${server.url}/#/benefit`);
      await page.getByRole('button', { name: 'Reader app' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await expectAccessible(page, 'the reader app');
    });

    test('on any page of an author', async ({ page }) => {
      await signIn(page, server.url, 'author');
      for (const { path, who } of routes)
        if (can('author_signed', who) && path !== '/login/login') await visit(page, path);
      await visit(page, nowhere);
      await visit(page, '/office/tags');
      await page.getByRole('button', { name: /^Account/ }).click();
      await expectAccessible(page, 'the avatar menu');
    });
  });
}
