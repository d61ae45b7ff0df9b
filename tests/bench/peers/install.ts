import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { note } from '../report.ts';

const exec = promisify(execFile);
const cache = path.resolve(import.meta.dirname, '../../../.cache/peers');

/** What the package manifest of a peer says, besides its name. */
interface Manifest {
  type: 'module' | 'commonjs';
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

/** What is compiled during the install is compiled for this Node, where it came with its headers. */
const headersOfNode = () => {
  const folder = path.resolve(
    path.dirname(process.execPath),
    `../node_modules/node-${process.platform}-${process.arch}`,
  );
  return existsSync(path.join(folder, 'include/node')) ? { npm_config_nodedir: folder } : {};
};

/** Runs a command of a peer to its end; throws with what it printed last where it fails. */
export async function runIn(folder: string, file: string, args: string[], env: object = {}): Promise<void> {
  const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 100_000_000 };
  await exec(file, args, options).catch(({ stdout, stderr }) => {
    throw new Error(`${file} ${args.join(' ')}: ${`${stdout}\n${stderr}`.trim().slice(-1500)}`);
  });
}

/** Installs a peer by npm into a folder of its own, which is kept for the next run; answers the folder. */
export async function install(name: string, manifest: Manifest): Promise<string> {
  const folder = path.join(cache, name);
  const text = JSON.stringify({ name: `peer-${name}`, private: true, ...manifest }, undefined, 2);
  const file = path.join(folder, 'package.json');
  const stamp = path.join(folder, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return folder;
  note(`Installing ${name} (once, some minutes) …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  await runIn(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], headersOfNode());
  writeFileSync(stamp, text);
  return folder;
}

/** Writes the files of a peer's project, by their paths in its folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** The version of an installed package. */
export function readVersion(folder: string, name: string): string {
  return JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}
