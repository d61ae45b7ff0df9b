import { setTimeout as pause } from 'node:timers/promises';
import type { Filled } from './api.ts';
import { startApplication } from './application.ts';
import { figure, heading, median } from './report.ts';

const starts = 3;
const quiet = 5000;

/** Start on data that is there, and memory once one list was read and nobody asks any more. */
export async function measureRest({ engine, dataDir, url, token }: Filled): Promise<void> {
  heading(`Server process, ${engine}`);
  const times: number[] = [];
  const memory: number[] = [];
  for (let n = 0; n < starts; n++) {
    const application = await startApplication(dataDir, url);
    times.push(application.startedIn);
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${application.url}/api/office/chapters`, { headers }).then((answer) => answer.text());
    await pause(quiet);
    memory.push(application.memory());
    await application.stop();
  }
  figure('second start, to the first answer of /api/health', median(times) / 1000, 's', 3);
  figure('memory at rest', median(memory) / 1_000_000, 'MB', url ? 150 : 600);
}
