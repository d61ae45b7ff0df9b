import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache');
/** What `npm start` runs, from the project's folder. */
export const builtServer = '.cache/server/main.js';
/**
 * Node's arguments for the same in a process of its own. Node's flag for source maps would have the logger, which asks who
 * called it, read the whole map at the start: 22 MB.
 */
export const serverArguments = ['--import', 'data:text/javascript,process.setSourceMapsEnabled(true)', builtServer];

interface Part {
  name: string;
  inputs: string[];
  output: string;
  /** Loads its tools only when it runs: a start that has nothing to build should not wait for them. */
  build: () => Promise<unknown>;
}

const shared = ['domain/**/*.ts', 'scripts/vite/*.ts', 'package-lock.json'];
const parts: Part[] = [
  {
    name: 'web app',
    inputs: ['src/**/*.*', 'public/**/*.*', 'index.html', 'vite.config.ts', ...shared],
    output: path.join(root, 'dist'),
    build: async () => (await import('vite')).build({ root, logLevel: 'warn' }),
  },
  {
    name: 'server',
    inputs: ['server/**/*.ts', 'demo/**/*.ts', 'package.json', ...shared],
    output: path.join(root, builtServer),
    build: async () => (await import('./vite/server.ts')).buildServer(root, path.join(root, path.dirname(builtServer))),
  },
];

function computeFingerprint(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: root }).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Builds the web app and the server, each where what it is made of has changed since the last time. */
export async function ensureBuilt(progress: (step: string) => void): Promise<void> {
  for (const { name, inputs, output, build } of parts) {
    const stamp = path.join(cache, `built ${name}`);
    const now = computeFingerprint(inputs);
    if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    progress(`Building the ${name}`);
    const before = process.env.NODE_ENV;
    await build();
    // Vite makes the whole process a production one, and what is run next, such as tests, is not.
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
    mkdirSync(cache, { recursive: true });
    writeFileSync(stamp, now);
  }
}

// npm run build: what an image is made with; `npm start` builds by itself.
if (import.meta.main) await ensureBuilt(console.log);
