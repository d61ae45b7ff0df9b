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

/**
 * Goes to an address of the portal and waits until all of it is there: its heading alone may be that of the page before, and
 * what it loads may ask for more.
 */
export async function openAddress(page: Page, url: string, address: string): Promise<void> {
  const open = watchRequests(page);
  // A page that only its query changes keeps what it has in its fields.
  if (page.url().split(/[?#]/)[1] === address.split('?')[0]) await page.goto('about:blank');
  await page.goto(`${url}/#${address}`);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  for (let quiet = 0; quiet < 3; quiet = open.size === 0 ? quiet + 1 : 0) await page.waitForTimeout(40);
  await expect(page.getByText(t('common.loading'), { exact: true }), address).toHaveCount(0);
}
