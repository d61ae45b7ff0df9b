import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Application } from './application.ts';
import { call, signInAuthor } from './author.ts';
import { openBrowser, openPage, type, visit, type Speed } from './browser.ts';
import { calm } from './calm.ts';
import { figure, heading, kilobytes, median, note, quantile } from './report.ts';

const words = 10_000;
const paragraphs = Array.from({ length: words / 50 }, (_, n) =>
  Array.from({ length: 50 }, (_, word) => ['tide', 'lantern', 'the', 'of', 'winter'][(n + word * 3) % 5]).join(' '),
);
const text = '.ProseMirror';
/** Long enough for the journal and for autosaves on the way. */
const typed = 'and on it went '.repeat(10);
const wordsSaved = 20;

/** A chapter of 10,000 words of the author, and what the author's browser keeps. */
async function prepare(url: string) {
  const { token, storageState } = await signInAuthor(url);
  const { items } = await call(url, token, '/api/fictions');
  const story = items.find(({ status }: { status: number }) => status === 2).id;
  const content = paragraphs.map((one) => `<p>${one}</p>`).join('');
  const { id } = await call(url, token, `/api/fictions/${story}/chapters/new`, { title: null, content });
  return {
    address: `${url}/#/story/tiny?id=${story}&chapter_id=${id}`,
    save: `/api/fictions/${story}/chapters/${id}`,
    storageState,
  };
}

async function bareCode(): Promise<string> {
  const entry = path.resolve(import.meta.dirname, 'bareEditor.ts');
  const lib = { entry, formats: ['iife' as const], name: 'bare' };
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib },
  })) as Rolldown.RolldownOutput[];
  return built!.output[0].code;
}

/** Keys in the midst of the text. */
async function keysIn(page: Page): Promise<number[]> {
  await page
    .locator(`${text} > p`)
    .nth(Math.floor(paragraphs.length / 2))
    .click();
  await pause(500);
  return type(page, text, typed);
}

/** Words with a rest after each, and for each the ms from its last key to the answer that the server has it. */
async function measureSaves(page: Page, route: string): Promise<number[]> {
  const saves: number[] = [];
  for (let n = 0; n < wordsSaved; n++) {
    await page.keyboard.type(' lantern', { delay: 60 });
    const began = performance.now();
    await page.waitForResponse((answer) => answer.url().endsWith(route) && answer.request().method() === 'POST');
    saves.push(performance.now() - began);
    await pause(200);
  }
  return saves;
}

async function bare(browser: Browser, speed: Speed, code: string): Promise<number[]> {
  const page = await openPage(browser, speed);
  await page.setContent('<style>.ProseMirror { white-space: break-spaces; width: 40rem }</style>');
  await page.addScriptTag({ content: code });
  await page.evaluate((given) => (globalThis as unknown as { begin(given: string[]): void }).begin(given), paragraphs);
  const keys = await keysIn(page);
  await page.context().close();
  return keys;
}

/** The chapter editor beside bare ProseMirror, in the same browser and the same minute. */
export async function measureEditor({ url }: Application): Promise<void> {
  heading('The chapter editor: 10,000 words');
  note('Each key until its letter is painted, in the midst of the text, with journal and autosave at work.');
  const { address, save, storageState } = await prepare(url);
  const code = await bareCode();
  const browser = await openBrowser();
  try {
    for (const speed of ['fast', 'slow'] as const) {
      const [opened, keys, plain, saves]: [number[], number[], number[], number[]] = [[], [], [], []];
      for (let round = 0; round < 3; round++) {
        await calm();
        plain.push(...(await bare(browser, speed, code)));
        const page = await openPage(browser, speed, storageState);
        const { usable, bytes } = await visit(page, address, `${text} > p`);
        opened.push(usable);
        if (speed === 'fast' && round === 0) figure('the page of a chapter: JS', kilobytes(bytes.js), 'KB');
        keys.push(...(await keysIn(page)));
        await pause(1000);
        saves.push(...(await measureSaves(page, save)));
        await page.context().close();
      }
      figure(`opened by its address, ${speed}`, median(opened) / 1000, 's');
      figure(`a key in bare ProseMirror, p95, ${speed}`, quantile(plain, 0.95), 'ms');
      figure(`a key in the editor, p95, ${speed}`, quantile(keys, 0.95), 'ms', speed === 'slow' ? 50 : undefined);
      const answered = quantile(saves, 0.95);
      figure(
        `from the last key to the server's answer, p95, ${speed}`,
        answered,
        'ms',
        speed === 'fast' ? 600 : undefined,
      );
    }
  } finally {
    await browser.close();
  }
}
