import { defineConfig } from '@playwright/test';
import { findInstalledChrome } from './scripts/chrome.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/demoData.ts',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  workers: 2,
  timeout: 120_000,
  retries: 1,
  grepInvert: process.env.TEST_LONG ? undefined : /@long/,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 860 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findInstalledChrome(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
