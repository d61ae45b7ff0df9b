// node scripts/run.mjs <script.ts> [arguments]: what package.json starts everything with. It runs on any Node
// from 20, installs the pinned dependencies (Node 24 among them) where they are missing or old, and hands over.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const node = path.join(root, 'node_modules/.bin/node');
const stamp = path.join(root, 'node_modules/.installed');
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const pinned = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).devDependencies.node;

if (!existsSync(node) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log(`  Installing the dependencies under Node ${pinned} (once, about a minute) …`);
  const npmCi = [
    '--yes',
    `--package=node@${pinned}`,
    '--',
    'npm',
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = spawnSync('npx', npmCi, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('  The dependencies could not be installed. Is the npm registry within reach?');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

const [script, ...args] = process.argv.slice(2);
const env = {
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node'),
};
const child = spawn(node, [path.join(root, script), ...args], { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
