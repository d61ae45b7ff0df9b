import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Browser } from '@playwright/test';
import { Hono } from 'hono';
import { build } from 'vite';
import { findFreePort } from '#scripts/freePort.ts';
import { precompress } from '#scripts/vite/precompress.ts';
import { openPage, visit } from './browser.ts';
import { median } from './report.ts';

/** Seconds that it took where the budgets were set. */
const once = 3.3;
const rowSelector = 'tr.RaDataTable-row';

const data = Array.from({ length: 25 }, (_, n) => ({
  id: n + 1,
  title: `The lantern tide ${n}`,
  author: `Mira ${n}`,
  status: 'published',
  words: 1000 + n,
  language: 'en',
  created_at: '2026-01-01',
  updated_at: '2026-01-02',
}));

/** Builds react-admin with one resource into a folder, and serves it as the application is served. */
async function start(folder: string) {
  const outDir = path.join(folder, 'floor');
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir,
      target: 'es2023',
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'bareAdmin.tsx'),
        output: { entryFileNames: 'main.js' },
      },
    },
    plugins: [precompress()],
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(
    path.join(outDir, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>',
  );
  const app = new Hono();
  app.get('/rows', (c) => c.json({ data, total: 100_000 }));
  app.use('/*', serveStatic({ root: outDir, precompressed: true }));
  const port = await findFreePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/**
 * How many times as long this machine takes for react-admin with one resource as the one where the budgets were set:
 * times drift, ratios hold.
 */
export async function measurePace(browser: Browser, folder: string, rounds: number): Promise<number> {
  const floor = await start(folder);
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const page = await openPage(browser, 'slow');
    times.push((await visit(page, floor.url, rowSelector)).usable);
    await page.context().close();
  }
  floor.stop();
  return median(times) / 1000 / once;
}
