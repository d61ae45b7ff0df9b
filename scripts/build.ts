import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const stamp = path.join(root, '.cache/built');
const inputs = [
  'src/**/*.*',
  'domain/**/*.ts',
  'public/**/*.*',
  'scripts/vite/*.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: root }).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Builds the web app where what it is made of has changed since the last time. */
export async function ensureBuilt(progress: (step: string) => void): Promise<void> {
  const now = fingerprint();
  if (existsSync(dist) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  progress('Building the web app');
  // Loaded only now: a start that has nothing to build should not wait for it.
  const before = process.env.NODE_ENV;
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
  // Vite makes the whole process a production one, and what is run next, such as tests, is not.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

// npm run build: what an image is made with; `npm start` builds by itself.
if (import.meta.main) await ensureBuilt(console.log);
