// npm run crash:editor [-- --crashes 200]: crashes the editor's tab while somebody types, and tells what that costs
// (reliability.md: at most one second of typing, and nothing that was acknowledged).
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '#scripts/build.ts';
import { findChrome } from '#scripts/chrome.ts';
import { logProgress } from '#server/command.ts';
import { crashLoop } from '../e2e/support/crashes.ts';
import { signIn, fetchToken } from '../e2e/support/people.ts';
import { dataFolder, startServer } from '../e2e/support/server.ts';

const { crashes } = parseArgs({ options: { crashes: { type: 'string', default: '200' } } }).values;

await ensureBuilt(logProgress);
const { folder, remove } = dataFolder();
const server = await startServer(folder);
const browser = await chromium.launch({ executablePath: findChrome(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, server.url, 'author');
  const token = await fetchToken(server.url, 'author');
  const { worst, letters, acknowledged } = await crashLoop(context, {
    url: server.url,
    token,
    story: 1,
    crashes: Number(crashes),
  });
  console.log(`${crashes} crashes: ${letters} letters lost, the oldest ${worst} ms before its crash;`);
  console.log(`${acknowledged} letters lost that the server had acknowledged`);
  process.exitCode = worst > 1000 || acknowledged > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop('SIGKILL');
  remove();
}
