import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Application } from './application.ts';
import { openBrowser, openPage, type, visit, type Speed } from './browser.ts';
import { calm } from './calm.ts';
import { figure, heading, kilobytes, median, note, quantile } from './report.ts';
import { password } from './rows.ts';

const words = 10_000;
const paragraphs = Array.from({ length: words / 50 }, (_, n) =>
  Array.from({ length: 50 }, (_, word) => ['tide', 'lantern', 'the', 'of', 'winter'][(n + word * 3) % 5]).join(' '),
);
const text = '.ProseMirror';
/** Long enough for the journal and for autosaves on the way. */
const typed = 'and on it went '.repeat(10);

async function call(url: string, token: string | undefined, route: string, body: object): Promise<any> {
  const response = await fetch(url + route, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { status, message, data } = (await response.json()) as { status: number; message: string; data: any };
  if (status !== 200) throw new Error(`${route}: ${message}`);
  return data;
}

/** A chapter of 10,000 words of the author, and what the author's browser keeps. */
async function prepare(url: string) {
  const { token, ...info } = await call(url, undefined, '/api/auth/login', { account: 'author', password });
  // The tip about the user name would lie above the text.
  await call(url, token, '/api/user/name-risk-tips/ignore', {});
  const stories = await fetch(`${url}/api/fictions`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await stories.json()) as { data: { items: { id: number; status: number }[] } };
  const story = data.items.find(({ status }) => status === 2)!.id;
  const content = paragraphs.map((one) => `<p>${one}</p>`).join('');
  const { id } = await call(url, token, `/api/fictions/${story}/chapters/new`, { title: null, content });
  const entries = { token, userinfo: JSON.stringify(info) } as Record<string, string>;
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return {
    address: `${url}/#/story/tiny?id=${story}&chapter_id=${id}`,
    kept: { cookies: [], origins: [{ origin: url, localStorage }] },
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
  const { address, kept } = await prepare(url);
  const code = await bareCode();
  const browser = await openBrowser();
  try {
    for (const speed of ['fast', 'slow'] as const) {
      const [opened, keys, plain]: [number[], number[], number[]] = [[], [], []];
      for (let round = 0; round < 3; round++) {
        await calm();
        plain.push(...(await bare(browser, speed, code)));
        const page = await openPage(browser, speed, kept);
        const { usable, bytes } = await visit(page, address, `${text} > p`);
        opened.push(usable);
        if (speed === 'fast' && round === 0) figure('the page of a chapter: JS', kilobytes(bytes.js), 'KB');
        keys.push(...(await keysIn(page)));
        await page.context().close();
      }
      figure(`opened by its address, ${speed}`, median(opened) / 1000, 's');
      figure(`a key in bare ProseMirror, p95, ${speed}`, quantile(plain, 0.95), 'ms');
      figure(`a key in the editor, p95, ${speed}`, quantile(keys, 0.95), 'ms', speed === 'slow' ? 50 : undefined);
    }
  } finally {
    await browser.close();
  }
}
