import { expect, test, type Page } from '@playwright/test';
import { t } from '../../support/t.ts';
import { still } from '../support/axe.ts';
import { signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';

const server = serverOfFile();
test.use(still);

const workload = (page: Page) => page.getByRole('region', { name: t('contracts.office.load.title') });

/** The list of applications whose workload comes late, and where the list stood before and after. */
async function openSlowly(page: Page) {
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/office/applications-load', async (route) => {
    await answered;
    await route.continue();
  });
  await page.reload();
  const rows = page.getByRole('main').getByRole('table').last().getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  // How high a row is, what else comes to it decides.
  const findTop = async () => (await rows.nth(1).boundingBox())!.y;
  const before = await findTop();
  answer();
  await expect(workload(page)).toBeVisible();
  const after = await findTop();
  await page.unrouteAll();
  return { before, after };
}

for (const width of [1280, 390])
  for (const who of ['manager', 'editor'])
    test(`the workload of ${who} does not push the list down when it comes, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, server.url, who);
      await page.goto(`${server.url}/#/office/contract-applications`);
      await expect(workload(page)).toBeVisible();
      // Of a browser that knows nothing of it, and of one that does.
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.includes('height.')) localStorage.removeItem(key);
      });
      for (const known of [false, true]) {
        const { before, after } = await openSlowly(page);
        expect(after, String(known)).toEqual(before);
      }
      const place = workload(page).locator('xpath=../..');
      const blank = () => place.evaluate((box) => box.clientHeight - box.firstElementChild!.clientHeight);
      expect(await blank()).toBe(0);
    });
