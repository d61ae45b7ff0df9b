import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtServer } from '#scripts/build.ts';

const project = path.resolve(import.meta.dirname, '../../..');

export interface Running {
  url: string;
  pid: number;
  isRunning(): boolean;
  /** Ends with the exit code, or null after a kill. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** A folder for a server's data, which is made when it is used, and how to take it away. */
export function dataFolder(): { folder: string; remove: () => void } {
  const folder = path.join(tmpdir(), `quillhouse-e2e-${randomUUID()}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The variable that names data with the demo in it, which a new folder begins with: a server takes long to make them. */
export const demoData = 'E2E_DEMO_DATA';

function fill(folder: string): void {
  const made = process.env[demoData];
  if (existsSync(folder)) return;
  if (made) cpSync(made, folder, { recursive: true });
  else mkdirSync(folder, { recursive: true });
}

export interface Options {
  root?: string;
  port?: number;
  /** More of its settings. */
  settings?: Record<string, string>;
}

/** The real server as a process of its own, on demo data and any free port unless one is given. */
export function spawnServer(dataDir: string, { root = project, port = 0, settings }: Options = {}): ChildProcess {
  fill(dataDir);
  // What a killed server leaves behind is taken away with its data.
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    TMPDIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const command = ['--enable-source-maps', builtServer];
  return spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

export const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  );

export async function startServer(dataDir: string, options: Options = {}): Promise<Running> {
  const child = spawnServer(dataDir, options);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Quillhouse is at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout!.on('data', listen);
    child.stderr!.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  return {
    url,
    pid: child.pid!,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: (signal) => {
      const end = ended(child);
      child.kill(signal);
      return end;
    },
  };
}
