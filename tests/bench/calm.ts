import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 10_000;
const looks = 5;

/** Processes that want a processor at this instant, this one among them. */
const running = () => Number(/ (\d+)\//.exec(readFileSync('/proc/loadavg', 'utf8'))?.[1]);

/** Waits, but not for ever, until nobody else works on this machine: what follows is timed. */
export async function calm(): Promise<void> {
  if (!existsSync('/proc/loadavg')) return;
  const end = performance.now() + timeoutMs;
  for (let quiet = 0; quiet < looks && performance.now() < end;) {
    await pause(50);
    quiet = running() > 1 ? 0 : quiet + 1;
  }
}
