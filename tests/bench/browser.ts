import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test';
import { streamBadges } from '#domain/notifications/badges.calls.ts';
import { findChrome } from '#scripts/chrome.ts';
import { guides } from '../../src/custom/onboarding/steps.ts';

export type Speed = 'fast' | 'slow';

/** What one visit to a page cost. Times in ms since its navigation began, bytes as they were transferred. */
export interface Visit {
  painted: number;
  usable: number;
  bytes: Record<'js' | 'css' | 'fonts' | 'other', number>;
  requests: number;
}

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** What a person's pointer rests on a thing before it is pressed. */
const hovering = 150;
const timeoutMs = 60_000;

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: findChrome(), args: flags });

/** What the browser keeps of somebody who was here before. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page with an empty cache, of a new visitor or of one who was here before. */
export async function openPage(browser: Browser, speed: Speed, storageState?: StorageState): Promise<Page> {
  const viewport = { width: 1366, height: 850 };
  const context = await browser.newContext({ viewport, locale: 'en-US', storageState });
  // An answer without an end would keep the network from ever being idle.
  await context.addInitScript((endless) => {
    const send = window.fetch.bind(window);
    window.fetch = (input, ...rest) =>
      String(input).includes(endless) ? Promise.reject(new TypeError()) : send(input, ...rest);
  }, streamBadges.path);
  // Who has been here before has been shown around.
  const seen = JSON.stringify(Object.fromEntries(Object.keys(guides).map((name) => [name, 99])));
  await context.addInitScript((guidance) => void (localStorage.guidance ??= guidance), seen);
  const page = await context.newPage();
  if (speed === 'slow') {
    const cdp = await context.newCDPSession(page);
    const [downloadThroughput, uploadThroughput] = [1_600_000 / 8, 750_000 / 8];
    await cdp.send('Network.enable');
    const network = { offline: false, latency: 150, downloadThroughput, uploadThroughput };
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return page;
}

const kinds = { js: 'js', css: 'css', woff2: 'fonts' } as const;
const getKind = (url: string): keyof Visit['bytes'] => kinds[url.split('.').at(-1) as keyof typeof kinds] ?? 'other';

/** Throws what the page shows instead of what was waited for. */
async function explain(page: Page, selector: string, error: unknown): Promise<never> {
  const text = await page.evaluate(() => document.body.innerText.slice(0, 500));
  throw new Error(`'${selector}' did not come at ${page.url()}, where it says:\n${text}`, { cause: error });
}

/** Opens an address and waits until `shown` is there, painted, and the page can answer a press. */
export async function visit(page: Page, url: string, selector: string): Promise<Visit> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) requestAnimationFrame(look);
      else setTimeout(() => performance.mark('usable'));
    };
    look();
  }, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page
    .waitForFunction(
      (names) => names.every((name) => performance.getEntriesByName(name).length > 0),
      ['usable', 'first-contentful-paint'],
      { timeout: timeoutMs, polling: 100 },
    )
    .catch((error: unknown) => explain(page, selector, error));
  const { painted, usable, began } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    usable: performance.getEntriesByName('usable')[0]!.startTime,
    began: performance.timeOrigin,
  }));
  await page.waitForLoadState('networkidle');
  const bytes = { js: 0, css: 0, fonts: 0, other: 0 };
  // What is fetched in advance once the page is usable is not what the page cost.
  const before = requests.filter((request) => request.timing().startTime <= began + usable);
  for (const request of before) {
    if (request.failure()) console.warn(`  !! ${request.url()}: ${request.failure()?.errorText}`);
    else bytes[getKind(request.url())] += (await request.sizes()).responseBodySize;
  }
  return { painted, usable, bytes, requests: before.length };
}

/** Presses a thing, and answers the ms until the text of `shown` is there, is another than before, and is painted. */
export async function press(page: Page, selector: string, target: string): Promise<number> {
  await page.hover(selector, { timeout: timeoutMs });
  await pause(hovering);
  const taken = page.evaluate(
    ([selector, target]) =>
      new Promise<number>((resolve) => {
        const text = () => {
          const element = document.querySelector<HTMLInputElement>(target);
          return element?.value ?? element?.textContent ?? '';
        };
        const [before, began] = [text(), performance.now()];
        // A value is no mutation, so every frame looks.
        const look = () => {
          if (!text() || text() === before) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - began));
        };
        document.querySelector<HTMLElement>(selector)!.click();
        look();
      }),
    [selector, target] as const,
  );
  const tooLong = pause(timeoutMs, undefined, { ref: false }).then(() => explain(page, target, undefined));
  return Promise.race([taken, tooLong]);
}

/** Types into a field and answers for each key the ms until its letter is painted. */
export async function type(page: Page, selector: string, text: string): Promise<number[]> {
  await page.focus(selector);
  await page.evaluate(() => {
    const painted = (done: () => void) => requestAnimationFrame(() => setTimeout(done));
    const mark = ({ timeStamp }: KeyboardEvent) =>
      painted(() => performance.mark('typed', { detail: performance.now() - timeStamp }));
    addEventListener('keydown', mark, true);
  });
  for (const key of text) {
    await page.keyboard.press(key);
    await pause(80);
  }
  return page.evaluate(() =>
    performance.getEntriesByName('typed').map((entry) => (entry as PerformanceMark).detail as number),
  );
}
