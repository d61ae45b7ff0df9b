// npm run lock: writes package-lock.json anew for every platform. Where a registry mirror lacks the binaries of
// some platform, npm leaves them out of the lock and then refuses it in `npm ci`; here they are named all the same.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const libraries = { musl: 'musl', gnu: 'glibc' } as Record<string, string>;

rmSync(file, { force: true });
const { status } = spawnSync('npm', ['install', '--package-lock-only', '--loglevel=error'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Package> };
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
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
