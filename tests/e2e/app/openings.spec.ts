import { expect, test } from '@playwright/test';
import { isLong } from '../../support/long.ts';
import { listAddresses, listOfficeAddresses, listVisitorAddresses } from '../support/addresses.ts';
import { createApi } from '../support/api.ts';
import { still } from '../support/axe.ts';
import { long } from '../support/long.ts';
import { authorSteps } from '../support/openings/authorSteps.ts';
import { createWalk, exploreAddress, type Walk } from '../support/openings/explore.ts';
import { officeSteps } from '../support/openings/officeSteps.ts';
import { keepOpened, listOverlays, readOpened, serveMarked } from '../support/openings/overlays.ts';
import { signIn } from '../support/people.ts';
import { serverOfFile } from '../support/serverOfFile.ts';
import { staffAccounts } from '../support/staffAccounts.ts';
import { makeWhatIsMissing } from '../support/stock.ts';

const server = serverOfFile();
const { call } = createApi(server);
let web: Awaited<ReturnType<typeof serveMarked>>;

// In the long run what is open tells where it was drawn.
test.beforeAll(async () => {
  await makeWhatIsMissing(call);
  web = isLong ? await serveMarked(server.url) : { url: server.url, close: async () => undefined };
});
test.afterAll(() => web.close());

test.describe('axe finds nothing with each menu, dialog and list open', () => {
  test.use({ ...still, actionTimeout: 15_000 });
  test.setTimeout(1_800_000);
  let walk: Walk;
  test.beforeEach(({ page }) => void (walk = createWalk(page, web.url)));
  test.afterEach(() => keepOpened(test.info(), walk.opened));

  test('of a list, a record and the frame around them', async ({ page }) => {
    await signIn(page, web.url, 'manager');
    for (const address of ['/office/tags', '/office/contract-terms/1']) await exploreAddress(walk, address);
    expect(walk.count).toBeGreaterThan(5);
  });

  test('of a visitor', long, async () => {
    for (const address of await listVisitorAddresses(call)) await exploreAddress(walk, address);
    expect(walk.count).toBeGreaterThan(10);
  });

  for (const account of ['author', 'newauthor', ...staffAccounts] as const)
    test(`of ${account}`, long, async ({ page }) => {
      const isStaff = staffAccounts.includes(account);
      const addresses = isStaff
        ? await listOfficeAddresses(call, account, true)
        : [...(await listAddresses(call, account)), ...(await listVisitorAddresses(call))];
      await signIn(page, web.url, account, { withStatement: account === 'author' });
      // The statement that opens by itself has a test of its own.
      if (account === 'author') {
        await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
        await page.keyboard.press('Escape');
      }
      for (const address of addresses) await exploreAddress(walk, address);
      expect(walk.count).toBeGreaterThan(10);
    });

  for (const { name, account, withStatement, run } of [...authorSteps, ...officeSteps])
    test(name, long, async ({ page }) => {
      await signIn(page, web.url, account, { withStatement });
      await run(walk, call);
    });
});

test('every part of the source that opens something was open in one of them', long, () => {
  const opened = readOpened(test.info());
  expect(listOverlays().filter((place) => !opened.has(place))).toEqual([]);
});
