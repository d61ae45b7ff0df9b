import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogues } from './scripts/vite/catalogues.ts';

/** One process a worker and one database a process: files share both, and each test begins with empty tables. */
const shared = {
  environment: 'node',
  isolate: false,
  maxWorkers: 2,
  testTimeout: 30_000,
  // What begins with an embedded database of its own waits for it on a cold machine, and no hook is tried again.
  hookTimeout: 120_000,
  // A slow machine now and then shows a test what its user would not see; `npm test` names each that needed this.
  retry: 1,
} as const;

export default defineConfig({
  test: {
    tags: [{ name: 'long', description: 'Only npm run test:long runs it.' }],
    coverage: {
      provider: 'istanbul',
      include: ['domain/**/*.ts', 'server/**/*.ts'],
      // scripts/test.ts tells it by folder.
      reporter: ['json-summary'],
      reportOnFailure: true,
      reportsDirectory: 'test-results/coverage',
      thresholds: {
        'domain/**': { statements: 99, branches: 96, functions: 99, lines: 99 },
        'server/**': { statements: 96.5, branches: 91.5, functions: 97.5, lines: 97.5 },
      },
    },
    // One PostgreSQL for all.
    globalSetup: ['tests/support/databaseSetup.ts'],
    projects: [
      { test: { ...shared, name: 'server', include: ['tests/domain/**/*.test.ts', 'tests/server/**/*.test.ts'] } },
      {
        plugins: [react(), catalogues()],
        test: {
          ...shared,
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/web/setup.ts'],
        },
      },
    ],
  },
});
