import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { serverArguments } from '#scripts/build.ts';

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

/** The variable with the URL of a PostgreSQL for the databases of all servers that are not `embedded`. */
export const postgres = 'E2E_POSTGRES';

export interface Options {
  root?: string;
  port?: number;
  /** On the embedded database, and on demo data of its own, even where there is a PostgreSQL. */
  embedded?: boolean;
  /** More of its settings. */
  settings?: Record<string, string>;
}

const getUrl = (database: string) => process.env[postgres]!.replace(/\w+(?=\?)/, database);
/** Of a folder with a server's data; none where that has the embedded one. */
const getDatabase = (folder: string, { embedded }: Options) =>
  embedded || !process.env[postgres] ? undefined : path.basename(folder).replaceAll('-', '_');

async function fill(folder: string, options: Options): Promise<void> {
  if (existsSync(folder)) return;
  const made = options.embedded && process.env[postgres] ? undefined : process.env[demoData];
  if (!made) mkdirSync(folder, { recursive: true });
  else cpSync(made, folder, { recursive: true });
  const database = getDatabase(folder, options);
  if (!database) return;
  const client = new pg.Client(process.env[postgres]);
  await client.connect();
  // Of the same folder, where a file's tests come in several groups.
  await client.query(`drop database if exists ${database} with (force)`);
  await client.query(`create database ${database} template ${made ? getDatabase(made, options) : 'template0'}`);
  await client.end();
}

/** The real server as a process of its own, in a folder that there is, at any free port unless one is given. */
export function spawnServer(dataDir: string, options: Options = {}): ChildProcess {
  const { root = project, port = 0, settings } = options;
  const database = getDatabase(dataDir, options);
  // What a killed server leaves behind is taken away with its data.
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    TMPDIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...(database && { DATABASE_URL: getUrl(database), DEMO: '1' }),
    ...settings,
  };
  return spawn(process.execPath, serverArguments, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

export const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  );

/** The same, with the demo in it, once it answers. */
export async function startServer(dataDir: string, options: Options = {}): Promise<Running> {
  await fill(dataDir, options);
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
