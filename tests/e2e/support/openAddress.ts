import { expect, type Page, type Request } from '@playwright/test';
import { t } from '../../support/t.ts';

const pending = new WeakMap<Page, Set<Request>>();
/** Answers come on as long as a page is open, or nobody waits for them. */
const endless = /\/api\/(badges\/stream|track)/;

/** The requests of a page that wait for their answers, from the first time on that it is asked. */
function watchRequests(page: Page): Set<Request> {
  const known = pending.get(page);
  if (known) return known;
  const open = new Set<Request>();
  page.on('request', (request) => void (endless.test(request.url()) || open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  pending.set(page, open);
  return open;
}

/** Waits until all that a page asks for is there, and drawn. */
export async function settle(page: Page, where = page.url()): Promise<void> {
  const open = watchRequests(page);
  for (let quiet = 0; quiet < 3; quiet = open.size === 0 ? quiet + 1 : 0) await page.waitForTimeout(40);
  await expect(page.getByText(t('common.loading'), { exact: true }), where).toHaveCount(0);
}

/** Goes to an address of the portal and waits until it is there: its heading alone may be that of the page before. */
export async function openAddress(page: Page, url: string, address: string): Promise<void> {
  watchRequests(page);
  // A page of which only the query changes keeps what it has in its fields.
  if (page.url().split(/[?#]/)[1] === address.split('?')[0]) await page.goto('about:blank');
  await page.goto(`${url}/#${address}`);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await settle(page, address);
}
