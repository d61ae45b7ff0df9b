import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverArguments } from '#scripts/build.ts';
import { findFreePort } from '#scripts/freePort.ts';
import { readCpu } from './cpu.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Application {
  url: string;
  /** From the start of the process to the first answer of /api/health. */
  startedIn: number;
  /** Memory of the process that the system holds for it, in bytes. */
  memory(): number;
  /** CPU that the process has used until now, in ms. */
  cpu(): number;
  stop(): Promise<void>;
}

/** The database was filled without a start, which would have made one. */
const secret = 'the secret of the measured application';

/** The server as `npm start` runs it, in a process of its own, on what the folder or the database holds. */
export async function startApplication(dataDir: string, databaseUrl = ''): Promise<Application> {
  const port = await findFreePort();
  const began = performance.now();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    DEMO: '0',
  };
  const child = spawn(process.execPath, serverArguments, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const healthy = () =>
    fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await healthy())) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it answered`);
    await pause(10);
  }
  return {
    url,
    startedIn: performance.now() - began,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) * 1024,
    cpu: () => readCpu(child.pid!),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}
