import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { serverOfFile } from './serverOfFile.ts';

/** A server whose clock a test moves; without a time `travel` comes back to the present. Who was signed in may be no more. */
export function serverWithClock() {
  // It is ahead of the machine's clock by what this file says: see clock.mjs.
  const folder = mkdtempSync(path.join(tmpdir(), 'quillhouse-clock-'));
  const clock = path.join(folder, 'ahead');
  const preload = path.join(import.meta.dirname, 'clock.mjs');
  const set = (to?: Date) => writeFileSync(clock, String(to ? to.getTime() - Date.now() : 0));
  const server = serverOfFile(() => {
    set();
    return { settings: { NODE_OPTIONS: `--import=${preload}`, TEST_CLOCK: clock } };
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));
  async function travel(to?: Date): Promise<void> {
    set(to);
    // The server takes a moment to notice.
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return { server, travel };
}
