// npm run lock: writes package-lock.json anew for every platform. Where a registry mirror lacks the binaries of
// some platform, npm leaves them out of the lock and then refuses it in `npm ci`; here they are named all the same.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Package {
  version: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '..');
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const libraries = { musl: 'musl', gnu: 'glibc' } as Record<string, string>;

// Beside installed packages npm copies from them, and they do not know their hashes.
const empty = mkdtempSync(path.join(tmpdir(), 'lock-'));
for (const name of ['package.json', '.npmrc']) copyFileSync(path.join(root, name), path.join(empty, name));
const command = ['install', '--package-lock-only', '--loglevel=error'];
const { status } = spawnSync('npm', command, { cwd: empty, stdio: 'inherit' });
if (status !== 0) process.exit(1);

const lock = JSON.parse(readFileSync(path.join(empty, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};
for (const [place, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (lock.packages[`node_modules/${name}`] || lock.packages[`${place}/node_modules/${name}`]) continue;
    const parts = name.split(/[/-]/);
    const os = systems.filter((system) => parts.includes(system));
    const cpu = processors.filter((processor) => parts.includes(processor));
    if (os.length === 0 || cpu.length === 0) continue;
    const libc = os.includes('linux') ? parts.flatMap((part) => libraries[part] ?? []) : [];
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(dev && { dev }),
      optional: true,
      os,
      cpu,
      ...(libc.length > 0 && { libc }),
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
rmSync(empty, { recursive: true });
writeFileSync(path.join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
