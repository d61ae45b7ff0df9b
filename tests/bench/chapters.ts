import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { docxType } from '#domain/chapter-import/docxLimits.ts';
import { wordFile } from '../support/docx.ts';
import type { Application } from './application.ts';
import { call, signInAuthor } from './author.ts';
import { openBrowser, openPage, visit, type StorageState } from './browser.ts';
import { calm } from './calm.ts';
import { figure, heading, median, note, quantile } from './report.ts';
import { long } from './rows.ts';

const rounds = 5;
const row = 'main [data-index="0"]';
/** A frame of a screen that draws 60 a second, and what its clock is off by. */
const frame = 1000 / 60 + 1;
const inFile = { chapters: 300, words: 1000 };

/** Seconds of script that the page has run so far. */
async function measureScript(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value;
  };
}

/** The ms of script from the list of stories to a story's chapters. */
async function opening(page: Page, url: string, story: number): Promise<number> {
  const script = await measureScript(page);
  await page.evaluate(() => void (location.hash = '/story'));
  await page.locator('main li h2').first().waitFor();
  await pause(1000);
  const before = await script();
  await page.goto(`${url}/#/story/detail?id=${story}&order=oldest`);
  await page.locator(row).waitFor();
  await pause(1000);
  return ((await script()) - before) * 1000;
}

/** The ms of each frame while the page is scrolled from its top to its end. */
const measureFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const frames: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          window.scrollBy(0, 240);
          if (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1 && frames.length < 600)
            requestAnimationFrame(step);
          else done(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );

async function measureContents(
  browser: Browser,
  url: string,
  storageState: StorageState,
  short: number,
): Promise<void> {
  const [few, all, frames]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    await calm();
    const page = await openPage(browser, 'fast', storageState);
    await visit(page, `${url}/#/story/detail?id=${short}&order=oldest`, row);
    // What both need has been compiled once.
    await opening(page, url, short);
    few.push(await opening(page, url, short));
    all.push(await opening(page, url, long.id));
    frames.push(...(await measureFrames(page)));
    await page.context().close();
  }
  const besides = `(to a few: ${median(few).toFixed(0)} ms)`;
  figure('the contents of 3,000 chapters: script from the list to them', median(all), 'ms', 50, besides);
  figure('a frame while they are scrolled, p95', quantile(frames, 0.95), 'ms', frame);
}

async function measureUpload(browser: Browser, url: string, storageState: StorageState): Promise<void> {
  const words = 'The river took the lantern and kept it. '.repeat(inFile.words / 8);
  const lines = Array.from({ length: inFile.chapters }, (_, n) => [`Chapter ${n + 1}: Rain`, words]).flat();
  const file = { name: 'book.docx', mimeType: docxType, buffer: Buffer.from(await wordFile(lines)) };
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await calm();
    const page = await openPage(browser, 'fast', storageState);
    const field = 'input[type=file]';
    await page.goto(`${url}/#/story/upload?id=${long.id}`);
    await page.locator(field).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const began = performance.now();
    await page.locator(field).setInputFiles(file);
    await page.locator('main tbody tr').first().waitFor();
    taken.push(performance.now() - began);
    await page.locator('main button.quiet').first().click();
    await page.locator(field).waitFor({ state: 'attached' });
    await page.context().close();
  }
  figure('a Word file of 300 chapters, 300,000 words: from drop to grid', median(taken) / 1000, 's');
}

/** The pages of chapters that an author has open beside the editor. */
export async function measureChapters({ url }: Application): Promise<void> {
  heading("An author's chapters");
  note('The contents of a story of 3,000 chapters, and a whole book as a Word file.');
  const { token, storageState } = await signInAuthor(url);
  const { items } = await call(url, token, '/api/fictions');
  const short = items.find(({ id, status }: { id: number; status: number }) => status === 2 && id !== long.id).id;
  const browser = await openBrowser();
  try {
    await measureContents(browser, url, storageState, short);
    await measureUpload(browser, url, storageState);
  } finally {
    await browser.close();
  }
}
