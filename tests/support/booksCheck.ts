import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** What `npm run books:check` says with these settings, and whether the books are sound. */
export const checkBooks = (settings: Record<string, string>): Promise<{ sound: boolean; report: string }> =>
  exec(process.execPath, ['server/checkBooks.ts'], { env: { ...process.env, ...settings } }).then(
    ({ stdout }) => ({ sound: true, report: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ sound: false, report: stdout + stderr }),
  );
